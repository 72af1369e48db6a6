import type { PosConnectionView, PosDeviceView } from '@comptoir/contract/provider/pos-connection';
import type { TaxSetUp } from '@comptoir/domain/base/taxes/check-tax-rates';
import type { Transaction } from '../../../platform/database/database.ts';

/** Connection of a merchant with the provider, and the provider's facts of them. */
export interface ConnectionSeen {
  readonly provider: string;
  readonly state: Exclude<PosConnectionView['state'], 'none'>;
  readonly posMerchantId: string;
  readonly connectedAt: Date | null;
}

export const findConnectionSeen = (tx: Transaction, merchantId: string): Promise<ConnectionSeen | null> =>
  tx.first({
    text: `select provider, state, pos_merchant_id as "posMerchantId", connected_at as "connectedAt"
      from pos_connections where merchant_id = $1`,
    values: [merchantId],
  });

export const findMerchantSeen = (
  tx: Transaction,
  merchantId: string,
): Promise<NonNullable<PosConnectionView['merchant']> | null> =>
  tx.first({
    text: `select name, address_line as "addressLine", city, postal_code as "postalCode", phone, time_zone as "timeZone"
      from pos_merchants where merchant_id = $1`,
    values: [merchantId],
  });

/** The provider's devices by name, with the tills of ours that they are. */
export const listDevicesSeen = (tx: Transaction, merchantId: string): Promise<PosDeviceView[]> =>
  tx.many({
    text: `select p.pos_device_id as "posDeviceId", p.name, p.model, p.serial, d.id as "deviceId"
      from pos_devices p
      left join devices d on d.merchant_id = p.merchant_id and d.pos_device_id = p.pos_device_id
      where p.merchant_id = $1 order by p.name nulls last, p.serial, p.pos_device_id`,
    values: [merchantId],
  });

export const listTaxesSeen = (tx: Transaction, merchantId: string): Promise<TaxSetUp[]> =>
  tx.many({
    text: `select name, rate::float8 as rate, is_default as "isDefault" from pos_tax_rates
      where merchant_id = $1 order by rate, name, pos_tax_rate_id`,
    values: [merchantId],
  });
