import type { LeftMerchant } from '@comptoir/contract/people/merchant-batches';
import type { MerchantBatchReason } from '@comptoir/domain/people/merchant-batches/merchant-batch';

/** Texts of the file of those who were left. */
interface MerchantBatchWords {
  readonly fileName: string;
  readonly head: readonly string[];
  readonly outcomes: Readonly<Record<LeftMerchant['outcome'], string>>;
  readonly reasons: Readonly<Record<MerchantBatchReason, string>>;
}

export const merchantBatchesEn: MerchantBatchWords = {
  fileName: 'merchants-not-done.csv',
  head: ['Merchant', 'Result', 'Reason', 'Id'],
  outcomes: { unchanged: 'No change', refused: 'Refused', failed: 'Failed', cancelled: 'Cancelled' },
  reasons: {
    'moved-meanwhile': 'Moved since it was selected',
    'already-theirs': 'Already with this partner',
    'no-merchant': 'This merchant no longer exists',
    'no-owner': 'No owner to write to',
    'no-partner': 'This partner no longer exists',
    'missing-value': 'Has no value for a placeholder of the message',
  },
};

export type MerchantBatchTexts = typeof merchantBatchesEn;
