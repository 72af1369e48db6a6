import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import { dayIn, midnightOf } from '@comptoir/domain/base/calendar/local-day';
import { pause } from '@comptoir/domain/money/subscriptions/subscription-state';
import { request } from 'undici';
import { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { writeLog } from '../features/base/record/write-log.ts';
import type { Transaction } from '../platform/database/database.ts';
import { DEMO_SUBSCRIPTIONS, demoCardReference, type DemoSubscription } from './demo-billing.ts';
import { demoId } from './demo-id.ts';
import { DEMO_MERCHANTS } from './demo-merchants.ts';
import { insertSubscription, refuseLater, seedPlan } from './insert-billing.ts';
import { liveUntil } from './live-until.ts';
import { seedStep } from './seed-step.ts';

/** The last month: by then the past is as it should be, and what is to go wrong begins. */
const LATELY_DAYS = 35;
const HOUR_MS = 3_600_000;

/**
 * Months of billing, as they would have been: every subscription is begun on its day, and the days since are lived through
 * by the very work of midnight, with each charge made at the simulated card network. Only where that network is.
 */
export async function seedBilling(deps: Dependencies): Promise<void> {
  await seedStep(deps.database, 'plan', (tx) => seedPlan(tx, deps.now()));
  const { cards } = deps.config;
  if (cards?.provider !== 'simulator') return;
  const saved = await importCards(cards.apiUrl);
  await seedStep(deps.database, 'subscriptions', async (tx) => {
    for (const subscription of inOrder())
      await insertSubscription(tx, {
        ...startOf(deps, subscription),
        seal: deps.seal,
        issuer: deps.config.issuer,
        saved,
      });
  });
  const lately = new Date(deps.now().getTime() - LATELY_DAYS * 24 * HOUR_MS);
  for (const { key, pausedDaysAgo } of DEMO_SUBSCRIPTIONS) {
    if (pausedDaysAgo === undefined) continue;
    const at = new Date(deps.now().getTime() - pausedDaysAgo * 24 * HOUR_MS);
    await seedStep(deps.database, `season.${key}`, async (tx) => {
      await liveUntil(deps, at);
      await endSeason(tx, key, at);
    });
  }
  await seedStep(deps.database, 'cards', async (tx) => {
    await liveUntil(deps, lately);
    for (const { key, newMagic } of DEMO_SUBSCRIPTIONS)
      if (newMagic) await refuseLater(tx, { key, at: lately, seal: deps.seal, saved });
  });
  await seedStep(deps.database, 'billing', () => liveUntil(deps, deps.now()));
}

/** Numbers of invoices run in the order in which they were made. */
const inOrder = (): DemoSubscription[] => DEMO_SUBSCRIPTIONS.toSorted((one, other) => other.daysAgo - one.daysAgo);

/** They all began in the morning, where they are. */
function startOf(deps: Dependencies, subscription: DemoSubscription) {
  const merchant = DEMO_MERCHANTS.find(({ key }) => key === subscription.key);
  const zone = merchant?.timeZone ?? 'America/Montreal';
  const day = addDays(dayIn(zone, deps.now()), -subscription.daysAgo);
  return { subscription, day, at: new Date(midnightOf(day, zone).getTime() + 10 * HOUR_MS) };
}

async function endSeason(tx: Transaction, key: string, at: Date): Promise<void> {
  const merchantId = demoId('merchant', key);
  const ended = pause({ state: 'active', anchor: '2000-01-01', billed: 1 });
  if (!ended.ok) throw new Error(ended.reason);
  await tx.many({
    text: 'update subscriptions set state = $2 where merchant_id = $1',
    values: [merchantId, ended.value.state],
  });
  writeLog(tx, [{ merchantId, occurredAt: at, record: { event: 'subscription-paused', facts: {} } }]);
}

const imported = z.object({
  items: z.array(
    z.object({ id: z.string(), brand: z.string(), last4: z.string(), expMonth: z.number(), expYear: z.number() }),
  ),
});

/** A card as the card network shows it. */
export type SavedDemoCard = z.infer<typeof imported>['items'][number];

/** Makes the cards known to the simulated network, and says what each looks like. */
async function importCards(apiUrl: string): Promise<ReadonlyMap<string, SavedDemoCard>> {
  const items = DEMO_SUBSCRIPTIONS.flatMap(({ key, magic, newMagic }) => [
    { id: demoCardReference(key, 'first'), magic },
    ...(newMagic ? [{ id: demoCardReference(key, 'new'), magic: newMagic }] : []),
  ]);
  const reply = await request(new URL('/__sim/cards', apiUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items }),
  });
  const text = await reply.body.text();
  if (reply.statusCode !== 200) throw new Error(`the simulated card network refused cards: ${text.slice(0, 300)}`);
  return new Map(imported.parse(JSON.parse(text)).items.map((card) => [card.id, card]));
}
