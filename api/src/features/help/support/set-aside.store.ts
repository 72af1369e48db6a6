import type { SetAsideReason } from '@comptoir/domain/help/support/inbound-mail';
import type { WaitingMail } from '@comptoir/domain/help/support/make-room';
import type { Transaction } from '../../../platform/database/database.ts';

/** A mail that stands in no conversation. */
export interface SetAsideLine {
  readonly id: string;
  readonly receivedAt: Date;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly reason: SetAsideReason;
  readonly ticketId: string | null;
  readonly ticketNumber: string | null;
  readonly personEmail: string | null;
  readonly merchantId: string | null;
  readonly isDecided: boolean;
}

const LINE = `a.id, a.received_at as "receivedAt", a.from_address as "from", a.subject, a.text, a.reason, a.ticket_id as "ticketId",
  s.ticket_number as "ticketNumber", u.email as "personEmail", s.merchant_id as "merchantId", a.decision is not null as "isDecided"
  from set_aside_mails a left join support_messages s on s.id = a.ticket_id left join users u on u.id = s.user_id`;

/** Those that wait, newest first. */
export const listSetAsideLines = (
  tx: Transaction,
  { after, limit }: { after: { occurredAt: Date; id: string } | null; limit: number },
): Promise<SetAsideLine[]> =>
  tx.many({
    text: `select ${LINE}
      where a.decision is null and ($1::timestamptz is null or (a.received_at, a.id) < ($1, $2::uuid))
      order by a.received_at desc, a.id desc limit $3`,
    values: [after?.occurredAt ?? null, after?.id ?? null, limit],
  });

export async function countSetAside(tx: Transaction): Promise<number> {
  const counted = await tx.first<{ count: number }>({
    text: 'select count(*)::int as count from set_aside_mails where decision is null',
  });
  return counted?.count ?? 0;
}

/** Whom those that wait are from, newest first. */
export const listWaitingMails = (tx: Transaction): Promise<WaitingMail[]> =>
  tx.many({
    text: `select id, from_address as "from" from set_aside_mails where decision is null order by received_at desc, id desc`,
  });

/** Forgets mails that wait. */
export const forgetWaitingMails = (tx: Transaction, ids: readonly string[]): void =>
  tx.write({ text: 'delete from set_aside_mails where id = any($1::uuid[]) and decision is null', values: [ids] });

/** A mail, held until the transaction ends. */
export const holdSetAside = (tx: Transaction, id: string): Promise<SetAsideLine | null> =>
  tx.first({ text: `select ${LINE} where a.id = $1 for update of a`, values: [id] });

export const saveDecision = (
  tx: Transaction,
  decided: { id: string; decision: 'add' | 'discard'; userId: string; at: Date },
): void =>
  tx.write({
    text: 'update set_aside_mails set decision = $2, decided_by = $3, decided_at = $4 where id = $1',
    values: [decided.id, decided.decision, decided.userId, decided.at],
  });

export const insertSetAside = (
  tx: Transaction,
  mail: Pick<SetAsideLine, 'id' | 'ticketId' | 'from' | 'subject' | 'text' | 'reason' | 'receivedAt'>,
): void =>
  tx.write({
    text: `insert into set_aside_mails (id, ticket_id, from_address, subject, text, reason, received_at)
      values (:id, :ticketId, :from, :subject, :text, :reason, :receivedAt)`,
    values: {
      id: mail.id,
      ticketId: mail.ticketId,
      from: mail.from,
      subject: mail.subject,
      text: mail.text,
      reason: mail.reason,
      receivedAt: mail.receivedAt,
    },
  });
