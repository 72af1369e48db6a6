import { v7 as uuid } from 'uuid';
import type { TestApp } from '../test-app.ts';
import { anInvoice } from './billing.ts';
import { asSystem } from './merchants.ts';

/** An invoice that was due some days ago. */
export async function anUnpaidInvoice(
  test: TestApp,
  { merchantId, now }: { merchantId: string; now: Date },
): Promise<void> {
  const made = new Date(now.getTime() - 20 * 86_400_000);
  const period = { startsOn: '2026-05-01', endsOn: '2026-05-15' };
  const { id } = await anInvoice(test, { merchantId, now: made, period });
  await asSystem(test, { text: "update invoices set state = 'past-due' where id = $1", values: [id] });
}

/** A mail that no one has at that address. */
export async function aFailedMail(test: TestApp, { address, now }: { address: string; now: Date }): Promise<void> {
  await asSystem(test, {
    text: `insert into mail_failures (id, address, subject, outcome, detail, first_failed_at, last_failed_at)
      values ($1, $2, 'Bonjour', 'refused', '550', $3, $3)`,
    values: [uuid(), address, now],
  });
}
