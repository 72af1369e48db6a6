import type { FileLeft } from '@comptoir/contract/help/support-tickets';
import type { TicketState } from '@comptoir/domain/help/support/ticket-state';
import type { Transaction } from '../../../platform/database/database.ts';

/** A ticket that is about to change. */
export interface HeldTicket {
  readonly id: string;
  readonly ticketNumber: string;
  readonly userId: string;
  readonly merchantId: string | null;
  readonly partnerId: string | null;
  readonly state: TicketState;
  readonly assigneeId: string | null;
  readonly isErased: boolean;
}

/** A ticket that the caller sees, held until the transaction ends; null for none. */
export const holdTicket = (tx: Transaction, id: string): Promise<HeldTicket | null> =>
  tx.first({
    text: `select id, ticket_number as "ticketNumber", user_id as "userId", merchant_id as "merchantId",
        partner_id as "partnerId", state, assignee_id as "assigneeId", erased_at is not null as "isErased"
      from support_messages where id = $1 for update`,
    values: [id],
  });

/** A message of a conversation after what opened it. */
export interface NewReply {
  readonly id: string;
  readonly ticketId: string;
  readonly userId: string | null;
  readonly kind: 'question' | 'answer' | 'note';
  readonly channel: 'portal' | 'mail';
  readonly text: string;
  readonly writtenAt: Date;
  readonly fromAddress?: string;
  readonly attachmentsLeft?: number;
  readonly filesLeft?: readonly FileLeft[];
  readonly isCut?: boolean;
  readonly messageId?: string | null;
}

/** Keeps a message; false when its id is there already. */
export async function insertReply(tx: Transaction, reply: NewReply): Promise<boolean> {
  const kept = await tx.first({
    text: `insert into ticket_replies (id, ticket_id, user_id, kind, channel, from_address, text, attachments_left, files_left,
        is_cut, message_id, written_at)
      values (:id, :ticketId, :userId, :kind, :channel, :fromAddress, :text, :attachmentsLeft, :filesLeft, :isCut, :messageId,
        :writtenAt)
      on conflict (id) do nothing returning id`,
    values: {
      id: reply.id,
      ticketId: reply.ticketId,
      userId: reply.userId,
      kind: reply.kind,
      channel: reply.channel,
      fromAddress: reply.fromAddress ?? null,
      text: reply.text,
      attachmentsLeft: reply.attachmentsLeft ?? 0,
      filesLeft: JSON.stringify(reply.filesLeft ?? []),
      isCut: reply.isCut ?? false,
      messageId: reply.messageId ?? null,
      writtenAt: reply.writtenAt,
    },
  });
  return kept !== null;
}

/** True when a message is one that a person wrote in a ticket before. */
export async function isOwnReply(
  tx: Transaction,
  { id, ticketId, userId }: Pick<NewReply, 'id' | 'ticketId' | 'userId'>,
): Promise<boolean> {
  const known = await tx.first({
    text: 'select id from ticket_replies where id = $1 and ticket_id = $2 and user_id = $3',
    values: [id, ticketId, userId],
  });
  return known !== null;
}

/** Its person has the last word. */
export const recordQuestion = (
  tx: Transaction,
  { id, state, at }: { id: string; state: TicketState; at: Date },
): void =>
  tx.write({
    text: `update support_messages set state = $2, written_at = $3, changed_at = greatest(changed_at, $3) where id = $1`,
    values: [id, state, at],
  });

/** Support has the last word; who answers what no one looks after looks after it. */
export const recordAnswer = (
  tx: Transaction,
  answer: { id: string; state: TicketState; at: Date; userId: string },
): void =>
  tx.write({
    text: `update support_messages set state = $2, answered_at = $3, changed_at = greatest(changed_at, $3),
        assignee_id = coalesce(assignee_id, $4) where id = $1`,
    values: [answer.id, answer.state, answer.at, answer.userId],
  });

export const saveTicketState = (
  tx: Transaction,
  { id, state, at }: { id: string; state: TicketState; at: Date },
): void =>
  tx.write({
    text: 'update support_messages set state = $2, changed_at = greatest(changed_at, $3) where id = $1',
    values: [id, state, at],
  });

export const saveAssignee = (tx: Transaction, { id, userId }: { id: string; userId: string | null }): void =>
  tx.write({ text: 'update support_messages set assignee_id = $2 where id = $1', values: [id, userId] });

/** Remembers up to when a person has read a ticket. */
export const saveRead = (tx: Transaction, { id, userId, at }: { id: string; userId: string; at: Date }): void =>
  tx.write({
    text: `insert into ticket_reads (ticket_id, user_id, read_at) values ($1, $2, $3)
      on conflict (ticket_id, user_id) do update set read_at = greatest(ticket_reads.read_at, excluded.read_at)`,
    values: [id, userId, at],
  });

/** Lists the users who may look after a ticket, by name. */
export const listSupporters = (tx: Transaction): Promise<{ id: string; name: string }[]> =>
  tx.many({
    text: `select id, name from users where role = 'admin' and suspended_at is null and removed_at is null order by fold(name), id`,
  });

/** The number of a bill and the name of a device, where they are the merchant's; null for what is not. */
export async function findAbout(
  tx: Transaction,
  about: { merchantId: string | null; billId: string | null; deviceId: string | null },
): Promise<{ billNumber: string | null; deviceId: string | null }> {
  const found = await tx.first<{ billNumber: string | null; deviceId: string | null }>({
    text: `select (select no_trans from transactions where merchant_id = $1 and id = $2 limit 1) as "billNumber",
        (select id from devices where merchant_id = $1 and id = $3) as "deviceId"`,
    values: [about.merchantId, about.billId, about.deviceId],
  });
  return found ?? { billNumber: null, deviceId: null };
}
