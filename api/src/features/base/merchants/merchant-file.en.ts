import type { MerchantState } from '@comptoir/domain/base/merchants/merchant-state';
import type { SubSector } from '@comptoir/domain/base/merchants/merchant-information';
import type {
  CertificateStanding,
  PaymentStanding,
  SubscriptionStanding,
} from '@comptoir/domain/base/merchants/merchant-standing';
import type { FileEnd } from '../../../platform/files/write-rows.ts';

/** Texts of a file of merchants; the columns in the order of their cells. */
export interface MerchantFileWords {
  readonly fileName: string;
  readonly columns: readonly string[];
  readonly states: Readonly<Record<MerchantState, string>>;
  readonly subSectors: Readonly<Record<SubSector, string>>;
  readonly subscriptions: Readonly<Record<SubscriptionStanding, string>>;
  readonly payments: Readonly<Record<PaymentStanding, string>>;
  readonly certificates: Readonly<Record<CertificateStanding, string>>;
  readonly endLine: (end: FileEnd) => readonly string[];
}

export const merchantFileEn: MerchantFileWords = {
  fileName: 'merchants',
  columns: [
    'Merchant',
    'City',
    'File number',
    'QST number',
    'GST number',
    'Phone',
    'Sub-sector',
    'Account',
    'Partner',
    'Plan',
    'Payment',
    'Certificates',
    'Last bill',
    'Bills waiting',
  ],
  states: { registering: 'Registration not complete', active: 'Active', inactive: 'Inactive' },
  subSectors: { food_truck: 'Food truck', bar: 'Bar', restaurant: 'Restaurant' },
  subscriptions: { none: 'Not subscribed', active: 'Under way', pausing: 'Pause scheduled', paused: 'Paused' },
  payments: {
    'past-due': 'Past due',
    refused: 'Card refused',
    paused: 'Paused',
    'no-card': 'No card',
    'paid-up': 'Paid up',
    none: 'Not subscribed',
  },
  certificates: { ended: 'To renew', expiring: 'Expiring soon', valid: 'Valid', none: 'No device' },
  endLine: ({ count, lastId, sha256 }) => ['End of file', `Merchants: ${count}`, `SHA-256: ${sha256}`, lastId ?? ''],
};
