import type { MerchantView } from '@comptoir/contract/base/merchants';
import type { MerchantRow } from './merchants.store.ts';

/** The wire names that spec §3 gives. */
export function viewOf(merchant: MerchantRow): MerchantView {
  return {
    id: merchant.id,
    partnerId: merchant.partnerId,
    subscriptionCompleted: merchant.subscriptionCompleted,
    isTraiteur: merchant.isCaterer,
    requireShift: merchant.requireShift,
    active: merchant.active,
    version: merchant.version,
    hasAuthorizationCode: merchant.hasAuthorizationCode,
    authorizationCodeSetAt: merchant.authorizationCodeSetAt?.toISOString() ?? null,
    file_number: merchant.fileNumber,
    qst_number: merchant.qstNumber,
    gst_number: merchant.gstNumber,
    time_zone: merchant.timeZone,
    sub_sector: merchant.subSector,
    company_name: merchant.companyName,
    area_code: merchant.areaCode,
    phone_number: merchant.phoneNumber,
    civic_number: merchant.civicNumber,
    address: merchant.street,
    city: merchant.city,
    postal_code: merchant.postalCode,
  };
}
