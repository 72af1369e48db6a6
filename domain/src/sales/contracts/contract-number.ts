import { dayIn } from '../../base/calendar/local-day.ts';
import type { MerchantTimeZone } from '../../base/merchants/merchant-information.ts';

/** Returns the number of a contract, also on its bills: `C-2026-0018`, with the year of the agreement in the merchant's zone. */
export const contractNumber = (
  count: number,
  { createdAt, zone }: { readonly createdAt: Date; readonly zone: MerchantTimeZone },
): string => `C-${dayIn(zone, createdAt).slice(0, 4)}-${String(count).padStart(4, '0')}`;
