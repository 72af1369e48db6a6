import type { MerchantView } from '@comptoir/contract/base/merchants';
import { INFORMATION_FIELDS } from '@comptoir/domain/base/merchants/merchant-information';

/** What a merchant must state; a time zone it always has. */
const ASKED = INFORMATION_FIELDS.filter((field) => field !== 'time_zone');

/** The fields that are still empty, in the order in which they are asked: all of them are required. Source: spec §5. */
export const missingInformation = (merchant: MerchantView): (typeof ASKED)[number][] =>
  ASKED.filter((field) => (field === 'authorization_code' ? !merchant.hasAuthorizationCode : !merchant[field]));
