import type { AttentionCounts } from '@comptoir/contract/base/merchants';
import type { attentionBounds, Look } from '@comptoir/domain/base/merchants/attention';
import type { Transaction } from '../../../platform/database/database.ts';
import { UNPAID_INVOICES } from './unpaid-invoices.ts';

/** Partner whose merchants are looked at; null for all that the scope sees. */
export type Of = string | null;

/** A merchant that is looked at, with its part of what is looked into. Instants are as JSON has them. */
export interface LookedRow {
  readonly id: string;
  readonly companyName: string;
  readonly city: string | null;
  readonly subscriptionCompleted: boolean;
  readonly active: boolean;
  readonly isStuck: boolean;
  readonly devices: number;
  readonly devicesInTrouble: number;
  readonly refused: number;
  readonly owedCents: number;
  readonly waiting: number;
  readonly oldestWaitingAt: string | null;
  readonly lastBillAt: string | null;
  readonly part: number;
}

interface LookedRows {
  readonly items: readonly LookedRow[];
  /** Number of merchants that are looked at in all. */
  readonly found: number;
  readonly counts: Omit<AttentionCounts, 'waitingByAge'> & AttentionCounts['waitingByAge'];
}

interface WantedRows {
  readonly of: Of;
  readonly look: Look | undefined;
  readonly offset: number;
  readonly limit: number;
  readonly bounds: ReturnType<typeof attentionBounds>;
}

const OUTSTANDING = "t.state in ('waiting', 'sending', 'unknown')";

/** Sources of trouble among all merchants, each with a small index of its own. */
const OF_ALL = {
  outstanding: `transmissions t where ${OUTSTANDING}`,
  refused: `transmissions t where t.state = 'refused' and t.signed_at >= :refusedSince`,
  ending: 'devices d where d.signs_until <= :endsBy',
  owing: UNPAID_INVOICES,
  registering: "merchants m where m.state = 'registering'",
};

/** A partner's merchants are few: what is theirs is looked up by merchant and by device. Not joined into one: they would be looked for among all. */
const OF_PARTNER = {
  outstanding: `mine join devices d on d.merchant_id = mine.id cross join lateral (
      select t.merchant_id, t.signed_at from transmissions t where t.device_id = d.id and ${OUTSTANDING} offset 0
    ) t`,
  refused: `mine cross join lateral (
      select t.merchant_id, t.signed_at from transmissions t
      where t.merchant_id = mine.id and t.signed_at >= :refusedSince and t.state in ('refused', 'received-with-errors') and t.state = 'refused'
      offset 0
    ) t`,
  ending: 'mine join devices d on d.merchant_id = mine.id where d.signs_until <= :endsBy',
  owing: `${UNPAID_INVOICES} and i.merchant_id in (select id from mine)`,
  registering: "merchants m where m.state = 'registering' and m.partner_id = :of::uuid",
};

/** Few among all: looked up one by one, and not found by reading all of them. */
const EACH_MERCHANT = `cross join lateral (
    select id, name_key, company_name, city, subscription_completed, active, created_at from merchants where id = w.merchant_id offset 0
  ) m`;

/** Number of devices of a merchant of the page, and the last sale of any of them. */
const DEVICES_OF = `select count(*) as devices, max(b.signed_at) as last_bill_at from devices d
  join lanes l on l.device_id = d.id
  left join lateral (
    select signed_at from transmissions
    where merchant_id = d.merchant_id and device_id = d.id and position = l.last_position offset 0
  ) b on true
  where d.merchant_id = p.id`;

/** SQL of a merchant's part in each look. */
const PARTS: Readonly<Record<Look | 'any', string>> = {
  waiting: 'waiting',
  calm: 'calm',
  warning: 'warning',
  urgent: 'urgent',
  late: 'late',
  refused: 'refused',
  devices: 'case when active then ending else 0 end',
  registration: 'is_stuck::int',
  any: 'attention',
};

/**
 * The merchants that are looked at, the most pressing first, and what all add up to: in one statement, so that the counts are of the same
 * moment as the list. Only merchants with whom something is wrong are read. The ranks are those of `attentionOf`.
 */
export const lookAtMerchants = (
  tx: Transaction,
  { of, look, bounds, ...page }: WantedRows,
): Promise<LookedRows | null> => {
  const from = of === null ? OF_ALL : OF_PARTNER;
  return tx.first({
    name: `look-at-merchants-${of === null ? 'of-all' : 'of-partner'}-${look ?? 'any'}`,
    text: `with mine as (
        select id from merchants where partner_id = :of::uuid
      ), outstanding as materialized (
        select t.merchant_id, count(*) as waiting, min(t.signed_at) as oldest,
          count(*) filter (where t.signed_at > :warning) as calm,
          count(*) filter (where t.signed_at <= :warning and t.signed_at > :urgent) as warning,
          count(*) filter (where t.signed_at <= :urgent and t.signed_at > :late) as urgent,
          count(*) filter (where t.signed_at <= :late) as late
        from ${from.outstanding} group by 1
      ), rejected as materialized (
        select t.merchant_id, count(*) as refused from ${from.refused} group by 1
      ), ending as materialized (
        select d.merchant_id, count(*) as ending from ${from.ending} group by 1
      ), owing as materialized (
        select i.merchant_id, sum(i.total_cents - i.credited_cents)::float8 as owed from ${from.owing} group by 1
      ), looked as materialized (
        select m.id, m.name_key, m.company_name, m.city, m.subscription_completed, m.active, s.is_stuck,
          coalesce(o.waiting, 0)::int as waiting, o.oldest, coalesce(o.calm, 0)::int as calm, coalesce(o.warning, 0)::int as warning,
          coalesce(o.urgent, 0)::int as urgent, coalesce(o.late, 0)::int as late, coalesce(r.refused, 0)::int as refused,
          coalesce(e.ending, 0)::int as ending, coalesce(y.owed, 0) as owed,
          case when o.oldest <= :late then 8 when o.oldest <= :urgent then 7 when o.oldest <= :warning then 6
            when r.refused > 0 then 5 when m.active and e.ending > 0 then 4 when y.owed > 0 then 3 when o.waiting > 0 then 2
            when not m.subscription_completed and (m.active or s.is_stuck) then 1 else 0 end as attention
        from (
          select merchant_id from outstanding union select merchant_id from rejected union select merchant_id from ending
          union select merchant_id from owing union select m.id from ${from.registering}
        ) w
        ${EACH_MERCHANT}
        left join outstanding o on o.merchant_id = m.id
        left join rejected r on r.merchant_id = m.id
        left join ending e on e.merchant_id = m.id
        left join owing y on y.merchant_id = m.id
        cross join lateral (select not m.subscription_completed and m.created_at <= :stuckSince as is_stuck) s
      ), behind as (
        select *, ${PARTS[look ?? 'any']} as part from looked
      ), page as (
        select * from behind where part > 0 order by attention desc, name_key, id limit :limit offset :offset
      )
      select (select count(*)::int from behind where part > 0) as found,
        (select json_build_object('waiting', coalesce(sum(waiting), 0), 'oldestWaitingAt', min(oldest), 'calm', coalesce(sum(calm), 0),
            'warning', coalesce(sum(warning), 0), 'urgent', coalesce(sum(urgent), 0), 'late', coalesce(sum(late), 0),
            'refused', coalesce(sum(refused), 0), 'devicesInTrouble', coalesce(sum(${PARTS.devices}), 0),
            'stuckRegistrations', coalesce(sum(${PARTS.registration}), 0)) from looked) as counts,
        (select coalesce(json_agg(json_build_object('id', p.id, 'companyName', company_name, 'city', city,
            'subscriptionCompleted', subscription_completed, 'active', active, 'isStuck', is_stuck, 'devicesInTrouble', ending,
            'refused', refused, 'owedCents', owed, 'waiting', waiting, 'oldestWaitingAt', oldest, 'devices', h.devices, 'lastBillAt', h.last_bill_at,
            'part', ${look ? 'part' : '0'}) order by attention desc, name_key, p.id), '[]')
          from page p cross join lateral (${DEVICES_OF}) h) as items`,
    values: { of, ...bounds, ...page },
  });
};

interface MerchantTotals {
  readonly merchants: number;
  readonly activeMerchants: number;
  readonly unregisteredMerchants: number;
  readonly devices: number;
}

/** Returns the number of merchants, with or without trouble: as they are counted when they change. */
export const countMerchantsOf = (tx: Transaction, of: Of): Promise<MerchantTotals | null> =>
  tx.first({
    name: 'count-merchants',
    text: `select coalesce(sum(merchants), 0)::int as merchants, coalesce(sum(active), 0)::int as "activeMerchants",
        coalesce(sum(registering), 0)::int as "unregisteredMerchants", coalesce(sum(devices), 0)::int as devices
      from merchant_counts where $1::uuid is null or partner_id = $1`,
    values: [of],
  });
