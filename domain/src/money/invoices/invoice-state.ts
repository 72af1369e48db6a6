import { accept, refuse, type Result } from '../../base/results/result.ts';

/**
 * State of an invoice.
 * - `open`: to be paid, at its due time or at the next attempt
 * - `charging`: an attempt is recorded and under way
 * - `unknown`: the reply to an attempt was lost; it may or may not have charged, and is asked again before anything else
 * - `paid`
 * - `refused`: the card was refused for good; a new card is needed
 * - `past-due`: every attempt was refused; still payable
 * - `credited`: credited in full after payment, or cancelled by a credit note before it
 * - `held`: it was charged another amount than is due; nothing is charged until an administrator keeps or refunds that charge
 */
export type InvoiceState = 'open' | 'charging' | 'unknown' | 'paid' | 'refused' | 'past-due' | 'credited' | 'held';

/**
 * Event of an invoice. `decline`: refused, with another attempt to come; `refuse`: refused for good; `exhaust`: refused at the
 * last attempt; `lose`: no reply; `miss`: it turned out that an attempt never charged; `hold`: a charge of another amount was
 * found; `release`: that charge was refunded.
 */
export type InvoiceEvent =
  | 'charge'
  | 'succeed'
  | 'decline'
  | 'refuse'
  | 'exhaust'
  | 'lose'
  | 'miss'
  | 'credit'
  | 'hold'
  | 'release';

const OUTCOMES = { succeed: 'paid', decline: 'open', refuse: 'refused', exhaust: 'past-due', miss: 'open' } as const;

/** Nothing is charged from `charging` or `unknown`: that is what keeps one invoice from being paid twice. */
const TRANSITIONS: Readonly<Record<InvoiceState, Partial<Record<InvoiceEvent, InvoiceState>>>> = {
  open: { charge: 'charging', credit: 'credited', hold: 'held' },
  charging: { ...OUTCOMES, lose: 'unknown', hold: 'held' },
  unknown: { ...OUTCOMES, lose: 'unknown', hold: 'held' },
  paid: { credit: 'credited' },
  refused: { charge: 'charging', credit: 'credited', hold: 'held' },
  'past-due': { charge: 'charging', credit: 'credited', hold: 'held' },
  credited: {},
  held: { succeed: 'paid', release: 'open' },
};

/** State in which an attempt may find an invoice. */
export type PayableState = 'open' | 'refused' | 'past-due';

/**
 * The state after an event, or a refusal when the event makes no sense in that state. `previousState` is where the attempt found
 * the invoice: what turns out never to have been charged goes back there, so that a click that came to nothing does not
 * make a past-due invoice look as if nothing had happened.
 */
export function nextInvoiceState(
  state: InvoiceState,
  event: InvoiceEvent,
  previousState: PayableState = 'open',
): Result<InvoiceState, 'invoice-state-conflict'> {
  const next = TRANSITIONS[state][event];
  if (!next) return refuse('invoice-state-conflict');
  return accept(event === 'miss' ? previousState : next);
}

/** True when an attempt may begin in a state. */
export const isPayable = (state: InvoiceState): state is PayableState => nextInvoiceState(state, 'charge').ok;

/** States in which an invoice is still to be paid. */
export const UNPAID_STATES: readonly InvoiceState[] = ['open', 'charging', 'unknown', 'refused', 'past-due', 'held'];
