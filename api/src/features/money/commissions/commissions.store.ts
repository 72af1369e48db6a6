import type {
  CommissionEntry,
  DatedRate,
  Month,
  CommissionedChange,
  CommissionSums,
} from '@comptoir/domain/money/commissions/commission';
import { firstDayOf } from '@comptoir/domain/money/commissions/commission-months';
import { cents, type Cents } from '@comptoir/domain/base/amounts/cents';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
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

/** As a statement names a partner. */
export const findCommissioned = (tx: Transaction, id: string): Promise<{ name: string; language: Language } | null> =>
  tx.first({ text: 'select name, language from partners where id = $1', values: [id] });

/** The rates of a partner, newest first. */
export async function listRates(tx: Transaction, partnerId: string): Promise<DatedRate[]> {
  const rows = await tx.many<{ from: Month; percent: number | null; amount: number | null }>({
    text: `select to_char(from_month, 'YYYY-MM') as "from", percent_millionths as percent, amount_cents::float8 as amount
      from commission_rates where partner_id = $1 order by from_month desc`,
    values: [partnerId],
  });
  return rows.map(({ from, percent, amount }) =>
    percent === null ? { from, kind: 'amount', amount: cents(amount ?? 0) } : { from, kind: 'percent', rate: percent },
  );
}

/** A month that was closed, with what its entries come to. */
interface ClosedMonth extends CommissionSums {
  readonly month: Month;
  readonly merchants: number;
  readonly closedAt: Date;
}

/** The last months that were closed, newest first. */
export const listClosedMonths = (tx: Transaction, partnerId: string, most: number): Promise<ClosedMonth[]> =>
  tx.many({
    text: `select to_char(s.month, 'YYYY-MM') as month, s.closed_at as "closedAt",
        count(distinct merchant_id)::int as merchants,
        count(*) filter (where kind = 'paid')::int as invoices,
        coalesce(sum(net_cents) filter (where kind = 'paid'), 0)::float8 as "netCents",
        coalesce(sum(commission_cents) filter (where kind = 'paid'), 0)::float8 as "earnedCents",
        count(*) filter (where kind = 'credited')::int as credits,
        coalesce(-sum(net_cents) filter (where kind = 'credited'), 0)::float8 as "creditedCents",
        coalesce(-sum(commission_cents) filter (where kind = 'credited'), 0)::float8 as "takenBackCents",
        coalesce(sum(commission_cents), 0)::float8 as "totalCents"
      from commission_statements s left join commission_entries e using (partner_id, month)
      where s.partner_id = $1 group by s.month, s.closed_at order by s.month desc limit $2`,
    values: [partnerId, most],
  });

/** The last month that was closed. */
export async function findLastClosed(tx: Transaction, partnerId: string): Promise<Month | null> {
  const row = await tx.first<{ month: Month | null }>({
    text: `select to_char(max(month), 'YYYY-MM') as month from commission_statements where partner_id = $1`,
    values: [partnerId],
  });
  return row?.month ?? null;
}

/** Finds the closing instant of a month, and its entries; null for one that is not closed. */
export async function findClosed(
  tx: Transaction,
  partnerId: string,
  month: Month,
): Promise<{ closedAt: Date; entries: CommissionEntry[] } | null> {
  const statement = await tx.first<{ closedAt: Date }>({
    text: 'select closed_at as "closedAt" from commission_statements where partner_id = $1 and month = $2',
    values: [partnerId, firstDayOf(month)],
  });
  if (!statement) return null;
  const rows = await tx.many<
    Omit<CommissionEntry, 'netCents' | 'commissionCents'> & { net: number; commission: number }
  >({
    text: `select document_id as "documentId", kind, merchant_id as "merchantId", company_name as "companyName",
        happened_on::text as "on", net_cents::float8 as net, commission_cents::float8 as commission
      from commission_entries where partner_id = $1 and month = $2 order by happened_on, document_id`,
    values: [partnerId, firstDayOf(month)],
  });
  const entries = rows.map(({ net, commission, ...entry }) => ({
    ...entry,
    netCents: cents(net),
    commissionCents: cents(commission),
  }));
  return { ...statement, entries };
}

type ChangeRow = Omit<CommissionedChange, 'before' | 'after'> & { readonly was: number; readonly left: number };

/**
 * Lists the payments and credits since an instant of the invoices that count for a partner, and are in no statement; under the scope `system`, as
 * a merchant may be with another one by now. Days are Québec's. The day of a move is the new partner's.
 */
export async function listOpenChanges(
  tx: Transaction,
  { partnerId, start, until }: { partnerId: string; start: Date; until: Date },
): Promise<CommissionedChange[]> {
  const rows = await tx.many<ChangeRow>({
    text: `with theirs as (
        select id, partner_id, company_name from merchants
        where partner_id = $1 or id in (select merchant_id from merchant_moves where from_partner_id = $1)
      ), paid as (
        select i.id, i.merchant_id, t.company_name, t.partner_id, i.paid_at,
          (i.paid_at at time zone 'America/Toronto')::date as paid_on,
          i.subtotal_cents - coalesce((
            select sum(subtotal_cents)::bigint from credit_notes where invoice_id = i.id and created_at < i.paid_at
          ), 0) as net
        from theirs t join invoices i on i.merchant_id = t.id where i.paid_at >= $2
      ), held as (
        select p.* from paid p left join lateral (
          select from_partner_id, true as has_moved from merchant_moves
          where merchant_id = p.merchant_id and moved_on > p.paid_on order by moved_on limit 1
        ) v on true
        where case when v.has_moved then v.from_partner_id else p.partner_id end = $1
      ), changes as (
        select id as document_id, 'paid' as kind, merchant_id, company_name, paid_on, paid_at as at, 0 as was, net as left from held
        union all
        select n.id, 'credited', h.merchant_id, h.company_name, h.paid_on, n.created_at,
          h.net - sum(n.subtotal_cents) over so_far + n.subtotal_cents, h.net - sum(n.subtotal_cents) over so_far
        from held h join credit_notes n on n.invoice_id = h.id and n.created_at >= h.paid_at
        window so_far as (partition by n.invoice_id order by n.created_at, n.id)
      )
      select document_id as "documentId", kind, merchant_id as "merchantId", company_name as "companyName",
        paid_on::text as "paidOn", (at at time zone 'America/Toronto')::date::text as "on", was::float8, "left"::float8
      from changes c
      where at < $3 and not exists (select from commission_entries e where e.document_id = c.document_id)
      order by at, document_id`,
    values: [partnerId, start, until],
  });
  return rows.map(({ was, left, ...change }): CommissionedChange => ({ ...change, ...between(was, left) }));
}

const between = (was: number, left: number): { before: Cents; after: Cents } => ({
  before: cents(was),
  after: cents(left),
});
