import { cents } from '@comptoir/domain/base/amounts/cents';
import { v7 as uuid } from 'uuid';
import type { TestApp } from '../test-app.ts';
import { asSystem, aUser } from './merchants.ts';

/** A rate of a tenth, and a month with one entry of $1.00, of which no invoice is kept. */
export async function aCommission(test: TestApp, partnerId: string, month = '2026-01'): Promise<void> {
  const { id: userId } = await aUser(test, { role: 'admin' });
  const values = [partnerId, `${month}-01`];
  await asSystem(test, {
    text: `insert into commission_rates (partner_id, from_month, percent_millionths, set_at, set_by)
      values ($1, $2, 100000, now(), $3)`,
    values: [...values, userId],
  });
  await asSystem(test, {
    text: 'insert into commission_statements (partner_id, month, closed_at) values ($1, $2, now())',
    values,
  });
  await asSystem(test, {
    text: `insert into commission_entries (document_id, partner_id, month, merchant_id, company_name, kind, happened_on, net_cents,
        commission_cents) values ($3, $1, $2, $3, 'X', 'paid', $2, 1000, 100)`,
    values: [...values, uuid()],
  });
}

let number = 0;

/** An invoice as it was paid, of so much before taxes, which are left out. */
export async function aPaidInvoice(
  test: TestApp,
  { merchantId, paidAt, net }: { merchantId: string; paidAt: string; net: number },
): Promise<string> {
  const id = uuid();
  number += 1;
  await asSystem(test, {
    text: `with issuer as (
        insert into issuers (id, name, address, gst_number, qst_number) values ($2, 'X', 'X', 'X', 'X')
        on conflict (id) do update set name = 'X' returning id
      )
      insert into invoices (id, merchant_id, issuer_id, number, period_starts_on, period_ends_on, created_at, due_at, state,
        subtotal_cents, gst_cents, qst_cents, total_cents, client, language, paid_at)
      select $1, $3, issuer.id, $4::int, '2000-01-01'::date + $4::int, '2000-01-02'::date + $4::int, $5::timestamptz - interval '1 hour', $5, 'paid',
        $6, 0, 0, $6, '{}', 'fr', $5 from issuer`,
    values: [id, '0197a1c2-0000-7000-8000-0000000000aa', merchantId, number, paidAt, cents(net)],
  });
  return id;
}

/** A credit of a part of an invoice. */
export const aCredit = (
  test: TestApp,
  { invoiceId, at, net }: { invoiceId: string; at: string; net: number },
): Promise<unknown> => {
  number += 1;
  return asSystem(test, {
    text: `insert into credit_notes (id, invoice_id, merchant_id, issuer_id, number, created_at, reason, subtotal_cents, gst_cents,
        qst_cents, total_cents, refund_state)
      select $1, id, merchant_id, issuer_id, $2, $3, 'essai', $4, 0, 0, $4, 'none' from invoices where id = $5`,
    values: [uuid(), number, at, cents(net), invoiceId],
  });
};
