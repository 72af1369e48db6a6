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
