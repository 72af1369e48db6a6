import type { CardView } from '@comptoir/contract/money/cards';
import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import { isCardExpired } from '@comptoir/domain/money/cards/is-card-expired';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { CardRow } from './cards.store.ts';

/** A saved card as it may be shown, on the day that it is where its merchant is. */
export function showCard(
  { brand, last4, expMonth, expYear, acceptedAt }: Omit<CardRow, 'id' | 'provider' | 'referenceSealed'>,
  { zone, now }: { zone: MerchantTimeZone; now: Date },
): CardView {
  const isExpired = expMonth !== null && expYear !== null && isCardExpired({ expMonth, expYear }, dayIn(zone, now));
  return { brand, last4, expMonth, expYear, isExpired, savedAt: acceptedAt.toISOString() };
}
