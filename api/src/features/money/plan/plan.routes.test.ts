import { beforeAll, describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const NOW = new Date('2026-05-15T15:00:00Z');
const test = useTestApp({ now: () => NOW });

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
    expect((await set(admin.token, PRICES)).json()).toEqual({ ...PRICES, changedAt: NOW.toISOString() });
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
});
