import type { AuditRecord } from '@comptoir/domain/base/audit/audit-action';
import type { Fields } from '@comptoir/domain/base/audit/list-changes';
import type { Role } from '@comptoir/domain/base/access/access';
import type { Transaction } from '../../../platform/database/database.ts';

/** A row as it is written. */
export interface NewAuditEvent {
  readonly id: string;
  readonly occurredAt: Date;
  readonly record: AuditRecord;
  readonly userId: string | null;
  readonly role: Role | null;
  readonly actingFor: string | null;
  readonly merchantId: string | null;
  readonly subject: { readonly type: string; readonly id: string | null };
  readonly before: Fields | null;
  readonly after: Fields | null;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly requestId: string | null;
}

const COLUMNS = `id, occurred_at, action, facts, user_id, role, acting_for, merchant_id, subject_type, subject_id, before,
  after, address, user_agent, request_id`;

export function insertAuditEvent(tx: Transaction, event: NewAuditEvent): void {
  tx.write({
    name: 'insert-audit-event',
    text: `insert into audit_events (${COLUMNS})
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    values: valuesOf(event),
  });
}

/**
 * The same for an event of an account that was named by its e-mail: whether there is one, the database alone learns, so that
 * the work is the same for every address.
 */
export function insertAccountEvent(tx: Transaction, event: NewAuditEvent, email: string): void {
  tx.write({
    name: 'insert-account-event',
    text: `insert into audit_events (${COLUMNS})
      select $1::uuid, $2::timestamptz, $3, $4::jsonb, $5::uuid, $6, $7::uuid, coalesce($8::uuid, u.merchant_id), $9,
        coalesce(u.id::text, $10), $11::jsonb, $12::jsonb, $13, $14, $15::uuid
      from (values ($16)) as named (email) left join users u on u.email = named.email`,
    values: [...valuesOf(event), email],
  });
}

const valuesOf = (event: NewAuditEvent): unknown[] => [
  event.id,
  event.occurredAt,
  event.record.action,
  JSON.stringify(event.record.facts),
  event.userId,
  event.role,
  event.actingFor,
  event.merchantId,
  event.subject.type,
  event.subject.id,
  event.before && JSON.stringify(event.before),
  event.after && JSON.stringify(event.after),
  event.address,
  event.userAgent,
  event.requestId,
];
