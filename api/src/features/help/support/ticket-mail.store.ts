import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { FileLeft } from '@comptoir/contract/help/support-tickets';
import type { TicketState } from '@comptoir/domain/help/support/ticket-state';
import type { Transaction } from '../../../platform/database/database.ts';
import type { SupportSubject } from './support.store.ts';

/** A ticket as its mails know it. */
export interface TicketFacts {
  readonly ticketId: string;
  readonly ticketNumber: string;
  readonly subject: SupportSubject;
  readonly state: TicketState;
  /** Person who asked. */
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly isActive: boolean;
  readonly language: Language | null;
  readonly companyName: string | null;
  readonly assigneeName: string | null;
  readonly assigneeEmail: string | null;
  /** The messages before, the oldest first, without notes. */
  readonly before: readonly { readonly id: string; readonly messageId: string | null }[];
}

/** A message of a ticket with whom it goes to. */
export interface TicketLetter extends TicketFacts {
  readonly id: string;
  readonly kind: 'question' | 'answer' | 'note';
  readonly text: string;
  /** Names of the files that came with it and were not kept. */
  readonly filesLeft: readonly FileLeft[];
}

/** No mail names more than its last ones. */
const MOST_REFERENCES = 20;

const FACTS = `s.id as "ticketId", s.ticket_number as "ticketNumber", s.subject, s.state,
  s.user_id as "userId", u.name, u.email, u.suspended_at is null and u.removed_at is null as "isActive", u.language,
  m.company_name as "companyName", a.name as "assigneeName", a.email as "assigneeEmail"`;

const PEOPLE = `join users u on u.id = s.user_id
  left join merchants m on m.id = s.merchant_id
  left join users a on a.id = s.assignee_id and a.suspended_at is null and a.removed_at is null`;

/** The last messages of a ticket, those that a condition lets through. */
const before = (condition: string): string =>
  `(select coalesce(json_agg(json_build_object('id', b.id, 'messageId', b.message_id) order by b.written_at, b.id), '[]')
    from (select * from ticket_replies e where e.ticket_id = s.id and e.kind <> 'note' and ${condition}
      order by e.written_at desc, e.id desc limit ${MOST_REFERENCES}) b) as before`;

export const findTicketLetter = (tx: Transaction, replyId: string): Promise<TicketLetter | null> =>
  tx.first({
    text: `select q.id, q.kind, q.text, q.files_left as "filesLeft", ${FACTS}, ${before('(e.written_at, e.id) < (q.written_at, q.id)')}
      from ticket_replies q join support_messages s on s.id = q.ticket_id ${PEOPLE}
      where q.id = $1 and (q.text <> '' or q.files_left <> '[]')`,
    values: [replyId],
  });

/** A ticket that was closed, with who did. */
export interface ClosedTicket extends TicketFacts {
  readonly closerName: string;
  readonly closerEmail: string;
}

/** Null for one that is open again, or was erased. */
export const findClosedTicket = (
  tx: Transaction,
  { ticketId, userId }: { ticketId: string; userId: string },
): Promise<ClosedTicket | null> =>
  tx.first({
    text: `select ${FACTS}, c.name as "closerName", c.email as "closerEmail", ${before('true')}
      from support_messages s ${PEOPLE} join users c on c.id = $2
      where s.id = $1 and s.state = 'solved' and s.erased_at is null`,
    values: [ticketId, userId],
  });

/** An address that answers about a ticket come to, by its hash, and whom it was given to. */
export const insertTicketAddress = (
  tx: Transaction,
  address: { hash: Buffer; ticketId: string; userId: string; now: Date },
): void =>
  tx.write({
    text: 'insert into ticket_addresses (address_hash, ticket_id, user_id, made_at) values ($1, $2, $3, $4)',
    values: [address.hash, address.ticketId, address.userId, address.now],
  });

/** Person that an address was given to, and its ticket. */
export interface AddressOwner {
  readonly ticketId: string;
  readonly userId: string;
  readonly email: string;
  readonly isActive: boolean;
}

export const findAddressOwner = (tx: Transaction, hashes: readonly Buffer[]): Promise<AddressOwner | null> =>
  tx.first({
    text: `select t.ticket_id as "ticketId", t.user_id as "userId", u.email,
        u.suspended_at is null and u.removed_at is null as "isActive"
      from ticket_addresses t join users u on u.id = t.user_id
      where t.address_hash = any($1::bytea[]) order by t.made_at desc limit 1`,
    values: [hashes],
  });

export async function findTicketByNumber(tx: Transaction, ticketNumber: string): Promise<string | null> {
  const found = await tx.first<{ id: string }>({
    text: 'select id from support_messages where ticket_number = $1',
    values: [ticketNumber],
  });
  return found?.id ?? null;
}

/** Remembers that a mail came in; false for one that came before. */
export async function insertReceivedMail(
  tx: Transaction,
  { hash, now }: { hash: Buffer; now: Date },
): Promise<boolean> {
  const kept = await tx.first({
    text: 'insert into received_mails (mail_hash, received_at) values ($1, $2) on conflict do nothing returning mail_hash',
    values: [hash, now],
  });
  return kept !== null;
}

/** Counts the mails that a ticket took since a moment. */
export async function countMailsSince(
  tx: Transaction,
  { ticketId, since }: { ticketId: string; since: Date },
): Promise<number> {
  const counted = await tx.first<{ count: number }>({
    text: `select count(*)::int as count from ticket_replies
      where ticket_id = $1 and channel = 'mail' and kind = 'question' and written_at >= $2`,
    values: [ticketId, since],
  });
  return counted?.count ?? 0;
}

/** Forgets what no one needs any more: addresses, names of mails and mails that were set aside. */
export function forgetMailsBefore(tx: Transaction, { addresses, mails }: { addresses: Date; mails: Date }): void {
  tx.write({ text: 'delete from ticket_addresses where made_at < $1', values: [addresses] });
  tx.write({ text: 'delete from received_mails where received_at < $1', values: [mails] });
  tx.write({ text: 'delete from set_aside_mails where received_at < $1', values: [mails] });
}

/** Erases the words of tickets that were solved before a moment; who asked and when stay. */
export async function eraseTicketsBefore(
  tx: Transaction,
  { solvedBefore, now }: { solvedBefore: Date; now: Date },
): Promise<number> {
  const erased = await tx.many<{ id: string }>({
    text: `update support_messages set message = '', erased_at = $2
      where state = 'solved' and changed_at < $1 and erased_at is null returning id`,
    values: [solvedBefore, now],
  });
  tx.write({
    text: `update ticket_replies set text = '', files_left = '[]' where (text <> '' or files_left <> '[]') and ticket_id = any($1::uuid[])`,
    values: [erased.map(({ id }) => id)],
  });
  return erased.length;
}
