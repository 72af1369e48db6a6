import type { PartnerSort, PartnerStanding } from '@comptoir/contract/people/partners';
import type { attentionBounds } from '@comptoir/domain/base/merchants/attention';
import { searchWords } from '@comptoir/domain/base/search/search-words';
import type { Transaction } from '../../../platform/database/database.ts';
import { UNPAID_INVOICES } from '../../base/merchants/unpaid-invoices.ts';

/** Columns by the names that they are ordered by. */
const COLUMNS: Readonly<Record<string, string>> = {
  merchants: 'merchants',
  registering: 'registering',
  waiting: 'waiting',
  refused: 'refused',
  devicesInTrouble: '"devicesInTrouble"',
  unpaidMerchants: '"unpaidMerchants"',
  users: 'users',
  suspended: 'suspended',
};

interface WantedStandings {
  /** A part of a name or an address; empty for all. */
  readonly q: string;
  readonly sort: PartnerSort;
  readonly offset: number;
  readonly limit: number;
  readonly now: Date;
  readonly bounds: Pick<ReturnType<typeof attentionBounds>, 'refusedSince' | 'endsBy'>;
}

interface StandingRows {
  readonly items: readonly PartnerStanding[];
  readonly count: number;
}

/** Partners with what is counted over their merchants, each count from the small index of what is wrong. */
export const listStandingRows = (
  tx: Transaction,
  { q, sort, bounds: { refusedSince, endsBy }, ...wanted }: WantedStandings,
): Promise<StandingRows | null> => {
  const column = COLUMNS[sort.replace('-', '')];
  const way = sort.startsWith('-') ? 'desc' : 'asc';
  const order = column ? `${column} ${way}, key, id` : `key ${way}, id`;
  return tx.first({
    text: `with outstanding as (
        select m.partner_id, count(*) as bills from transmissions t join merchants m on m.id = t.merchant_id
        where t.state in ('waiting', 'sending', 'unknown') group by 1
      ), rejected as (
        select m.partner_id, count(*) as bills from transmissions t join merchants m on m.id = t.merchant_id
        where t.state = 'refused' and t.signed_at >= :refusedSince group by 1
      ), ending as (
        select m.partner_id, count(*) as devices from devices d join merchants m on m.id = d.merchant_id
        where d.signs_until <= :endsBy and m.active group by 1
      ), owed as (
        select m.partner_id, count(*) as merchants
        from (select distinct i.merchant_id from ${UNPAID_INVOICES}) y join merchants m on m.id = y.merchant_id group by 1
      ), found as (
        select p.id, p.name, fold(p.name) as key, p.contact_email as "contactEmail", p.telephone, p.language,
          p.suspended_at is not null as suspended, coalesce(o.merchants, 0) as merchants,
          coalesce(o.active, 0) as "activeMerchants", coalesce(o.registering, 0) as registering,
          (select count(*)::int from users u where u.partner_id = p.id and u.removed_at is null) as users,
          coalesce(w.bills, 0)::int as waiting, coalesce(r.bills, 0)::int as refused, coalesce(e.devices, 0)::int as "devicesInTrouble",
          coalesce(d.merchants, 0)::int as "unpaidMerchants"
        from partners p
        left join merchant_counts o on o.partner_id = p.id left join outstanding w on w.partner_id = p.id
        left join rejected r on r.partner_id = p.id left join ending e on e.partner_id = p.id left join owed d on d.partner_id = p.id
        where holds(findable(concat_ws(' ', p.name, p.contact_email, p.telephone)), :words::text[])
      ), page as (
        select row_number() over (order by ${order}) as place, * from found order by place limit :limit offset :offset
      )
      select (select count(*)::int from found) as count,
        (select coalesce(json_agg(to_jsonb(page) - 'place' - 'key' order by place), '[]') from page) as items`,
    values: { ...wanted, words: searchWords(q), refusedSince, endsBy },
  });
};
