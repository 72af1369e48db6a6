import type { MerchantView } from '@comptoir/contract/base/merchants';
import { listMissing } from '@comptoir/domain/base/merchants/check-merchant-information';
import {
  mapInformation,
  type InformationField,
  type MerchantInformation,
} from '@comptoir/domain/base/merchants/merchant-information';

/** The fields that a merchant still has to fill in or put right, in the order in which they are asked, as the server counts them. */
export const missingInformation = (merchant: MerchantView): Exclude<InformationField, 'time_zone'>[] =>
  listMissing(informationOf(merchant), merchant.hasAuthorizationCode).filter((field) => field !== 'time_zone');

const informationOf = (merchant: MerchantView): MerchantInformation =>
  mapInformation((field) => (field === 'authorization_code' ? '' : (merchant[field] ?? '')));
