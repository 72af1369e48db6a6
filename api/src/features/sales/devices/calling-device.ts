import type { MerchantTimeZone, SubSector } from '@comptoir/domain/base/merchants/merchant-information';
import type { Scope } from '../../../platform/database/database.ts';

/** A linked till as it calls: itself and what bills must say of its merchant. */
export interface CallingDevice {
  readonly id: string;
  readonly merchantId: string;
  readonly name: string;
  readonly deviceNumber: string | null;
  readonly companyName: string;
  readonly fileNumber: string | null;
  readonly qstNumber: string | null;
  readonly gstNumber: string | null;
  readonly timeZone: MerchantTimeZone;
  readonly subSector: SubSector | null;
  /** True when a user asked in the portal for its certificate to be renewed. */
  readonly isRenewalRequested: boolean;
}

/** Owner that a bill must state. */
export type BillOwner = Pick<
  CallingDevice,
  'id' | 'merchantId' | 'deviceNumber' | 'fileNumber' | 'qstNumber' | 'gstNumber'
>;

/** Till as known when its bill is taken: whose the bill must be, and whether it is to renew its certificate. */
export type SellingDevice = BillOwner & Pick<CallingDevice, 'isRenewalRequested'>;

/** The database scope of a calling till: its own merchant. */
export const scopeOfDevice = ({ merchantId }: Pick<CallingDevice, 'merchantId'>): Scope => ({
  role: 'device',
  merchantId,
});
