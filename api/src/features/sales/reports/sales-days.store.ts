import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';

/** A device whose bills are to be folded into its merchant's days. */
export interface FoldableDevice {
  readonly merchantId: string;
  readonly deviceId: string;
}

/** Lists the devices with bills to fold: so many, ones that wait so long, or days of a zone that the merchant has left. */
export const listDueFolds = (
  tx: Transaction,
  due: { bills: number; before: Date; limit: number },
): Promise<FoldableDevice[]> =>
  tx.many({
    name: 'list-due-folds',
    text: `select l.merchant_id as "merchantId", l.device_id as "deviceId"
      from lanes l join merchants m on m.id = l.merchant_id left join sales_folds f on f.device_id = l.device_id
        cross join lateral (select coalesce(least(f.position, f.items_position, f.counted_position), 0) as position) done
      where l.last_position > done.position and (l.last_position >= done.position + $1 or coalesce(f.folded_at <= $2, true))
        or f.zone <> m.time_zone
      order by f.folded_at nulls first, l.device_id limit $3`,
    values: [due.bills, due.before, due.limit],
  });

/** Every device that has bills, of one merchant or of all. */
export const listFoldableDevices = (tx: Transaction, merchantId: string | null): Promise<FoldableDevice[]> =>
  tx.many({
    text: `select merchant_id as "merchantId", device_id as "deviceId" from lanes
      where last_position > 0 and ($1::uuid is null or merchant_id = $1) order by merchant_id, device_id`,
    values: [merchantId],
  });

/** Positions up to which a device is folded, into days, into items and into the counts of the province, and the zone of its days. */
interface Fold {
  readonly position: number;
  readonly itemsPosition: number;
  readonly countedPosition: number;
  readonly zone: MerchantTimeZone;
  readonly merchantZone: MerchantTimeZone;
}

/**
 * Locks the fold of a device: whatever changes its days goes one after the other. Null where there is no such device, and, unless it
 * waits, while another transaction has it.
 */
export async function lockFold(
  tx: Transaction,
  { merchantId, deviceId }: FoldableDevice,
  { waits }: { readonly waits: boolean },
): Promise<Fold | null> {
  tx.write({
    name: 'begin-fold',
    text: `insert into sales_folds (device_id, merchant_id, zone, position, folded_at)
      select $1, id, time_zone, 0, '-infinity' from merchants where id = $2 on conflict do nothing`,
    values: [deviceId, merchantId],
  });
  return tx.first({
    name: waits ? 'lock-fold' : 'lock-free-fold',
    text: `select f.position::int, f.items_position::int as "itemsPosition",
        f.counted_position::int as "countedPosition", f.zone, m.time_zone as "merchantZone"
      from sales_folds f join merchants m on m.id = f.merchant_id where f.device_id = $1
      for update of f${waits ? '' : ' skip locked'}`,
    values: [deviceId],
  });
}

/** Takes the days of a device back: until it is folded again its bills are read one by one, and every figure stays. */
export function emptyFold(tx: Transaction, { merchantId, deviceId }: FoldableDevice, zone: MerchantTimeZone): void {
  tx.write({
    text: 'delete from sales_days where merchant_id = $1 and device_id = $2',
    values: [merchantId, deviceId],
  });
  tx.write({
    text: 'delete from sales_items where merchant_id = $1 and device_id = $2',
    values: [merchantId, deviceId],
  });
  tx.write({
    text: 'update sales_folds set position = 0, items_position = 0, zone = $2 where device_id = $1',
    values: [deviceId, zone],
  });
}

/** Bills of a chain behind `position`, at most `limit` of them, for days of the zone. */
interface FoldNext extends FoldableDevice {
  readonly position: number;
  readonly zone: MerchantTimeZone;
  readonly limit: number;
}

/** The bills that are folded next. */
const NEXT = `next as (
        select position, transaction_id, signed_at from transmissions
        where merchant_id = :merchantId and device_id = :deviceId and position > :position order by position limit :limit
      )`;

/** Adds the next bills of a chain to their days, and says how many there were. The fold is locked. */
export const foldNextBills = (tx: Transaction, fold: FoldNext & { now: Date }): Promise<{ count: number } | null> =>
  tx.first({
    name: 'fold-next-bills',
    text: `with ${NEXT}, added as (
        insert into sales_days as d (merchant_id, day, device_id, kind, payment, employee, bills, sales, refunds, gross_cents,
          refunded_cents, gst_cents, qst_cents, gst_base_cents, qst_base_cents, received_cents, returned_cents, adjustment_cents,
          service_cents, alcohol_cents, tip_cents)
        select :merchantId, (b.signed_at at time zone zone_of(:zone::text))::date, :deviceId, b.kind, b.payment, coalesce(b.employee, ''),
          count(*), sum(f.sales), sum(f.refunds), sum(f.gross_cents), sum(f.refunded_cents), sum(f.gst_cents), sum(f.qst_cents),
          sum(f.gst_base_cents), sum(f.qst_base_cents), sum(f.received_cents), sum(f.returned_cents), sum(f.adjustment_cents),
          sum(f.service_cents), sum(f.alcohol_cents), sum(f.tip_cents)
        from next n
          join transactions b on b.merchant_id = :merchantId and b.id = n.transaction_id and b.signed_at = n.signed_at
          cross join lateral bill_figures(b.document::jsonb, b.sold_cents, b.kind) f
        group by 2, 4, 5, 6
        on conflict (merchant_id, day, device_id, kind, payment, employee) do update set bills = d.bills + excluded.bills,
          sales = d.sales + excluded.sales, refunds = d.refunds + excluded.refunds,
          gross_cents = d.gross_cents + excluded.gross_cents, refunded_cents = d.refunded_cents + excluded.refunded_cents,
          gst_cents = d.gst_cents + excluded.gst_cents, qst_cents = d.qst_cents + excluded.qst_cents,
          gst_base_cents = d.gst_base_cents + excluded.gst_base_cents,
          qst_base_cents = d.qst_base_cents + excluded.qst_base_cents,
          received_cents = d.received_cents + excluded.received_cents,
          returned_cents = d.returned_cents + excluded.returned_cents,
          adjustment_cents = d.adjustment_cents + excluded.adjustment_cents,
          service_cents = d.service_cents + excluded.service_cents, alcohol_cents = d.alcohol_cents + excluded.alcohol_cents,
          tip_cents = d.tip_cents + excluded.tip_cents
      )
      update sales_folds set position = coalesce((select max(position) from next), position), folded_at = :now
        where device_id = :deviceId
        returning (select count(*)::int from next) as count`,
    values: { ...valuesOf(fold), now: fold.now },
  });

/** Adds the next bills of a chain to the items of their days, likewise. */
export const foldNextItems = (tx: Transaction, fold: FoldNext): Promise<{ count: number } | null> =>
  tx.first({
    name: 'fold-next-items',
    text: `with ${NEXT}, added as (
        insert into sales_items as d (merchant_id, day, device_id, item, sold_hundredths, returned_hundredths, gross_cents,
          refunded_cents)
        select :merchantId, (b.signed_at at time zone zone_of(:zone::text))::date, :deviceId, f.item, sum(f.sold_hundredths),
          sum(f.returned_hundredths), sum(f.gross_cents), sum(f.refunded_cents)
        from next n
          join transactions b on b.merchant_id = :merchantId and b.id = n.transaction_id and b.signed_at = n.signed_at
            and b.sold_cents <> 0
          cross join lateral bill_items(b.document::jsonb, b.sold_cents) f
        group by 2, 4
        on conflict (merchant_id, day, device_id, item) do update set
          sold_hundredths = d.sold_hundredths + excluded.sold_hundredths,
          returned_hundredths = d.returned_hundredths + excluded.returned_hundredths,
          gross_cents = d.gross_cents + excluded.gross_cents, refunded_cents = d.refunded_cents + excluded.refunded_cents
      )
      update sales_folds set items_position = coalesce((select max(position) from next), items_position)
        where device_id = :deviceId
        returning (select count(*)::int from next) as count`,
    values: valuesOf(fold),
  });

/** Adds the next bills of a chain to the counts of Québec's days, likewise. A day's row is locked in the order of days, by any fold. */
export const foldNextCounts = (tx: Transaction, fold: Omit<FoldNext, 'zone'>): Promise<{ count: number } | null> =>
  tx.first({
    name: 'fold-next-counts',
    text: `with ${NEXT}, added as (
        insert into bill_days as d (day, merchant_id, bills, sold_cents)
        select (b.signed_at at time zone 'America/Toronto')::date, :merchantId, count(*), sum(b.sold_cents)
        from next n
          join transactions b on b.merchant_id = :merchantId and b.id = n.transaction_id and b.signed_at = n.signed_at
        group by 1 order by 1
        on conflict (day, merchant_id) do update set bills = d.bills + excluded.bills, sold_cents = d.sold_cents + excluded.sold_cents
      )
      update sales_folds set counted_position = coalesce((select max(position) from next), counted_position)
        where device_id = :deviceId
        returning (select count(*)::int from next) as count`,
    values: { merchantId: fold.merchantId, deviceId: fold.deviceId, position: fold.position, limit: fold.limit },
  });

/** Takes the counts of a merchant back, of all its devices at once: they are read one by one until they are folded again. Its folds are locked. */
export function emptyCounts(tx: Transaction, merchantId: string): void {
  tx.write({ text: 'delete from bill_days where merchant_id = $1', values: [merchantId] });
  // what drifted from the days is left over
  tx.write({ text: 'delete from bill_months where merchant_id = $1', values: [merchantId] });
  tx.write({ text: 'update sales_folds set counted_position = 0 where merchant_id = $1', values: [merchantId] });
}

/** Sums the days of everyone again from those of the merchants, and lists those that were others. Nothing is folded meanwhile. */
export const sumProvinceAgain = (tx: Transaction): Promise<{ day: Day }[]> =>
  tx.many({ text: 'select day::text as day from sum_province_again() day order by 1' });

const valuesOf = ({ merchantId, deviceId, position, zone, limit }: FoldNext) => ({
  merchantId,
  deviceId,
  position,
  zone,
  limit,
});
