import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSystem } from '../../test/factories/merchants.ts';
import { startSimulatedCards, type SimulatedCards } from '../../test/simulated-cards.ts';
import { useTestApp } from '../../test/test-app.ts';
import type { Dependencies } from '../dependencies.ts';
import { createSimulatorPayments } from '../gateways/card-payments/simulator-payments.ts';
import { demoId } from './demo-id.ts';
import { seedBilling } from './seed-billing.ts';
import { seedPeople } from './seed-people.ts';
import { seedStep } from './seed-step.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const test = useTestApp({ now: () => NOW });

let cards: SimulatedCards;
let deps: Dependencies;
beforeAll(async () => {
  cards = await startSimulatedCards();
  const { simulator } = cards.settings;
  const payments = createSimulatorPayments(simulator, test.dependencies.log);
  deps = { ...test.dependencies, config: { ...test.dependencies.config, cards: simulator }, payments };
  await seedStep(deps.database, 'people', (tx) => seedPeople(tx, deps.seal, deps.now()));
  await seedBilling(deps);
}, 120_000);
afterAll(async () => {
  await deps.payments?.close();
  await cards.stop();
});

const one = async <Row>(text: string, values: unknown[] = []): Promise<Row | undefined> =>
  (await asSystem<Row>(test, { text, values }))[0];

const network = async () =>
  (await cards.control('GET /__sim/status')) as {
    counters: { succeeded: number; chargedCents: number; charges: number };
  };

describe('the demo world’s billing', () => {
  it('begins for each merchant a few days after it signed up', async () => {
    const odd = await asSystem(test, {
      text: `select m.company_name as name from subscriptions s join merchants m on m.id = s.merchant_id
        where s.subscribed_at - m.created_at not between interval '1 day' and interval '5 days'`,
    });
    expect(odd).toEqual([]);
  });

  it('has months of paid invoices, numbered without a gap, that agree with the card network to the cent', async () => {
    const paid = await one<{ count: number; cents: number }>(
      `select count(*)::int as count, sum(total_cents)::int as cents from invoices where state = 'paid' and total_cents > 0`,
    );
    expect(paid?.count).toBeGreaterThan(60);
    expect((await network()).counters).toMatchObject({ succeeded: paid?.count, chargedCents: paid?.cents });
    const numbers = await one('select count(*)::int as count, max(number)::int as last from invoices');
    expect(numbers).toEqual({ count: (numbers as { last: number }).last, last: expect.any(Number) });
  });

  it('has one refused card, one season that is over, one who is still signing up, and a soft refusal in the past', async () => {
    const states = await asSystem(test, {
      text: `select m.company_name as name, i.state from invoices i join merchants m on m.id = i.merchant_id
        where i.state <> 'paid'`,
    });
    expect(states).toEqual([{ name: 'Taverne du Faubourg', state: 'refused' }]);
    expect(
      await one(`select m.company_name as name, active from subscriptions s join merchants m on m.id = s.merchant_id
      where s.state = 'paused'`),
    ).toEqual({ name: 'Crèmerie du Vieux-Port', active: false });
    const subscribed = await one(`select count(*)::int as count from subscriptions where merchant_id = $1`, [
      demoId('merchant', 'nouveau'),
    ]);
    expect(subscribed).toEqual({ count: 0 });
    expect(await one(`select distinct merchant_id as id from payment_attempts where state = 'declined-soft'`)).toEqual({
      id: demoId('merchant', 'dejeuner'),
    });
  });

  it('is seeded once: a second start charges no one again', async () => {
    const before = await network();
    await seedBilling(deps);
    expect(await network()).toEqual(before);
  });

  it('has no more than the plan where there is no simulated card network', async () => {
    await seedBilling({ ...deps, config: { ...deps.config, cards: null } });
    expect(await one('select monthly_cents::int as monthly from plan_prices')).toEqual({ monthly: 4900 });
  });
});
