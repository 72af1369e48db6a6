import type { FaultEntry } from '../../shared/waiting-faults.ts';
import type { CardFault } from './card-fault.ts';
import type { CardEvent, Tried } from '../webhooks/card-event.ts';
import type { CardToken, Charge, Customer, KeptReply, Refund, Setup, StoredCard } from './cards-state.ts';
import type { SettingsChange } from './settings.ts';

/** One thing that is new, or takes the place of what had its id. */
export type Change =
  | { kind: 'token'; token: CardToken }
  | { kind: 'card'; card: StoredCard }
  | { kind: 'customer'; customer: Customer }
  | { kind: 'setup'; setup: Setup }
  | { kind: 'charge'; charge: Charge }
  | { kind: 'refund'; refund: Refund }
  | { kind: 'event'; event: CardEvent };

/** One line of the journal: all that one request changed together with its answer, so that a torn line loses none of half of it. */
export type JournalEntry =
  | { kind: 'call'; changes: Change[]; reply: KeptReply | null }
  | { kind: 'settings'; change: SettingsChange }
  /** One try to deliver an event, and where it stands since. */
  | { kind: 'tried'; eventId: string; tried: Tried | null; delivery: CardEvent['delivery'] }
  | FaultEntry<CardFault>;
