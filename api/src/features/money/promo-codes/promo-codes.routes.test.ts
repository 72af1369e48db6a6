import type { PromoCodeView } from '@comptoir/contract/money/promo-codes';
import { beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

let clock = new Date('2026-05-15T15:00:00Z');
const test = useTestApp({ now: () => clock });

let admin: string;
beforeAll(async () => {
  admin = (await aUser(test, { role: 'admin' })).token;
});

const TERMS = {
  discount: { kind: 'percent', rateMillionths: 250_000 },
  onService: true,
  onInstallation: false,
  months: 3,
  startsOn: '2026-05-01',
  endsOn: '2026-05-31',
  maxUses: 10,
};
const create = (payload: object, token = admin) =>
  test.app.inject({ method: 'POST', url: '/api/promo-codes', headers: bearer(token), payload });
const list = async () =>
  (await test.app.inject({ method: 'GET', url: '/api/promo-codes', headers: bearer(admin) })).json<{
    items: PromoCodeView[];
  }>().items;
const withdraw = (id: string) =>
  test.app.inject({ method: 'DELETE', url: `/api/promo-codes/${id}`, headers: bearer(admin) });

describe('promo codes', () => {
  it('are kept as no one can mistype them', async () => {
    const made = (await create({ ...TERMS, code: 'été 2026-b' })).json<PromoCodeView>();
    expect(made).toEqual({ ...TERMS, id: made.id, code: 'ÉTÉ2026B', uses: 0, withdrawnAt: null });
    expect(await list()).toEqual([made]);
  });

  it('are listed the newest first, with their uses', async () => {
    const discount = { kind: 'amount', amountCents: 500 } as const;
    const free = { onInstallation: true, months: null, startsOn: null, endsOn: null, maxUses: null };
    const made = (await create({ ...TERMS, ...free, code: 'CINQ', discount })).json<PromoCodeView>();
    for (const { id } of [await aMerchant(test), await aMerchant(test)])
      await asSystem(test, {
        text: 'insert into promo_redemptions (promo_code_id, merchant_id, redeemed_at) values ($1, $2, now())',
        values: [made.id, id],
      });
    expect((await list()).map(({ code, uses }) => [code, uses])).toEqual([
      ['CINQ', 2],
      ['ÉTÉ2026B', 0],
    ]);
    expect((await list())[0]).toMatchObject({ discount, ...free });
  });

  it('are withdrawn once, and stay in the list', async () => {
    const { id } = (await create({ ...TERMS, code: 'PARTI' })).json<PromoCodeView>();
    expect((await withdraw(id)).statusCode).toBe(204);
    const at = clock.toISOString();
    clock = new Date(clock.getTime() + 60_000);
    expect((await withdraw(id)).statusCode).toBe(204);
    expect((await list()).find((code) => code.id === id)).toMatchObject({ withdrawnAt: at });
  });

  it('that are not there cannot be withdrawn', async () => {
    expect((await withdraw(uuid())).json()).toMatchObject({ error: { code: 'not-found' } });
  });

  it('have a name of their own, however it is typed', async () => {
    expect((await create({ ...TERMS, code: 'UNIQUE' })).statusCode).toBe(200);
    const reply = await create({ ...TERMS, code: ' uni-que ' });
    expect([reply.statusCode, reply.json<{ error: { code: string } }>().error.code]).toEqual([409, 'promo-code-taken']);
  });

  it.each([
    ['code', 'invalid', { code: 'A - -' }],
    ['code', 'invalid', { code: '---' }],
    ['code', 'invalid', { code: 'CAFÉ☕' }],
    ['onService', 'required', { onService: false }],
    ['endsOn', 'before-start', { endsOn: '2026-04-30' }],
    ['endsOn', 'over', { startsOn: '2020-01-01', endsOn: '2020-02-01' }],
    ['endsOn', 'over', { startsOn: null, endsOn: '2026-05-14' }],
    ['startsOn', 'invalid', { startsOn: '0000-01-01' }],
  ])('are refused at %s (%s): %j', async (path, rule, given) => {
    const reply = await create({ ...TERMS, code: 'NEUF', ...given });
    expect(reply.json()).toMatchObject({ error: { code: 'validation-failed', fields: [{ path, rule }] } });
  });

  it.each([
    { discount: { kind: 'percent', rateMillionths: 1_000_001 } },
    { months: 0 },
    { maxUses: 0 },
    { code: 'AB' },
  ])('are never %j', async (given) => {
    const reply = await create({ ...TERMS, code: 'NEUF', ...given });
    expect(reply.json()).toMatchObject({ error: { code: 'validation-failed' } });
  });

  it('are an administrator’s business', async () => {
    const { id } = await aMerchant(test);
    const { token } = await aUser(test, { role: 'merchant', merchantId: id });
    expect((await create({ ...TERMS, code: 'AMOI' }, token)).json()).toMatchObject({ error: { code: 'forbidden' } });
  });
});
