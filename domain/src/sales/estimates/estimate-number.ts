import { dayIn } from '../../base/calendar/local-day.ts';
import type { MerchantTimeZone } from '../../base/merchants/merchant-information.ts';

/** Returns the number of an estimate: `E-2026-0018`, with the year in which it was made in the merchant's zone. */
export const estimateNumber = (
  count: number,
  { createdAt, zone }: { readonly createdAt: Date; readonly zone: MerchantTimeZone },
): string => `E-${dayIn(zone, createdAt).slice(0, 4)}-${String(count).padStart(4, '0')}`;
