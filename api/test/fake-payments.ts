import type {
  CardPayments,
  Charge,
  ChargeOutcome,
  Movements,
  PaymentEvent,
  Refund,
  RefundOutcome,
  SavedCard,
} from '../src/gateways/card-payments/card-payments.ts';

/** Header by which a message of the network is recognized. */
export const SIGNED = { 'x-fake-signature': 'right' } as const;

/** Ending of a charge: as the card has it, or lost on the way there (`never-arrives`) or back (`reply-lost`, `decline-lost`). */
export type ChargeBehaviour =
  | 'succeed'
  | 'decline-soft'
  | 'decline-hard'
  | 'action-required'
  | 'unavailable'
  | 'never-arrives'
  | 'reply-lost'
  | 'decline-lost';

/** A charge as the network settled it. */
export interface SettledCharge extends Charge {
  readonly outcome: ChargeOutcome;
}

/** A card network in memory: it charges once per key, refunds once per key, and ends as it is set. */
export interface FakePayments extends CardPayments {
  /** Every charge that arrived, by key; those that took money have the outcome `succeeded`. */
  readonly settled: ReadonlyMap<string, SettledCharge>;
  /** Refunds, by key. */
  readonly refunds: ReadonlyMap<string, Omit<Refund, 'key'>>;
  /** The cards that were saved, by key. */
  readonly saved: ReadonlyMap<string, SavedCard>;
  /** The texts of the messages that were recognized. */
  readonly messages: readonly string[];
  /** References of the cards that were deleted. */
  readonly deleted: readonly string[];
  /** Keys of the charges that were asked about. */
  readonly asked: readonly string[];
  /** The charges of an invoice that took money. */
  chargesOf(invoiceNumber: string): readonly SettledCharge[];
  /** Sets the endings of the next charges; those after them succeed. */
  next(...behaviours: ChargeBehaviour[]): void;
  /** Sets the endings of the next refunds; those after them are done. `reply-lost` refunds, without saying so. */
  nextRefunds(...outcomes: (RefundOutcome['kind'] | 'reply-lost')[]): void;
  /** From now on it can be reached, or not. */
  reachable(reachable: boolean): void;
  /** Holds charges back until the returned function is called. */
  hold(): () => void;
}

export function createFakePayments(): FakePayments {
  const settled = new Map<string, SettledCharge>();
  const refunds = new Map<string, Omit<Refund, 'key'>>();
  const [deleted, asked]: [string[], string[]] = [[], []];
  const saved = new Map<string, SavedCard>();
  const messages: string[] = [];
  const behaviours: ChargeBehaviour[] = [];
  const refundOutcomes: (RefundOutcome['kind'] | 'reply-lost')[] = [];
  let reachable = true;
  let held: Promise<void> = Promise.resolve();
  return {
    provider: 'simulator',
    settled,
    refunds,
    deleted,
    asked,
    saved,
    messages,
    chargesOf: (number) =>
      [...settled.values()].filter(
        ({ invoiceNumber, outcome }) => invoiceNumber === number && outcome.kind === 'succeeded',
      ),
    next: (...more) => void behaviours.push(...more),
    nextRefunds: (...more) => void refundOutcomes.push(...more),
    reachable: (now) => {
      reachable = now;
    },
    hold: () => {
      let release = (): void => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    beginEntry: async ({ merchantId, language }) =>
      reachable ? { kind: 'frame', url: `http://cards.test/frame?session=${merchantId}&lang=${language}` } : null,
    saveCard: async ({ token, key }) => {
      await held;
      if (!reachable) return { kind: 'unavailable' };
      if (token.includes('refused')) return { kind: 'refused', code: 'invalid_number' };
      if (token.includes('declined')) return { kind: 'refused', code: 'card_declined' };
      const face = token.includes('faceless') ? null : CARD;
      const card = saved.get(key) ?? { face, reference: `card_${saved.size + 1}_${token}` };
      saved.set(key, card);
      return { ...card, kind: 'saved' };
    },
    deleteCard: async (reference) => {
      if (!reachable) return 'unavailable';
      deleted.push(reference);
      return 'deleted';
    },
    charge: async (charge) => {
      await held;
      const known = settled.get(charge.key);
      if (known) return isSame(known, charge) ? known.outcome : { kind: 'unknown', isKeySpent: true };
      const behaviour = reachable ? (behaviours.shift() ?? 'succeed') : 'unavailable';
      if (behaviour === 'unavailable') return { kind: 'unavailable' };
      if (behaviour === 'never-arrives') return { kind: 'unknown' };
      const outcome = OUTCOMES[behaviour](charge);
      settled.set(charge.key, { ...charge, outcome });
      return behaviour === 'reply-lost' || behaviour === 'decline-lost' ? { kind: 'unknown' } : outcome;
    },
    findCharge: async ({ key }) => {
      asked.push(key);
      if (!reachable) return { kind: 'unavailable' };
      return settled.get(key)?.outcome ?? { kind: 'not-charged' };
    },
    refund: async ({ key, ...refund }) => {
      if (!reachable) return { kind: 'unavailable' };
      if (refunds.has(key)) return { kind: 'done' };
      const kind = refundOutcomes.shift() ?? 'done';
      if (kind === 'refused') return { kind, code: 'charge_already_refunded' };
      if (kind === 'done' || kind === 'reply-lost') refunds.set(key, refund);
      return { kind: kind === 'reply-lost' ? 'unknown' : kind };
    },
    listMovements: async () => (reachable ? movementsOf(settled, refunds) : null),
    readWebhook: ({ headers, body }) => {
      if (headers['x-fake-signature'] !== SIGNED['x-fake-signature']) return null;
      messages.push(body);
      return body === '' ? [] : [JSON.parse(body) as PaymentEvent];
    },
    close: async () => {},
  };
}

/** A key stands for one request alone. */
const isSame = (one: Charge, other: Charge): boolean =>
  one.amountCents === other.amountCents &&
  one.reference === other.reference &&
  one.invoiceNumber === other.invoiceNumber;

const AT = new Date('2026-06-15T16:00:00Z');

const movementsOf = (settled: ReadonlyMap<string, SettledCharge>, refunds: FakePayments['refunds']): Movements => ({
  charges: [...settled.values()].flatMap(({ outcome, ...charge }) =>
    outcome.kind === 'succeeded' ? [{ ...charge, card: CARD, reference: outcome.reference, at: AT }] : [],
  ),
  refunds: [...refunds].map(([key, refund]) => ({ ...refund, key, reference: `refund_${key}`, at: AT })),
  numbers: [...settled.values()].map(({ invoiceNumber }) => invoiceNumber),
});

const CARD = { brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2032 } as const;

const succeeded = ({ key, amountCents }: Charge): ChargeOutcome => ({
  kind: 'succeeded',
  reference: `charge_${key}`,
  amountCents,
  card: CARD,
});

const OUTCOMES: Readonly<
  Record<Exclude<ChargeBehaviour, 'unavailable' | 'never-arrives'>, (charge: Charge) => ChargeOutcome>
> = {
  succeed: succeeded,
  'reply-lost': succeeded,
  'decline-lost': () => ({ kind: 'declined', decline: 'hard', code: 'expired_card' }),
  'decline-soft': () => ({ kind: 'declined', decline: 'soft', code: 'insufficient_funds' }),
  'decline-hard': () => ({ kind: 'declined', decline: 'hard', code: 'expired_card' }),
  'action-required': () => ({ kind: 'action-required', code: 'authentication_required' }),
};
