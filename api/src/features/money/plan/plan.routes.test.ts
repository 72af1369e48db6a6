import type { DatedPricesView } from '@comptoir/contract/money/plan';
import { beforeAll, describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const NOW = new Date('2026-05-15T15:00:00Z');
let clock = NOW;
const test = useTestApp({ now: () => clock });

let admin: { id: string; token: string };
beforeAll(async () => {
  admin = await aUser(test, { role: 'admin' });
});

const PRICES = { monthlyServiceCents: 14_000, installation: { autonomousCents: 0, assistedCents: 35_000 } };
const read = () => test.app.inject({ method: 'GET', url: '/api/plan' });
const set = (token: string, payload: object) =>
  test.app.inject({ method: 'PUT', url: '/api/plan', headers: bearer(token), payload });

describe('the prices of the plan', () => {
  it('are not found before any were set', async () => {
    expect((await read()).json()).toMatchObject({ error: { code: 'not-found' } });
  });

  it('are what was set last, and what was in force before is kept', async () => {
    expect((await set(admin.token, PRICES)).json()).toEqual({
      ...PRICES,
      changedAt: NOW.toISOString(),
      countsFrom: NOW.toISOString(),
    });
    const dearer = { ...PRICES, monthlyServiceCents: 15_000 };
    await set(admin.token, dearer);
    expect((await read()).json()).toEqual(dearer);
    expect(
      await asSystem(test, {
        text: 'select monthly_cents::int as monthly, changed_by as by from plan_prices order by id',
      }),
    ).toEqual([
      { monthly: 14_000, by: admin.id },
      { monthly: 15_000, by: admin.id },
    ]);
  });

  it.each([
    { ...PRICES, monthlyServiceCents: -1 },
    { ...PRICES, monthlyServiceCents: 1.5 },
    { ...PRICES, installation: { autonomousCents: 0 } },
  ])('are never %j', async (prices) => {
    expect((await set(admin.token, prices)).json()).toMatchObject({ error: { code: 'validation-failed' } });
  });

  it('are an administrator’s to set', async () => {
    const { id } = await aMerchant(test);
    const { token } = await aUser(test, { role: 'merchant', merchantId: id });
    expect((await set(token, PRICES)).json()).toMatchObject({ error: { code: 'forbidden' } });
  });

  it('count from the midnight of a day to come, and those before it until then', async () => {
    const [now, then] = [
      { ...PRICES, monthlyServiceCents: 15_500 },
      { ...PRICES, monthlyServiceCents: 16_000 },
    ];
    await set(admin.token, now);
    const reply = await set(admin.token, { ...then, from: '2026-06-01' });
    expect(reply.json()).toMatchObject({ countsFrom: '2026-06-01T04:00:00.000Z' });
    expect((await read()).json()).toEqual(now);
    const listed = await test.app.inject({ method: 'GET', url: '/api/plan/prices', headers: bearer(admin.token) });
    expect(
      listed
        .json<{ items: DatedPricesView[] }>()
        .items.slice(0, 3)
        .map(({ state, monthlyServiceCents }) => [state, monthlyServiceCents]),
    ).toEqual([
      ['to-come', 16_000],
      ['in-force', 15_500],
      ['past', 15_000],
    ]);
    clock = new Date('2026-06-01T03:59:59.999Z');
    expect((await read()).json()).toEqual(now);
    clock = new Date('2026-06-01T04:00:00Z');
    expect((await read()).json()).toEqual(then);
    clock = NOW;
  });

  it.each(['2026-05-15', '2026-05-14'])('are not set for a day that has begun: %s', async (from) => {
    expect((await set(admin.token, { ...PRICES, from })).json()).toMatchObject({
      error: { code: 'validation-failed', fields: [{ path: 'from', rule: 'day-passed' }] },
    });
  });
});
