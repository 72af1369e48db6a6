import type { AuditEventView, exportAudit } from '@comptoir/contract/base/audit';
import { AUDIT_ACTIONS, groupOf, type AuditRecord } from '@comptoir/domain/base/audit/audit-action';
import type { AuditGroup } from '@comptoir/domain/base/activity-log/events/audit-groups';
import { auditMessage } from '@comptoir/domain/base/audit/audit-message';
import { boundsOfQuebecDay } from '@comptoir/domain/base/calendar/quebec-day';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { decodeCursor, encodeCursor } from '../../../platform/http/cursor.ts';
import { listAuditLines, listSupportLines, type AuditChoice, type AuditLine } from './audit.queries.ts';

/** Rows that a person asks for. */
export type WantedAudit = z.output<(typeof exportAudit)['query']>;

/** A page of the audit trail, newest first, each message in the reader's language. */
export async function listAudit(
  tx: Transaction,
  wanted: WantedAudit & { cursor?: string | undefined; limit: number },
  language: Language,
): Promise<{ items: AuditEventView[]; nextCursor: string | null }> {
  const { cursor, limit, ...filter } = wanted;
  const before = cursor ? decodeCursor(cursor) : null;
  const lines = await listAuditLines(tx, { ...filterOf(filter), before, limit: limit + 1 });
  const page = lines.slice(0, limit);
  const last = lines.length > limit ? page.at(-1) : undefined;
  return { items: page.map((line) => viewOf(line, language)), nextCursor: last ? encodeCursor(last) : null };
}

/** Lists the last acts of support for a merchant, each message in the reader's language. */
export async function listSupportActs(
  tx: Transaction,
  wanted: { merchantId: string; limit: number },
  language: Language,
): Promise<{ items: AuditEventView[] }> {
  return { items: (await listSupportLines(tx, wanted)).map((line) => viewOf(line, language)) };
}

export function filterOf({ userId, group, merchantId, from, to, search }: WantedAudit): AuditChoice {
  return {
    userId: userId ?? null,
    actions: group ? actionsOf(group) : null,
    merchantId: merchantId ?? null,
    start: from ? boundsOfQuebecDay(from).start : null,
    end: to ? boundsOfQuebecDay(to).end : null,
    search: search?.trim() || null,
  };
}

const actionsOf = (group: AuditGroup) => AUDIT_ACTIONS.filter((action) => groupOf(action) === group);

export const viewOf = ({ facts, ...line }: AuditLine, language: Language): AuditEventView => ({
  ...line,
  occurredAt: line.occurredAt.toISOString(),
  group: groupOf(line.action),
  message: auditMessage({ action: line.action, facts } as unknown as AuditRecord, language),
});
