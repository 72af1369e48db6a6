import type { TransmissionHealthView } from '@comptoir/contract/help/installation';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aTerminal, type MadeTerminal } from '../../../../test/factories/terminals.ts';
import { accept, answer } from '../../../../test/fake-authority.ts';
import { useTestApp } from '../../../../test/test-app.ts';

// One in the morning in the Magdalen Islands, midnight to come in Montréal.
const NOW = new Date('2026-06-02T03:30:00Z');
const test = useTestApp({ now: () => NOW });

beforeEach(() => {
  test.authority.behave((request) => accept(test.authority.received, request));
});

async function aShop(zone = 'America/Montreal'): Promise<{ till: MadeTerminal; token: string }> {
  const merchant = await aMerchant(test);
  await asSystem(test, { text: 'update merchants set time_zone = $2 where id = $1', values: [merchant.id, zone] });
  const { token } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  return { till: await aTerminal(test, { merchant }), token };
}

const read = async (token: string): Promise<TransmissionHealthView> =>
  (
    await test.app.inject({ method: 'GET', url: '/api/transmission-health', headers: bearer(token) })
  ).json<TransmissionHealthView>();

/** Settles what a till has sent at another moment. */
const settleAt = (till: MadeTerminal, at: string) =>
  asSystem(test, {
    text: 'update transmissions set settled_at = $2 where device_id = $1 and settled_at is not null',
    values: [till.id, at],
  });

describe('the health of transmission', () => {
  it('is unknown before anything was sent', async () => {
    const { token } = await aShop();
    expect(await read(token)).toEqual({
      acceptedToday: 0,
      acceptedTodayCents: 0,
      lastAcceptedAt: null,
      waiting: 0,
      oldestWaitingAt: null,
      refusedToday: 0,
      isAuthorityReachable: null,
    });
  });

  it('counts what was accepted today, with its amount', async () => {
    const { till, token } = await aShop();
    await till.submitBills([(await till.bill()).text, (await till.bill()).text]);
    expect(await read(token)).toMatchObject({
      acceptedToday: 2,
      acceptedTodayCents: 1150,
      lastAcceptedAt: NOW.toISOString(),
      isAuthorityReachable: true,
    });
  });

  it.each([
    ['America/Montreal', 1],
    ['America/Halifax', 0],
  ])('begins the day at midnight in %s', async (zone, acceptedToday) => {
    const { till, token } = await aShop(zone);
    await till.submitBills([(await till.bill()).text]);
    await settleAt(till, '2026-06-02T02:00:00Z');
    expect(await read(token)).toMatchObject({ acceptedToday, lastAcceptedAt: '2026-06-02T02:00:00.000Z' });
  });

  it('counts exactly what the list of bills shows for the day and the state', async () => {
    const { till, token } = await aShop();
    const on = (stamp: string) => till.bill((draft) => ({ ...draft, datTrans: stamp }));
    for (const stamp of ['20260531235900', '20260601000000', '20260601220000', '20260602000000'])
      await till.submitBills([(await on(stamp)).text]);
    const list = await test.app.inject({
      method: 'GET',
      url: '/api/bills?from=2026-06-01&to=2026-06-01&states=accepted&states=received-with-errors',
      headers: bearer(token),
    });
    const { acceptedToday } = await read(token);
    expect([acceptedToday, list.json<{ items: unknown[] }>().items.length]).toEqual([2, 2]);
  });

  it('says what waits, since when, and that no answer comes', async () => {
    const { till, token } = await aShop();
    test.authority.behave(async () => ({ kind: 'unavailable', detail: 'down' }));
    await till.submitBills([(await till.bill()).text, (await till.bill()).text]);
    expect(await read(token)).toMatchObject({
      waiting: 2,
      oldestWaitingAt: '2026-06-01T16:00:01.000Z',
      acceptedToday: 0,
      isAuthorityReachable: false,
    });
  });

  it('counts what the authority refused apart', async () => {
    const { till, token } = await aShop();
    test.authority.behave(() =>
      answer({
        current: {
          psiNoTrans: null,
          psiDatTrans: null,
          errors: [{ id: 'JW00B999466E', mess: 'dossier', codRetour: '11', noTrans: null }],
        },
        lot: null,
      }),
    );
    await till.submitBills([(await till.bill()).text]);
    expect(await read(token)).toMatchObject({ acceptedToday: 0, refusedToday: 1, lastAcceptedAt: null });
  });

  it('says nothing of the authority when nothing was sent in the last day', async () => {
    const { till, token } = await aShop();
    await till.submitBills([(await till.bill()).text]);
    await settleAt(till, '2026-05-30T02:00:00Z');
    expect(await read(token)).toMatchObject({ isAuthorityReachable: null });
  });
});
