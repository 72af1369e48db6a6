import type { PosConnectionView, PosDeviceView } from '@comptoir/contract/provider/pos-connection';
import type { TaxSetUp } from '@comptoir/domain/base/taxes/check-tax-rates';
import type { PosDevice, PosMerchant, PosTaxRate } from '../../../gateways/pos-provider/pos-provider.ts';
import type { Transaction } from '../../../platform/database/database.ts';

/** Merchant whose data is kept, and the start of its reading. */
export interface KeptData {
  readonly merchantId: string;
  readonly readAt: Date;
}

/** True when the merchant has not removed the app meanwhile; it does not either before the transaction ends. */
export const isStillConnected = async (tx: Transaction, merchantId: string): Promise<boolean> =>
  (await tx.first({
    text: "select state from pos_connections where merchant_id = $1 and state = 'connected' for share",
    values: [merchantId],
  })) !== null;

export const saveMerchant = (tx: Transaction, { merchantId, readAt }: KeptData, merchant: PosMerchant): void =>
  tx.write({
    text: `insert into pos_merchants (merchant_id, name, address_line, city, postal_code, phone, time_zone, read_at)
      values (:merchantId, :name, :addressLine, :city, :postalCode, :phone, :timeZone, :readAt)
      on conflict (merchant_id) do update set name = excluded.name, address_line = excluded.address_line,
        city = excluded.city, postal_code = excluded.postal_code, phone = excluded.phone,
        time_zone = excluded.time_zone, read_at = excluded.read_at`,
    values: {
      merchantId,
      name: merchant.name,
      addressLine: merchant.addressLine,
      city: merchant.city,
      postalCode: merchant.postalCode,
      phone: merchant.phone,
      timeZone: merchant.timeZone,
      readAt,
    },
  });

/** Keeps the devices as they are now; those that are gone are forgotten. */
export function saveDevices(tx: Transaction, { merchantId, readAt }: KeptData, devices: readonly PosDevice[]): void {
  tx.write({
    text: `insert into pos_devices (merchant_id, pos_device_id, name, model, serial, read_at)
      select :merchantId, id, name, model, serial, :readAt from unnest(:ids::text[], :names::text[], :models::text[],
        :serials::text[])
        as listed (id, name, model, serial)
      on conflict (merchant_id, pos_device_id) do update set name = excluded.name, model = excluded.model,
        serial = excluded.serial, read_at = excluded.read_at`,
    values: {
      merchantId,
      readAt,
      ids: devices.map(({ id }) => id),
      names: devices.map(({ name }) => name),
      models: devices.map(({ model }) => model),
      serials: devices.map(({ serial }) => serial),
    },
  });
  tx.write({
    text: 'delete from pos_devices where merchant_id = $1 and pos_device_id <> all ($2::text[])',
    values: [merchantId, devices.map(({ id }) => id)],
  });
}

/** Keeps the taxes as they are now; those that are gone are forgotten. */
export function saveTaxRates(tx: Transaction, { merchantId, readAt }: KeptData, taxes: readonly PosTaxRate[]): void {
  tx.write({
    text: `insert into pos_tax_rates (merchant_id, pos_tax_rate_id, name, rate, is_default, tax_type, read_at)
      select :merchantId, id, name, rate, is_default, tax_type, :readAt
      from unnest(:ids::text[], :names::text[], :rates::bigint[], :isDefaults::boolean[], :taxTypes::text[])
        as listed (id, name, rate, is_default, tax_type)
      on conflict (merchant_id, pos_tax_rate_id) do update set name = excluded.name, rate = excluded.rate,
        is_default = excluded.is_default, tax_type = excluded.tax_type, read_at = excluded.read_at`,
    values: {
      merchantId,
      readAt,
      ids: taxes.map(({ id }) => id),
      names: taxes.map(({ name }) => name),
      rates: taxes.map(({ rate }) => rate),
      isDefaults: taxes.map(({ isDefault }) => isDefault),
      taxTypes: taxes.map(({ taxType }) => taxType),
    },
  });
  tx.write({
    text: 'delete from pos_tax_rates where merchant_id = $1 and pos_tax_rate_id <> all ($2::text[])',
    values: [merchantId, taxes.map(({ id }) => id)],
  });
}

/** Connection of a merchant with the provider, and the provider's facts of them. */
interface ConnectionSeen {
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
