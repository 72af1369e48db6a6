import { asSystem } from './merchants.ts';
import type { TestApp } from '../test-app.ts';

/** Inserts the data that a reading at the provider leaves of a merchant, besides the employees: taxes set up wrongly, a device, a failure. */
export async function someProviderData(test: TestApp, merchantId: string): Promise<void> {
  const values = [merchantId];
  await asSystem(test, {
    text: `insert into pos_merchants (merchant_id, name, city, time_zone, read_at)
      values ($1::uuid, 'Chez ' || $1::text, 'Québec', 'America/Montreal', '2026-05-01T12:00Z')`,
    values,
  });
  await asSystem(test, {
    text: `insert into pos_devices (merchant_id, pos_device_id, name, model, serial, read_at)
      values ($1::uuid, 'device of ' || $1::text, 'Bar', 'Flex 3', 'C045UQ10420002', '2026-05-01T12:00Z')`,
    values,
  });
  await asSystem(test, {
    text: `insert into pos_tax_rates (merchant_id, pos_tax_rate_id, name, rate, is_default, read_at)
      values ($1::uuid, 'none', 'NO_TAX_APPLIED', 0, false, '2026-05-01T12:00Z'),
        ($1::uuid, 'one', 'Taxes de ' || $1::text, 1497500, true, '2026-05-01T12:00Z')`,
    values,
  });
  await asSystem(test, {
    text: `insert into pos_reads (merchant_id, kind, read_at, failed_at, failure)
      values ($1, 'tax-rates', '2026-05-01T12:00Z', null, null), ($1, 'devices', '2026-05-01T12:00Z', '2026-05-02T12:00Z', 'refused')`,
    values,
  });
}
