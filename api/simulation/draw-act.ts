import { addMerchant, changeCard, changeSeason, pay, refund, removeCard, type Act } from './acts.ts';
import { CARD_KINDS, type CardKind } from './card-network.ts';
import { localDay } from './expected-subscription.ts';
import { changePrices, DAY_MS, type SimulatedMerchant, type World } from './world.ts';
import { insertComingPrices, listInvoicesIn } from './world.store.ts';

const tabsOf = ({ random }: World): number => (random.happens(0.25) ? 2 + random.below(2) : 1);
const UNPAID = ['open', 'refused', 'past-due', 'unknown', 'charging'];

/** Good cards are the most. */
const drawCard = ({ random }: World): CardKind => (random.happens(0.6) ? 'good' : random.pick(CARD_KINDS));

/** Draws the next act by lot; null when there is no one to do it. */
export async function drawAct(world: World): Promise<Act | null> {
  const { random, pricing, merchants, options } = world;
  if (pricing.happens(0.1)) await moveOne(world);
  const isFull = merchants.length >= options.merchants;
  // A town fills up in its first months.
  if (!isFull && random.happens(0.5)) return signUp(world);
  const mayBegin = merchants.some(({ expected, hasCard }) => hasCard && expected.state() === 'none');
  if (mayBegin && random.happens(0.5)) return season(world, ['none'], 'subscribe');
  return random.pick(ACTS)(world);
}

type Draw = (world: World) => Promise<Act | null>;

const ACTS: readonly Draw[] = [
  (world) => season(world, ['none'], 'subscribe'),
  (world) => season(world, ['active'], 'pause'),
  (world) => season(world, ['active', 'pausing', 'paused'], 'pause'),
  (world) => season(world, ['pausing', 'paused'], 'reactivate'),
  (world) => season(world, ['pausing', 'paused'], 'reactivate'),
  (world) => season(world, ['none', 'active', 'pausing', 'paused'], 'reactivate'),
  (world) => season(world, ['active', 'paused'], 'subscribe'),
  async (world) => onAny(world, (merchant) => changeCard(world, merchant, drawCard(world))),
  async (world) => onAny(world, (merchant) => changeCard(world, merchant, drawCard(world))),
  async (world) => onAny(world, (merchant) => (world.random.happens(0.4) ? removeCard(world, merchant) : null)),
  (world) => payOne(world, 'merchant'),
  (world) => payOne(world, 'merchant'),
  (world) => payOne(world, 'admin'),
  refundOne,
  repriceAll,
];

async function signUp(world: World): Promise<Act> {
  const merchant = await addMerchant(world);
  return changeCard(world, merchant, drawCard(world));
}

function onAny({ random, merchants }: World, act: (merchant: SimulatedMerchant) => Act | null): Act | null {
  return merchants.length === 0 ? null : act(random.pick(merchants));
}

async function season(
  world: World,
  states: readonly string[],
  kind: 'subscribe' | 'pause' | 'reactivate',
): Promise<Act | null> {
  const { random, merchants, codes } = world;
  const able = merchants.filter(({ expected }) => states.includes(expected.state()));
  if (able.length === 0) return null;
  const code = random.happens(0.5) ? random.pick(codes) : null;
  return changeSeason(world, random.pick(able), { kind, tabs: tabsOf(world), code });
}

async function payOne(world: World, by: 'merchant' | 'admin'): Promise<Act | null> {
  const unpaid = await world.database.transaction({ role: 'system' }, (tx) => listInvoicesIn(tx, UNPAID));
  return unpaid.length === 0 ? null : pay(world, world.random.pick(unpaid), { by, tabs: tabsOf(world) });
}

async function refundOne(world: World): Promise<Act | null> {
  const { random, database } = world;
  const states = random.happens(0.8) ? ['paid'] : UNPAID;
  const invoices = await database.transaction({ role: 'system' }, (tx) => listInvoicesIn(tx, states));
  if (invoices.length === 0 || random.happens(0.5)) return null;
  const invoice = random.pick(invoices);
  return refund(world, invoice, random.happens(0.5) ? undefined : 1 + random.below(invoice.leftCents));
}

async function repriceAll(world: World): Promise<null> {
  const { random } = world;
  if (random.happens(0.1))
    await changePrices(world, {
      monthly: 14_000 + random.below(2000),
      installation: { autonomous: random.pick([0, 4999]), assisted: 35_000 + random.below(5000) },
    });
  return null;
}

/** A merchant whose last move is over is notified of the newest prices, from some day within two months on. */
async function moveOne({ merchants, prices, pricing, clock, database }: World): Promise<void> {
  const ready = merchants.filter(({ expected, moves }) => {
    const last = moves.at(-1);
    const isOver = !last || expected.periods.some(({ startsOn }) => startsOn >= last.on);
    return expected.state() !== 'none' && isOver;
  });
  const newest = prices.at(-1);
  if (ready.length === 0 || !newest) return;
  const merchant = pricing.pick(ready);
  const on = localDay(merchant.zone, new Date(clock.now().getTime() + (1 + pricing.below(60)) * DAY_MS));
  await database.transaction({ role: 'system' }, (tx) =>
    insertComingPrices(tx, { merchantId: merchant.id, pricesId: newest.id, on }),
  );
  merchant.moves.push({ on, prices: newest });
}
