import type { PromoCodeView } from '@comptoir/contract/money/promo-codes';

/** State of a code: open to be redeemed, or the reason against it. */
export type PromoCodeState = 'open' | 'to-come' | 'expired' | 'used-up' | 'withdrawn';

/** Returns the state of a code on a day of Québec's calendar. */
export function stateOf(code: PromoCodeView, today: string): PromoCodeState {
  if (code.withdrawnAt) return 'withdrawn';
  if (code.endsOn && today > code.endsOn) return 'expired';
  if (code.maxUses !== null && code.uses >= code.maxUses) return 'used-up';
  return code.startsOn && today < code.startsOn ? 'to-come' : 'open';
}
