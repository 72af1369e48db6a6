import type { ContractState } from '@comptoir/domain/sales/contracts/contract-state';
import type { RevisionState } from '@comptoir/domain/sales/estimates/estimate-state';
import { searchWords } from '@comptoir/domain/base/search/search-words';
import type { Transaction } from '../../../platform/database/database.ts';

/** An estimate as the list has it: what it stands for, its customer as they are today. */
export interface EstimateLine {
  readonly id: string;
  readonly number: number;
  readonly createdAt: Date;
  readonly state: RevisionState;
  readonly hasDraft: boolean;
  readonly revision: number;
  readonly customerId: string;
  readonly name: string;
  readonly company: string;
  readonly occasionName: string;
  readonly occasionOn: string;
  readonly persons: number;
  readonly totalCents: number;
  readonly validUntil: string;
  readonly sentAt: Date | null;
  readonly contractId: string | null;
  readonly contractState: ContractState | null;
}

/** Filter of estimates; null is any. `zone`: the one that a year of a number begins in. */
export interface EstimateFilter {
  readonly merchantId: string;
  readonly zone: string;
  readonly search: string | null;
  readonly states: readonly string[] | null;
  readonly customerId: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** Each estimate with the revision that it stands for (`standingRevision`). Nothing in a search has a special meaning. */
const FILTERED = `estimates e join customers c on c.id = e.customer_id
  cross join lateral (
    select r.revision, r.state, r.content, r.total_cents, r.occasion_name, r.occasion_on, r.valid_until, r.sent_at
    from estimate_revisions r where r.estimate_id = e.id 
    order by r.state not in ('sent', 'seen', 'accepted'), r.state = 'draft', r.revision desc limit 1
  ) s
  left join contracts k on k.merchant_id = e.merchant_id and k.estimate_id = e.id
  where e.merchant_id = :merchantId
    and (:states::text[] is null or s.state = any(:states))
    and (:customerId::uuid is null or e.customer_id = :customerId)
    and (:from::date is null or s.occasion_on >= :from) and (:to::date is null or s.occasion_on <= :to)
    and (:words::text[] is null or holds(concat_ws(' ', c.search_text, findable(concat_ws(' ', s.occasion_name,
      'E-' || to_char(e.created_at at time zone zone_of(:zone), 'YYYY') || '-' || lpad(e.number::text, greatest(4, length(e.number::text)), '0')))),
      :words))`;

const valuesOf = ({ search, ...filter }: EstimateFilter) => ({
  ...filter,
  words: search === null ? null : searchWords(search),
});

/** The newest first, after one of a number. */
export const listEstimateLines = (
  tx: Transaction,
  { after, limit, ...filter }: EstimateFilter & { readonly after: number | null; readonly limit: number },
): Promise<EstimateLine[]> =>
  tx.many({
    text: `select e.id, e.number, e.created_at as "createdAt", s.state, s.revision, c.id as "customerId", c.name, c.company,
        s.occasion_name as "occasionName", s.occasion_on::text as "occasionOn", (s.content -> 'persons')::int as persons,
        s.total_cents::float8 as "totalCents", s.valid_until::text as "validUntil", s.sent_at as "sentAt",
        k.id as "contractId", k.state as "contractState",
        exists (select from estimate_revisions d where d.estimate_id = e.id and d.state = 'draft') as "hasDraft"
      from ${FILTERED} and (:after::int is null or e.number < :after) order by e.number desc limit :limit`,
    values: { ...valuesOf(filter), after, limit },
  });

export const sumEstimateStates = (
  tx: Transaction,
  filter: EstimateFilter,
): Promise<{ state: RevisionState; count: number; totalCents: number }[]> =>
  tx.many({
    text: `select s.state, count(*)::int as count, sum(s.total_cents)::float8 as "totalCents" from ${FILTERED} group by s.state`,
    values: valuesOf(filter),
  });
