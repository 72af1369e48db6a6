import type { MerchantFacts } from '@comptoir/contract/base/merchant-lists';
import type { SheetCell } from '@comptoir/domain/base/files/csv';
import { merchantState } from '@comptoir/domain/base/merchants/merchant-state';
import type { FileRow } from '../../../platform/files/write-rows.ts';
import type { MerchantFileWords } from './merchant-file.en.ts';
import type { FiledMerchant } from './merchant-files.queries.ts';
import { viewOf } from './information-fields.ts';

export interface MerchantInFile {
  readonly merchant: FiledMerchant;
  readonly standing: MerchantFacts;
}

/** Writes merchants as rows of a file: words for a spreadsheet, the fields of the API for a program. */
export const merchantRow =
  (words: MerchantFileWords) =>
  ({ merchant, standing }: MerchantInFile): FileRow => ({
    id: merchant.id,
    cells: cellsOf({ merchant, standing }, words),
    fields: { ...viewOf(merchant), partner: merchant.partnerName, ...standing },
  });

const cellsOf = ({ merchant, standing }: MerchantInFile, words: MerchantFileWords): SheetCell[] => [
  merchant.companyName,
  merchant.city ?? '',
  merchant.fileNumber ?? '',
  merchant.qstNumber ?? '',
  merchant.gstNumber ?? '',
  telephoneOf(merchant),
  merchant.subSector ? words.subSectors[merchant.subSector] : '',
  words.states[merchantState(merchant)],
  merchant.partnerName ?? '',
  words.subscriptions[standing.subscription],
  words.payments[standing.payment],
  words.certificates[standing.certificates],
  standing.lastBillOn ?? '',
  { amount: standing.waiting, decimals: 0 },
];

/** As it is written in Québec: `418 555-0142`. */
const telephoneOf = ({ areaCode, phoneNumber }: MerchantInFile['merchant']): string =>
  [areaCode, phoneNumber?.replace(/^(\d{3})(\d{4})$/, '$1-$2')].filter(Boolean).join(' ');
