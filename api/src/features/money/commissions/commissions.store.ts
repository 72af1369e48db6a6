import type { CommissionEntry, DatedRate, Month } from '@comptoir/domain/money/commissions/commission';
import { firstDayOf } from '@comptoir/domain/money/commissions/commission-months';
import type { Transaction } from '../../../platform/database/database.ts';

/** A partner, kept from other closings and rates until the transaction ends. */
export const lockCommissioned = (tx: Transaction, id: string): Promise<{ name: string } | null> =>
  tx.first({ text: 'select name from partners where id = $1 for no key update', values: [id] });

/** Sets the rate of a month, in place of the one that was set for it before. */
export function writeRate(
  tx: Transaction,
  { partnerId, rate, userId, now }: { partnerId: string; rate: DatedRate; userId: string; now: Date },
): void {
  tx.write({
    text: `insert into commission_rates (partner_id, from_month, percent_millionths, amount_cents, set_at, set_by)
      values (:partnerId, :fromMonth, :percent, :amount, :now, :userId)
      on conflict (partner_id, from_month) do update set percent_millionths = excluded.percent_millionths,
        amount_cents = excluded.amount_cents, set_at = excluded.set_at, set_by = excluded.set_by`,
    values: {
      partnerId,
      fromMonth: firstDayOf(rate.from),
      percent: rate.kind === 'percent' ? rate.rate : null,
      amount: rate.kind === 'amount' ? rate.amount : null,
      now,
      userId,
    },
  });
}

/** Keeps a month with its entries. */
export function insertStatement(
  tx: Transaction,
  { partnerId, month, now }: { partnerId: string; month: Month; now: Date },
  entries: readonly CommissionEntry[],
): void {
  tx.write({
    text: 'insert into commission_statements (partner_id, month, closed_at) values ($1, $2, $3)',
    values: [partnerId, firstDayOf(month), now],
  });
  tx.write({
    text: `insert into commission_entries (document_id, partner_id, month, merchant_id, company_name, kind, happened_on, net_cents,
        commission_cents)
      select "documentId", $1, $2, "merchantId", "companyName", kind, "on", "netCents", "commissionCents"
      from jsonb_to_recordset($3::jsonb) as e ("documentId" uuid, "merchantId" uuid, "companyName" text, kind text, "on" date,
        "netCents" bigint, "commissionCents" bigint)`,
    values: [partnerId, firstDayOf(month), JSON.stringify(entries)],
  });
}

/** Every partner that has or had a rate. */
export const listCommissioned = (tx: Transaction): Promise<{ id: string }[]> =>
  tx.many({ text: 'select distinct partner_id as id from commission_rates order by 1' });
