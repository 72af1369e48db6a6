import { v7 as uuid } from 'uuid';
import type { TestApp } from '../test-app.ts';
import { asSystem, aUser } from './merchants.ts';

/** A ticket that a person asked, by its id. */
export async function aTicket(
  test: TestApp,
  given: { userId: string; merchantId?: string; partnerId?: string; message?: string; at?: Date },
): Promise<string> {
  const id = uuid();
  const at = given.at ?? new Date();
  await asSystem(test, {
    text: `insert into support_messages (id, user_id, merchant_id, partner_id, subject, message, asked_at, changed_at)
      values ($1, $2, $3, $4, 'other', $5, $6, $6)`,
    values: [id, given.userId, given.merchantId ?? null, given.partnerId ?? null, given.message ?? 'Allô', at],
  });
  return id;
}

/** A ticket with an answer, and a mail that was set aside from it. */
export async function aConversation(test: TestApp, of: { userId: string; merchantId: string }): Promise<string> {
  const ticketId = await aTicket(test, of);
  await asSystem(test, {
    text: `insert into ticket_replies (id, ticket_id, kind, channel, text, written_at)
      values ($1, $2, 'answer', 'portal', 'x', now())`,
    values: [uuid(), ticketId],
  });
  await asSystem(test, {
    text: `insert into set_aside_mails (id, ticket_id, from_address, subject, text, reason, received_at)
      values ($1, $2, 'a@b.test', 'x', 'x', 'other-sender', now())`,
    values: [uuid(), ticketId],
  });
  return ticketId;
}

/** A message to support of a merchant's person, under no ticket yet. */
export async function aSupportMessage(test: TestApp, merchantId: string): Promise<void> {
  const { id: userId } = await aUser(test, { role: 'merchant', merchantId });
  await asSystem(test, {
    text: `insert into support_messages (id, user_id, merchant_id, subject, message, asked_at)
      values ($1, $2, $3, 'other', 'Allô', now())`,
    values: [uuid(), userId, merchantId],
  });
}
