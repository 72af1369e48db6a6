import type {
  CardPayments,
  Charge,
  ChargeOutcome,
  Movements,
  Refund,
} from '../src/gateways/card-payments/card-payments.ts';
import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

/** Kinds of cards, by their behaviour when charged. */
export const CARD_KINDS = ['good', 'flaky', 'broke', 'dead', 'wary'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Reachability of the network, as probabilities; `late`: the call is given up, and arrives all the same. */
export interface NetworkWeather {
  readonly reachable: boolean;
  readonly neverArrives: number;
  readonly late: number;
  readonly replyLost: number;
}

/** A charge in the network's own books; `taken` when it took money. */
export interface LedgerCharge extends Charge {
  readonly outcome: ChargeOutcome;
  readonly taken: boolean;
  readonly at: Date;
}

/** A refund in the network's own books. */
export interface LedgerRefund extends Refund {
  readonly at: Date;
}

/** A card network in memory, with its own books, that knows charges and refunds by their keys. */
export interface CardNetwork {
  readonly payments: CardPayments;
  readonly charges: readonly LedgerCharge[];
  readonly refunds: readonly LedgerRefund[];
  setWeather(weather: NetworkWeather): void;
}

export const FAIR: NetworkWeather = { reachable: true, neverArrives: 0, late: 0, replyLost: 0 };

const LATEST_MS = 30_000;

interface Books {
  readonly charges: LedgerCharge[];
  readonly refunds: LedgerRefund[];
  /** Finds the network's record of a charge; nothing, when it forgets keys. */
  find(key: string): LedgerCharge | undefined;
  settle(charge: Charge): ChargeOutcome;
  /** A call that was given up, and arrives later all the same. */
  delay(charge: Charge): void;
  receiveLate(): void;
}

interface NetworkDeps {
  readonly random: Random;
  readonly clock: Clock;
  /** A broken network, which takes money each time it is asked and denies it afterwards. */
  readonly forgetsKeys?: boolean | undefined;
}

export function createCardNetwork(deps: NetworkDeps): CardNetwork {
  const books = openBooks(deps);
  const saved = new Map<string, string>();
  let weather = FAIR;
  const { random, clock } = deps;
  const payments: CardPayments = {
    provider: 'simulator',
    beginEntry: async () => null,
    saveCard: async ({ token, key }) => {
      if (!weather.reachable) return { kind: 'unavailable' };
      const reference = saved.get(key) ?? `${token}-${saved.size}`;
      saved.set(key, reference);
      return { kind: 'saved', reference, face: { brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2040 } };
    },
    deleteCard: async () => (weather.reachable ? 'deleted' : 'unavailable'),
    charge: async (charge) => chargeIn(books, { random, weather, charge }),
    findCharge: async ({ key }) => {
      books.receiveLate();
      if (!weather.reachable || random.happens(weather.replyLost)) return { kind: 'unavailable' };
      return books.find(key)?.outcome ?? { kind: 'not-charged' };
    },
    refund: async (refund) => {
      if (!weather.reachable) return { kind: 'unavailable' };
      if (random.happens(weather.neverArrives)) return { kind: 'unknown' };
      if (!books.refunds.some(({ key }) => key === refund.key)) books.refunds.push({ ...refund, at: clock.now() });
      return { kind: random.happens(weather.replyLost) ? 'unknown' : 'done' };
    },
    listMovements: async (since) => {
      books.receiveLate();
      return weather.reachable ? movementsOf(books, since) : null;
    },
    readWebhook: () => null,
    close: async () => {},
  };
  const setWeather = (now: NetworkWeather): void => {
    weather = now;
  };
  return { payments, charges: books.charges, refunds: books.refunds, setWeather };
}

function movementsOf({ charges, refunds }: Books, since: Date): Movements {
  const recent = charges.filter(({ at }) => at >= since);
  return {
    charges: recent.flatMap((charge) =>
      charge.outcome.kind === 'succeeded' ? [{ ...charge, reference: charge.outcome.reference, card: null }] : [],
    ),
    refunds: refunds
      .filter(({ at }) => at >= since)
      .map((refund) => ({ ...refund, reference: `refund-${refund.key}` })),
    numbers: recent.map(({ invoiceNumber }) => invoiceNumber),
  };
}

function chargeIn(
  books: Books,
  { random, weather, charge }: { random: Random; weather: NetworkWeather; charge: Charge },
): ChargeOutcome {
  books.receiveLate();
  if (!weather.reachable) return { kind: 'unavailable' };
  if (random.happens(weather.neverArrives)) return { kind: 'unknown' };
  if (random.happens(weather.late)) {
    books.delay(charge);
    return { kind: 'unknown' };
  }
  const outcome = books.settle(charge);
  return random.happens(weather.replyLost) ? { kind: 'unknown' } : outcome;
}

function openBooks({ random, clock, forgetsKeys = false }: NetworkDeps): Books {
  const charges: LedgerCharge[] = [];
  const byKey = new Map<string, LedgerCharge>();
  let underWay: { readonly at: number; readonly charge: Charge }[] = [];
  const find = (key: string): LedgerCharge | undefined => (forgetsKeys ? undefined : byKey.get(key));
  const settle = (charge: Charge): ChargeOutcome => {
    const known = find(charge.key);
    if (known) return isSame(known, charge) ? known.outcome : { kind: 'unknown', isKeySpent: true };
    const outcome = drawOutcome(random, charge);
    const entry = { ...charge, outcome, taken: outcome.kind === 'succeeded', at: clock.now() };
    byKey.set(charge.key, entry);
    charges.push(entry);
    return outcome;
  };
  return {
    charges,
    refunds: [],
    find,
    settle,
    delay: (charge) => void underWay.push({ at: clock.now().getTime() + random.below(LATEST_MS), charge }),
    receiveLate: () => {
      const now = clock.now().getTime();
      const arrived = underWay.filter(({ at }) => at <= now);
      underWay = underWay.filter(({ at }) => at > now);
      for (const { charge } of arrived) settle(charge);
    },
  };
}

/** A key stands for one request alone, as at every provider. */
const isSame = (one: Charge, other: Charge): boolean =>
  one.amountCents === other.amountCents &&
  one.reference === other.reference &&
  one.invoiceNumber === other.invoiceNumber;

const SOFT: ChargeOutcome = { kind: 'declined', decline: 'soft', code: 'insufficient_funds' };

/** The kind of a card is the first word of its reference. */
function drawOutcome(random: Random, { key, reference, amountCents }: Charge): ChargeOutcome {
  const succeeded: ChargeOutcome = { kind: 'succeeded', reference: `charge-${key}`, amountCents };
  const [kind] = reference.split('-');
  if (kind === 'dead') return { kind: 'declined', decline: 'hard', code: 'expired_card' };
  if (kind === 'broke') return random.happens(0.85) ? SOFT : succeeded;
  if (kind === 'flaky') return random.happens(0.4) ? SOFT : succeeded;
  if (kind === 'wary' && random.happens(0.3)) return { kind: 'action-required', code: 'authentication_required' };
  return succeeded;
}
