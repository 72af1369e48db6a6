import type { FileLeft } from '@comptoir/contract/help/support-tickets';
import type { Role } from '@comptoir/domain/base/access/access';
import type { TicketState } from '@comptoir/domain/help/support/ticket-state';
import { searchWords } from '@comptoir/domain/base/search/search-words';
import type { Transaction } from '../../../platform/database/database.ts';
import type { SupportSubject } from './support.store.ts';

/** A ticket as a list shows it, or a page of its own. */
export interface TicketLine {
  readonly id: string;
  readonly ticketNumber: string;
  readonly subject: SupportSubject;
  readonly state: TicketState;
  readonly askedAt: Date;
  readonly changedAt: Date;
  readonly userId: string;
  readonly personName: string;
  readonly personEmail: string | null;
  readonly merchantId: string | null;
  readonly companyName: string | null;
  readonly partnerId: string | null;
  readonly partnerName: string | null;
  readonly message: string;
  /** Latest message of the person, the one to be answered. */
  readonly latest: string;
  readonly isUnread: boolean;
  readonly assigneeId: string | null;
  readonly assigneeName: string | null;
  readonly billId: string | null;
  readonly billNumber: string | null;
  readonly deviceId: string | null;
  readonly deviceName: string | null;
  readonly isErased: boolean;
}

/** Reader, and by their role whether as support: then the person's words may be unread, else those of support. */
export interface TicketReader {
  readonly userId: string;
  readonly role: Role;
}

const COLUMNS = `s.id, s.ticket_number as "ticketNumber", s.subject, s.state, s.asked_at as "askedAt", s.changed_at as "changedAt",
  s.user_id as "userId", coalesce(u.name, '') as "personName", u.email as "personEmail", s.merchant_id as "merchantId",
  m.company_name as "companyName", s.partner_id as "partnerId", p.name as "partnerName", s.message,
  coalesce((select q.text from ticket_replies q where q.ticket_id = s.id and q.kind = 'question' order by q.written_at desc, q.id desc limit 1),
    s.message) as latest,
  coalesce(case when :role = 'admin' and s.user_id <> :userId then coalesce(s.written_at, s.asked_at) else s.answered_at end
    > coalesce(r.read_at, '-infinity'), false) as "isUnread",
  a.id as "assigneeId", a.name as "assigneeName", s.bill_id as "billId", s.bill_number as "billNumber",
  s.device_id as "deviceId", d.name as "deviceName", s.erased_at is not null as "isErased"`;

const JOINED = `from support_messages s
  left join users u on u.id = s.user_id
  left join users a on a.id = s.assignee_id
  left join merchants m on m.id = s.merchant_id
  left join partners p on p.id = s.partner_id
  left join devices d on d.id = s.device_id
  left join ticket_reads r on r.ticket_id = s.id and r.user_id = :userId`;

export interface TicketPlace {
  readonly after: { readonly changedAt: Date; readonly id: string } | null;
  readonly limit: number;
}

const IN_ORDER = `and (:afterAt::timestamptz is null or (s.changed_at, s.id) < (:afterAt, :afterId::uuid))
  order by s.changed_at desc, s.id desc limit :limit`;

const placeValues = ({ after, limit }: TicketPlace) => ({
  afterAt: after?.changedAt ?? null,
  afterId: after?.id ?? null,
  limit,
});

/** Filter of tickets: a merchant's where one is named, and only those that a person asked where they see no others. */
export interface OwnTickets extends TicketPlace {
  readonly merchantId: string | null;
  readonly isOwnOnly: boolean;
}

export const listOwnTicketLines = (
  tx: Transaction,
  { userId, role }: TicketReader,
  own: OwnTickets,
): Promise<TicketLine[]> =>
  tx.many({
    text: `select ${COLUMNS} ${JOINED}
      where (:merchantId::uuid is null or s.merchant_id = :merchantId) and (not :isOwnOnly or s.user_id = :userId) ${IN_ORDER}`,
    values: { userId, role, merchantId: own.merchantId, isOwnOnly: own.isOwnOnly, ...placeValues(own) },
  });

/** Filter of the queue's tickets; null is no condition. */
export interface QueueFilter {
  readonly states: readonly TicketState[] | null;
  readonly assigneeId: string | null;
  readonly isUnassigned: boolean;
  readonly merchantId: string | null;
  readonly search: string | null;
}

const CHOSEN = `where (:states::text[] is null or s.state = any(:states))
  and (:assigneeId::uuid is null or s.assignee_id = :assigneeId)
  and (not :isUnassigned or s.assignee_id is null)
  and (:merchantId::uuid is null or s.merchant_id = :merchantId)
  and (:words::text[] is null or holds(findable(concat_ws(' ', s.ticket_number, u.name, u.email, m.company_name, p.name, s.bill_number,
    s.message, (select string_agg(q.text, ' ') from ticket_replies q where q.ticket_id = s.id))), :words))`;

const chosenValues = (filter: QueueFilter) => ({
  states: filter.states,
  assigneeId: filter.assigneeId,
  isUnassigned: filter.isUnassigned,
  merchantId: filter.merchantId,
  words: filter.search === null ? null : searchWords(filter.search),
});

export const listQueueLines = (
  tx: Transaction,
  { userId, role }: TicketReader,
  { filter, ...place }: TicketPlace & { readonly filter: QueueFilter },
): Promise<TicketLine[]> =>
  tx.many({
    text: `select ${COLUMNS} ${JOINED} ${CHOSEN} ${IN_ORDER}`,
    values: { userId, role, ...chosenValues(filter), ...placeValues(place) },
  });

/** Counts the tickets of a filter by state; states of none are left out. */
export const countQueue = (tx: Transaction, filter: QueueFilter): Promise<{ state: TicketState; count: number }[]> =>
  tx.many({
    text: `select s.state, count(*)::int as count from support_messages s
        left join users u on u.id = s.user_id
        left join merchants m on m.id = s.merchant_id
        left join partners p on p.id = s.partner_id
      ${CHOSEN} group by s.state`,
    values: chosenValues(filter),
  });

export const findTicketLine = (
  tx: Transaction,
  { userId, role }: TicketReader,
  id: string,
): Promise<TicketLine | null> =>
  tx.first({ text: `select ${COLUMNS} ${JOINED} where s.id = :id`, values: { userId, role, id } });

/** A message after what opened the ticket. */
export interface ReplyLine {
  readonly id: string;
  readonly kind: 'question' | 'answer' | 'note';
  readonly channel: 'portal' | 'mail';
  readonly text: string;
  readonly writtenAt: Date;
  readonly userId: string | null;
  readonly authorName: string | null;
  readonly attachmentsLeft: number;
  readonly filesLeft: FileLeft[];
  readonly isCut: boolean;
  readonly isVerified: boolean;
}

/** Oldest first; notes only for those whom the database shows them to. */
export const listReplyLines = (tx: Transaction, ticketId: string): Promise<ReplyLine[]> =>
  tx.many({
    text: `select q.id, q.kind, q.channel, q.text, q.written_at as "writtenAt", q.user_id as "userId",
        coalesce(u.name, q.from_address) as "authorName", q.attachments_left as "attachmentsLeft",
        q.files_left as "filesLeft", q.is_cut as "isCut",
        q.from_address is null or coalesce(a.reason in ('sender-without-access', 'too-many'), false) as "isVerified"
      from ticket_replies q left join users u on u.id = q.user_id left join set_aside_mails a on a.id = q.id
      where q.ticket_id = $1 order by q.written_at, q.id`,
    values: [ticketId],
  });
