import { beforeEach, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aMerchant, asSystem, type MadeMerchant } from '../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();

let merchant: MadeMerchant;
let tills: readonly string[];
beforeEach(async () => {
  merchant = await aMerchant(test);
  tills = [(await aTerminal(test, { merchant })).id, (await aTerminal(test, { merchant })).id];
});

/** Certificate ends as devices and their merchant have them, and as the certificates say. */
async function standings() {
  const [kept] = await asSystem<{ devices: string; merchant: string }>(test, {
    text: `select m.certified_until::text as merchant,
        (select string_agg(d.id || ' ' || d.signs_until, ', ' order by d.id) from devices d where d.merchant_id = m.id) as devices
      from merchants m where m.id = $1`,
    values: [merchant.id],
  });
  const [counted] = await asSystem<{ devices: string; merchant: string }>(test, {
    text: `select min(c.until)::text as merchant, string_agg(d.id || ' ' || c.until, ', ' order by d.id) as devices
      from devices d cross join lateral (
        select coalesce((select case when n.revoked_at is null then n.not_after end from certificates n where n.device_id = d.id
          order by n.created_at desc limit 1), '-infinity') as until
      ) c where d.merchant_id = $1`,
    values: [merchant.id],
  });
  return { kept, counted };
}

const change = (text: string, till = tills[0], ...more: string[]) => asSystem(test, { text, values: [till, ...more] });
const renew = (endsAt: string) =>
  change(
    `insert into certificates (id, merchant_id, device_id, serial, thumbprint, certificate, psi_certificate, public_key, not_before,
        not_after, created_at)
      select $2::uuid, merchant_id, device_id, serial, $2, certificate, psi_certificate, public_key, not_before, $3,
        created_at + interval '1 minute'
      from certificates where device_id = $1 order by created_at desc limit 1`,
    tills[0],
    uuid(),
    endsAt,
  );
const REVOKE = 'update certificates set revoked_at = now() where device_id = $1';

it.each([
  ['as they begin', async () => {}],
  ['when one is renewed', () => renew('2031-05-01')],
  [
    'when the newest is revoked',
    async () => (await renew('2031-05-01'), change(`${REVOKE} and not_after = '2031-05-01'`)),
  ],
  [
    'when an older one is revoked',
    async () => (await renew('2031-05-01'), change(`${REVOKE} and not_after <> '2031-05-01'`)),
  ],
  [
    'when a term is put right',
    () => change("update certificates set not_after = '2027-01-01' where device_id = $1", tills[1]),
  ],
  [
    'when the newest is taken out',
    async () => (
      await renew('2026-12-31'),
      change("delete from certificates where device_id = $1 and not_after = '2026-12-31'")
    ),
  ],
  ['when none is left', () => change('delete from certificates where device_id = $1')],
] as const)('devices, their merchant and the certificates say the same %s', async (_, happens) => {
  await happens();
  const { kept, counted } = await standings();
  expect(kept).toEqual(counted);
});

it('no two devices that are changed at once leave the merchant behind', async () => {
  await Promise.all(tills.map((till) => change(REVOKE, till)));
  expect((await standings()).kept?.merchant).toBe('-infinity');
  await Promise.all(
    tills.map((till) => change('update certificates set revoked_at = null where device_id = $1', till)),
  );
  const { kept, counted } = await standings();
  expect(kept).toEqual(counted);
});

it('a device that has no lane yet signs nothing, and does not count', async () => {
  await change('delete from lanes where device_id = $1');
  await change(REVOKE);
  const { kept } = await standings();
  expect(kept?.merchant).not.toBe('-infinity');
  expect(kept?.devices).toContain(`${tills[0]} -infinity`);
});
