import type { Role } from '@comptoir/domain/base/access/access';
import type { AuditRecord } from '@comptoir/domain/base/audit/audit-action';
import { listChanges, type Fields } from '@comptoir/domain/base/audit/list-changes';
import type { Transaction } from '../../../platform/database/database.ts';
import { currentRequest } from '../../../platform/http/request-context.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { insertAccountEvent, insertAuditEvent, type NewAuditEvent } from './audit.store.ts';

/** Subject of an audit row: a kind of thing, and which one. */
export interface AuditSubject {
  readonly type:
    | 'user'
    | 'session'
    | 'merchant'
    | 'device'
    | 'employee'
    | 'customer'
    | 'estimate'
    | 'contract'
    | 'invoice'
    | 'credit-note'
    | 'charge'
    | 'partner'
    | 'merchants'
    | 'selection'
    | 'merchant-view'
    | 'merchant-batch'
    | 'message-template'
    | 'technician'
    | 'promo-code'
    | 'plan'
    | 'release-note'
    | 'settings'
    | 'tax-row'
    | 'certification'
    | 'export'
    | 'mail'
    | 'ticket'
    | 'job'
    | 'incident'
    | 'audit';
  readonly id: string | null;
}

/** An act to be written down. */
export interface AuditEntry {
  readonly occurredAt: Date;
  readonly record: AuditRecord;
  readonly subject: AuditSubject;
  /** The merchant that it concerns, if any. */
  readonly merchantId?: string | null;
  /** The thing before and after; only the fields that differ are kept, so none of them may be a secret. */
  readonly before?: Fields;
  readonly after?: Fields;
  /** Person who did it, where the request does not say so yet: a user who is just signing in. */
  readonly by?: { readonly id: string; readonly role: Role };
}

/**
 * Writes an act to the audit trail, in the transaction of the act itself: both happen or neither does. Who, from where and under
 * which request comes from the request that is being answered.
 */
export function writeAudit(tx: Transaction, entry: AuditEntry): void {
  insertAuditEvent(tx, eventOf(entry));
}

/** Writes what happened at an account named by its email, by a caller who has proven nothing. */
export function auditAccount(tx: Transaction, entry: Omit<AuditEntry, 'subject'> & { readonly email: string }): void {
  const account = currentRequest()?.logged['account'] ?? null;
  insertAccountEvent(tx, eventOf({ ...entry, subject: { type: 'user', id: account } }), entry.email);
}

function eventOf({ occurredAt, record, subject, merchantId = null, by, ...changes }: AuditEntry): NewAuditEvent {
  const { id: userId, role, actingFor } = by ? { ...by, actingFor: null } : callerOf();
  const id = orderedId(occurredAt);
  return { id, occurredAt, record, subject, merchantId, userId, role, actingFor, ...changed(changes), ...originOf() };
}

function callerOf() {
  const who = personOf(currentRequest()?.caller);
  return { id: who?.userId ?? null, role: who?.role ?? null, actingFor: who?.actingFor ?? null };
}

function originOf(): Pick<NewAuditEvent, 'address' | 'userAgent' | 'requestId'> {
  const { address, userAgent, requestId } = currentRequest() ?? { address: null, userAgent: null, requestId: null };
  return { address, userAgent, requestId };
}

/** Only what differs; null where the act has no before or no after. */
export function changed({
  before,
  after,
}: Pick<AuditEntry, 'before' | 'after'>): Pick<NewAuditEvent, 'before' | 'after'> {
  const changes = listChanges(before ?? {}, after ?? {});
  return { before: before ? changes.before : null, after: after ? changes.after : null };
}

/** The person who calls, as whom they signed in; null for a till, a stranger and a job. */
export function personOf(
  caller: unknown,
): { readonly userId: string; readonly role: Role; readonly actingFor: string | null } | null {
  if (!isPerson(caller)) return null;
  const { user, impersonation } = caller;
  return { userId: user.id, role: user.role, actingFor: impersonation?.merchantId ?? null };
}

/** Identity of a signed-in caller; a till has neither. */
interface Person {
  readonly user: { readonly id: string; readonly role: Role };
  readonly impersonation: { readonly merchantId: string } | null;
}

const isPerson = (caller: unknown): caller is Person =>
  typeof caller === 'object' && caller !== null && 'user' in caller && 'impersonation' in caller;
