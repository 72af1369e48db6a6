import type { SetAsideMail } from '@comptoir/contract/help/support-mails';
import type { Actor } from '@comptoir/domain/base/access/access';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { decodeCursor, encodeCursor } from '../../../platform/http/cursor.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import { holdSetAside, listSetAsideLines, saveDecision, type SetAsideLine } from './set-aside.store.ts';
import { holdTicket, insertReply } from './tickets.store.ts';

/** A page of the mails that wait for a decision. */
export async function listSetAsideMails(
  database: Database,
  actor: Actor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: SetAsideMail[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : decodeCursor(cursor);
  const lines = await database.transaction(scopeOfActor(actor), (tx) =>
    listSetAsideLines(tx, { after, limit: limit + 1 }),
  );
  const page = lines.slice(0, limit);
  const last = lines.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map(viewMail),
    nextCursor: last ? encodeCursor({ occurredAt: last.receivedAt, id: last.id }) : null,
  };
}

const viewMail = ({ id, receivedAt, from, subject, text, reason, ...ticket }: SetAsideLine): SetAsideMail => ({
  id,
  receivedAt: receivedAt.toISOString(),
  from,
  subject,
  text,
  reason,
  ticket: ticket.ticketId
    ? { id: ticket.ticketId, ticketNumber: ticket.ticketNumber ?? '', personEmail: ticket.personEmail ?? '' }
    : null,
});

/**
 * Adds a mail to its ticket as a note, or discards it. Who asked never sees it: it is not known who wrote it.
 * @throws AppError not-found, mail-decided, ticket-unknown
 */
export async function decideSetAsideMail(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  actor: Actor,
  { id, decision }: { id: string; decision: 'add' | 'discard' },
): Promise<void> {
  const at = now();
  await database.transaction(scopeOfActor(actor), async (tx) => {
    const mail = await holdSetAside(tx, id);
    if (!mail) throw new AppError('not-found');
    if (mail.isDecided) throw new AppError('mail-decided');
    const ticket = decision === 'add' && mail.ticketId ? await holdTicket(tx, mail.ticketId) : null;
    if (decision === 'add') {
      if (!ticket || ticket.isErased) throw new AppError('ticket-unknown');
      const note = { id, ticketId: ticket.id, userId: null, kind: 'note', channel: 'mail' } as const;
      await insertReply(tx, { ...note, fromAddress: mail.from, text: mail.text, writtenAt: at });
    }
    saveDecision(tx, { id, decision, userId: actor.userId, at });
    writeAudit(tx, {
      occurredAt: at,
      subject: { type: 'ticket', id: mail.ticketId },
      merchantId: mail.merchantId,
      record: ticket
        ? { action: 'support-mail-added', facts: { ticketNumber: ticket.ticketNumber } }
        : { action: 'support-mail-discarded', facts: { ticketNumber: mail.ticketNumber } },
    });
  });
}
