import { joinPostalCode, splitAddress, splitPhone } from '@comptoir/domain/base/merchants/split-contact';
import type { PosMerchant } from '../../../gateways/pos-provider/pos-provider.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { createMerchant } from '../../base/merchants/create-merchant.ts';

/**
 * Makes the merchant who arrives for the first time, filled with what the provider knows; registering corrects and completes
 * it. A zone that we do not offer becomes the one of most.
 */
export const receiveMerchant = (tx: Transaction, merchant: PosMerchant): string =>
  createMerchant(tx, {
    companyName: merchant.name,
    ...splitAddress(merchant.addressLine),
    city: merchant.city,
    postalCode: joinPostalCode(merchant.postalCode),
    ...splitPhone(merchant.phone),
    contactEmail: merchant.email,
    timeZone: merchant.timeZone ?? 'America/Montreal',
    language: merchant.language,
  });
