import type { UnexpectedCharge } from '@comptoir/contract/money/unexpected-charges';
import type { Transaction } from '../../../platform/database/database.ts';

interface UnexpectedChargeRow extends Omit<UnexpectedCharge, 'chargedAt' | 'foundAt' | 'resolvedAt'> {
  readonly chargedAt: Date;
  readonly foundAt: Date;
  readonly resolvedAt: Date | null;
}

const CHARGE = `c.id, c.merchant_id as "merchantId", m.company_name as "merchantName", c.invoice_id as "invoiceId",
  c.invoice_number as "invoiceNumber", c.reason, c.amount_cents::float8 as "amountCents",
  c.refunded_cents::float8 as "refundedCents", c.card, c.charge_reference as "chargeReference",
  c.charged_at as "chargedAt", c.found_at as "foundAt", c.state, c.note,
  case when c.state in ('refunded', 'kept') then c.resolved_at end as "resolvedAt"
  from unexpected_charges c left join merchants m on m.id = c.merchant_id`;

const view = ({ chargedAt, foundAt, resolvedAt, ...charge }: UnexpectedChargeRow): UnexpectedCharge => ({
  ...charge,
  chargedAt: chargedAt.toISOString(),
  foundAt: foundAt.toISOString(),
  resolvedAt: resolvedAt?.toISOString() ?? null,
});

/** All of one merchant; those that are still to be decided about, of everybody, for null. Newest first. */
export async function listUnexpectedCharges(tx: Transaction, merchantId: string | null): Promise<UnexpectedCharge[]> {
  const rows = await tx.many<UnexpectedChargeRow>({
    text: `select ${CHARGE}
      where case when $1::uuid is null then c.state not in ('refunded', 'kept') else c.merchant_id = $1 end
      order by c.found_at desc, c.id desc limit 200`,
    values: [merchantId],
  });
  return rows.map(view);
}

export async function findUnexpectedCharge(tx: Transaction, id: string): Promise<UnexpectedCharge | null> {
  const row = await tx.first<UnexpectedChargeRow>({ text: `select ${CHARGE} where c.id = $1`, values: [id] });
  return row && view(row);
}
