import { AUDIT_ACTIONS, type AuditAction } from '@comptoir/domain/base/audit/audit-action';
import { AUDIT_GROUPS } from '@comptoir/domain/base/activity-log/events/audit-groups';
import { z } from 'zod';
import { boundedText } from '../bounded-text.ts';
import { endpoint, instant, pageOf, plainText } from '../endpoint.ts';

const action = z.enum(AUDIT_ACTIONS as readonly [AuditAction, ...AuditAction[]]);

/** Fields by name, before or after a change; never a secret. */
const fields = z.record(z.string(), z.unknown()).nullable();

/**
 * Act of a user, with its object and origin. `user…` is null for a stranger and for the server itself; names are those of
 * today. The message is in the language of `Accept-Language`.
 */
export const auditEventView = z.strictObject({
  id: z.uuid(),
  occurredAt: instant,
  action,
  group: z.enum(AUDIT_GROUPS),
  message: z.string(),
  userId: z.uuid().nullable(),
  userName: z.string().nullable(),
  userEmail: z.string().nullable(),
  role: z.enum(['admin', 'partner', 'merchant']).nullable(),
  /** The merchant in whose name they acted. */
  actingFor: z.string().nullable(),
  merchantId: z.uuid().nullable(),
  merchantName: z.string().nullable(),
  subjectType: z.string(),
  subjectId: z.string().nullable(),
  /** A person or device by its name. */
  subjectName: z.string().nullable(),
  before: fields,
  after: fields,
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  requestId: z.uuid().nullable(),
  /** Position in the chain; null until it has been joined to it. */
  position: z.number().int().nullable(),
});
export type AuditEventView = z.infer<typeof auditEventView>;

/** Filter of rows: days of Québec time, both included; `search` looks in names, emails, addresses and facts. */
const auditFilter = z.strictObject({
  userId: z.uuid().optional(),
  group: z.enum(AUDIT_GROUPS).optional(),
  merchantId: z.uuid().optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  search: plainText(100).optional(),
});

export const listAudit = endpoint({
  method: 'GET',
  path: '/audit',
  access: 'read-audit',
  summary: 'Audit trail, newest first',
  description:
    'Newest first; the days are those of Québec time, both included. `search` looks in names, emails, addresses ' +
    'and facts. Messages are in the language of `Accept-Language`.',
  query: auditFilter.extend({
    cursor: boundedText(200).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: pageOf(auditEventView),
});

export const listSupportActs = endpoint({
  method: 'GET',
  path: '/audit/support',
  access: 'read-audit',
  summary: 'What support did last for a merchant',
  description:
    'What administrators and partners did about the merchant or in its name, newest first: `listAudit` has all of it. ' +
    'Messages are in the language of `Accept-Language`.',
  query: z.strictObject({ merchantId: z.uuid(), limit: z.coerce.number().int().min(1).max(50).default(8) }),
  reply: z.strictObject({ items: z.array(auditEventView) }),
});

export const exportAudit = endpoint({
  method: 'GET',
  path: '/audit/export',
  access: 'read-audit',
  summary: 'Audit trail as a file for a spreadsheet',
  description:
    'All rows of the same filter as `listAudit`, as they were at one moment, in the language of `Accept-Language`. The last line ' +
    'says how many there are, the SHA-256 of all bytes before it, and the id of the last: a file without it was cut.',
  replyForm: 'csv',
  query: auditFilter,
  reply: z.null(),
});

export const getAuditChain = endpoint({
  method: 'GET',
  path: '/audit/chain',
  access: 'read-audit',
  summary: 'State of the chain of the audit trail',
  description: 'How many rows are chained, how many wait, and what the last check of the whole chain found.',
  reply: z.strictObject({
    links: z.number().int(),
    waiting: z.number().int(),
    /** Null until there was a look. */
    check: z
      .strictObject({
        checkedAt: instant,
        links: z.number().int(),
        /** The instant of the last row that was looked at. */
        until: instant.nullable(),
        faults: z.number().int(),
      })
      .nullable(),
  }),
});
export type AuditChainView = z.infer<typeof getAuditChain.reply>;
