import { takeFault } from '../../shared/waiting-faults.ts';
import type { Cards } from '../cards.ts';
import type { CardFault } from '../state/card-fault.ts';
import type { Charge, Face, StoredCard } from '../state/cards-state.ts';
import type { DeclineReason } from './declines.ts';
import { getMagic, type MagicCard } from './magic-cards.ts';

type ChargeDecision = Pick<Charge, 'status' | 'decline'> & {
  /** The charge happens, and the caller gets no answer. */
  losesReply?: boolean;
};

/** Decides as the network does on charging this card now. */
export function decideCharge(cards: Cards, card: StoredCard): ChargeDecision {
  const fault = takeDecline(cards, card.face);
  if (fault) return declined(fault);
  return decideCard(getMagic(card.magic), card.tries);
}

function decideCard({ atCharge }: MagicCard, tries: number): ChargeDecision {
  switch (atCharge.is) {
    case 'declined':
      return declined(atCharge.reason);
    case 'action-required':
      return { status: 'action-required', decline: null };
    case 'accepted':
      if (tries + 1 < (atCharge.fromTry ?? 1)) return declined('insufficient_funds');
      return { status: 'succeeded', decline: null, losesReply: tries === 0 && atCharge.losesReply === true };
  }
}

function declined(decline: DeclineReason): ChargeDecision {
  return { status: 'declined', decline };
}

function takeDecline(cards: Cards, face: Face): DeclineReason | null {
  const fault = takeFault<CardFault>(
    cards,
    (one) => Object.hasOwn(DECLINED_BY, one.fault) && (one.face === undefined || one.face === face),
  );
  return fault ? (DECLINED_BY[fault.fault] ?? null) : null;
}

const DECLINED_BY: Readonly<Partial<Record<CardFault['fault'], DeclineReason>>> = {
  'decline-soft': 'do_not_honor',
  'decline-hard': 'lost_card',
};
