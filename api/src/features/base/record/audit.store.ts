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
      values (:id, :occurredAt, :action, :facts, :userId, :role, :actingFor, :merchantId, :subjectType, :subjectId, :before,
        :after, :address, :userAgent, :requestId)`,
    values: valuesOf(event),
  });
}

/**
 * The same for an event of an account that was named by its email: whether there is one, the database alone learns, so that
 * the work is the same for every address.
 */
export function insertAccountEvent(tx: Transaction, event: NewAuditEvent, email: string): void {
  tx.write({
    name: 'insert-account-event',
    text: `insert into audit_events (${COLUMNS})
      select :id::uuid, :occurredAt::timestamptz, :action, :facts::jsonb, :userId::uuid, :role, :actingFor::uuid,
        coalesce(:merchantId::uuid, u.merchant_id), :subjectType,
        coalesce(u.id::text, :subjectId), :before::jsonb, :after::jsonb, :address, :userAgent, :requestId::uuid
      from (values (:email)) as named (email) left join lateral (
        select id, merchant_id from users where email = named.email order by last_sign_in_at desc nulls last, id limit 1) u on true`,
    values: { ...valuesOf(event), email },
  });
}

const valuesOf = (event: NewAuditEvent) => ({
  id: event.id,
  occurredAt: event.occurredAt,
  action: event.record.action,
  facts: JSON.stringify(event.record.facts),
  userId: event.userId,
  role: event.role,
  actingFor: event.actingFor,
  merchantId: event.merchantId,
  subjectType: event.subject.type,
  subjectId: event.subject.id,
  before: event.before && JSON.stringify(event.before),
  after: event.after && JSON.stringify(event.after),
  address: event.address,
  userAgent: event.userAgent,
  requestId: event.requestId,
});
