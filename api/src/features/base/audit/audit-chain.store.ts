import type { AuditRow, ChainLink } from '@comptoir/domain/base/audit/audit-chain';
import type { Transaction } from '../../../platform/database/database.ts';

/** Rows as a hash covers them. Instants are written by the database, so that no driver rounds them. */
const HASHED = `e.id, ${instant('occurred_at')}, ${instant('recorded_at')}, e.action, e.facts, e.user_id as "userId", e.role,
  e.acting_for as "actingFor", e.merchant_id as "merchantId", e.subject_type as "subjectType",
  e.subject_id as "subjectId", e.before, e.after, e.address, e.user_agent as "userAgent", e.request_id as "requestId"`;

function instant(column: string): string {
  return `to_char(e.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as ${column}`;
}

/** One chain grows at one place: the second to come waits, and finds the head that the first one left. */
export function lockChain(tx: Transaction): void {
  tx.write({ text: "select pg_advisory_xact_lock(hashtext('audit-chain'))" });
}

/** The end of the chain. */
export interface ChainHead {
  readonly position: number;
  readonly hash: string;
  /** Null when its row is gone. */
  readonly recordedAt: Date | null;
}

export const findHead = (tx: Transaction): Promise<ChainHead | null> =>
  tx.first({
    text: `select l.position::float8 as position, l.hash, e.recorded_at as "recordedAt"
      from audit_links l left join audit_events e on e.id = l.event_id order by l.position desc limit 1`,
  });

/**
 * Rows without a link, recorded from an instant on, in the order of their recording. A row may become visible after one that was
 * recorded later: its transaction took longer. So the instant is one before the head.
 */
export const listUnchained = (tx: Transaction, { since, limit }: { since: Date; limit: number }): Promise<AuditRow[]> =>
  tx.many({
    text: `select ${HASHED} from audit_events e
      where e.recorded_at >= $1 and not exists (select from audit_links l where l.event_id = e.id)
      order by e.recorded_at, e.id limit $2`,
    values: [since, limit],
  });

export function insertLinks(tx: Transaction, links: readonly Omit<ChainLink, 'row'>[]): void {
  tx.write({
    text: `insert into audit_links (position, event_id, hash) select * from unnest($1::bigint[], $2::uuid[], $3::text[])`,
    values: [links.map(({ position }) => position), links.map(({ eventId }) => eventId), links.map(({ hash }) => hash)],
  });
}

/** The next links of the chain with their rows, a page at a time. */
export async function listLinks(tx: Transaction, page: { after: number; limit: number }): Promise<ChainLink[]> {
  const rows = await tx.many<Omit<ChainLink, 'row'> & Readonly<Record<string, unknown>> & { id: string | null }>({
    text: `select l.position::float8 as position, l.event_id as "eventId", l.hash, ${HASHED}
      from audit_links l left join audit_events e on e.id = l.event_id
      where l.position > $1 order by l.position limit $2`,
    values: [page.after, page.limit],
  });
  return rows.map(({ position, eventId, hash, id, ...row }) => ({
    position,
    eventId,
    hash,
    row: id === null ? null : { id, ...row },
  }));
}

/** Rows that should have a link by now, the oldest first. */
export const listStrays = (tx: Transaction, before: Date): Promise<{ id: string }[]> =>
  tx.many({
    text: `select e.id from audit_events e
      where e.recorded_at < $1 and not exists (select from audit_links l where l.event_id = e.id)
      order by e.recorded_at limit 100`,
    values: [before],
  });

/** Result of a look at the whole chain. */
export interface ChainCheck {
  readonly checkedAt: Date;
  readonly links: number;
  readonly hash: string;
  readonly faults: readonly object[];
}

export function insertCheck(tx: Transaction, check: ChainCheck & { readonly id: string }): void {
  tx.write({
    text: 'insert into audit_checks (id, checked_at, links, hash, faults) values (:id, :checkedAt, :links, :hash, :faults)',
    values: {
      id: check.id,
      checkedAt: check.checkedAt,
      links: check.links,
      hash: check.hash,
      faults: JSON.stringify(check.faults),
    },
  });
}
