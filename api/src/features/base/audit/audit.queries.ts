import type { Role } from '@comptoir/domain/base/access/access';
import type { AuditAction } from '@comptoir/domain/base/audit/audit-action';
import type { Fields } from '@comptoir/domain/base/audit/list-changes';
import { searchWords } from '@comptoir/domain/base/search/search-words';
import type { Transaction } from '../../../platform/database/database.ts';

/** A row as it is read back, with people, merchants and devices as they are named today. */
export interface AuditLine {
  readonly id: string;
  readonly occurredAt: Date;
  readonly action: AuditAction;
  readonly facts: Fields;
  readonly userId: string | null;
  readonly userName: string | null;
  readonly userEmail: string | null;
  readonly role: Role | null;
  readonly actingFor: string | null;
  readonly merchantId: string | null;
  readonly merchantName: string | null;
  readonly subjectType: string;
  readonly subjectId: string | null;
  readonly subjectName: string | null;
  readonly before: Fields | null;
  readonly after: Fields | null;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly requestId: string | null;
  readonly position: number | null;
}

/** Filter of rows; null is no condition. `start` is in it, `end` is not. */
export interface AuditChoice {
  readonly userId: string | null;
  readonly actions: readonly AuditAction[] | null;
  readonly merchantId: string | null;
  readonly start: Date | null;
  readonly end: Date | null;
  readonly search: string | null;
}

/** A page of a choice. */
export interface AuditFilter extends AuditChoice {
  readonly before: { readonly occurredAt: Date; readonly id: string } | null;
  readonly limit: number;
}

const NAMED = `left join users u on u.id = e.user_id
  left join merchants a on a.id = e.acting_for
  left join merchants m on m.id = e.merchant_id
  left join users s on e.subject_type = 'user' and s.id::text = e.subject_id
  left join devices d on e.subject_type = 'device' and d.id::text = e.subject_id
  left join audit_links l on l.event_id = e.id`;

const WANTED = `from audit_events e ${NAMED}
where (:userId::uuid is null or e.user_id = :userId or (e.subject_type = 'user' and e.subject_id = :userId::text))
  and (:actions::text[] is null or e.action = any(:actions))
  and (:merchantId::uuid is null or e.merchant_id = :merchantId or e.acting_for = :merchantId)
  and (:start::timestamptz is null or e.occurred_at >= :start)
  and (:end::timestamptz is null or e.occurred_at < :end)
  and (:words::text[] is null or holds(findable(concat_ws(' ', u.name, u.email, s.email, m.company_name, d.name, e.address,
    e.request_id, e.subject_id, e.facts, e.before, e.after)), :words))`;

const LINE = `e.id, e.occurred_at as "occurredAt", e.action, e.facts, e.user_id as "userId", u.name as "userName",
  u.email as "userEmail", e.role, a.company_name as "actingFor", e.merchant_id as "merchantId",
  m.company_name as "merchantName", e.subject_type as "subjectType", e.subject_id as "subjectId",
  coalesce(s.email, d.name) as "subjectName", e.before, e.after, e.address, e.user_agent as "userAgent",
  e.request_id as "requestId", l.position::float8 as position`;

/** Lists the last acts of administrators and partners about a merchant or in its name, along an index of each. */
export const listSupportLines = (
  tx: Transaction,
  { merchantId, limit }: { merchantId: string; limit: number },
): Promise<AuditLine[]> =>
  tx.many({
    text: `select ${LINE} from (
        (select id from audit_events where merchant_id = $1 and role in ('admin', 'partner')
          order by occurred_at desc, id desc limit $2)
        union (select id from audit_events where acting_for = $1 order by occurred_at desc, id desc limit $2)
      ) f join audit_events e on e.id = f.id ${NAMED}
      order by e.occurred_at desc, e.id desc limit $2`,
    values: [merchantId, limit],
  });

/** Newest first, by key: page 1,000 costs what page 1 costs. Of a person, what they did and what was done to them. */
export const listAuditLines = (tx: Transaction, filter: AuditFilter): Promise<AuditLine[]> =>
  tx.many({
    text: `select ${LINE}
      ${WANTED}
        and (:beforeAt::timestamptz is null or (e.occurred_at, e.id) < (:beforeAt, :beforeId::uuid))
      order by e.occurred_at desc, e.id desc limit :limit`,
    values: {
      ...valuesOf(filter),
      beforeAt: filter.before?.occurredAt ?? null,
      beforeId: filter.before?.id ?? null,
      limit: filter.limit,
    },
  });

/** Counts the rows that a filter leaves. */
export async function countAuditLines(tx: Transaction, filter: AuditChoice): Promise<number> {
  const counted = await tx.first<{ count: number }>({
    text: `select count(*)::float8 as count ${WANTED}`,
    values: valuesOf(filter),
  });
  return counted?.count ?? 0;
}

const valuesOf = (filter: AuditChoice) => ({
  userId: filter.userId,
  actions: filter.actions,
  merchantId: filter.merchantId,
  start: filter.start,
  end: filter.end,
  words: filter.search === null ? null : searchWords(filter.search),
});

/** Number of rows in the chain and of those that wait for it, and the last look at the whole of it; `until`: its last row. */
export interface ChainStanding {
  readonly links: number;
  readonly waiting: number;
  readonly check: {
    readonly checkedAt: Date;
    readonly links: number;
    readonly until: Date | null;
    readonly faults: number;
  } | null;
}

export async function getChainStanding(tx: Transaction): Promise<ChainStanding> {
  const [counts, check] = await Promise.all([
    tx.first<{ links: number; waiting: number }>({
      text: `select count(l.position)::float8 as links, (count(*) - count(l.position))::float8 as waiting
        from audit_events e left join audit_links l on l.event_id = e.id`,
    }),
    tx.first<ChainStanding['check'] & object>({
      text: `select c.checked_at as "checkedAt", c.links::float8 as links, e.occurred_at as until,
          jsonb_array_length(c.faults) as faults
        from (select * from audit_checks order by checked_at desc, id desc limit 1) c
          left join audit_links l on l.position = c.links left join audit_events e on e.id = l.event_id`,
    }),
  ]);
  return { links: counts?.links ?? 0, waiting: counts?.waiting ?? 0, check };
}
