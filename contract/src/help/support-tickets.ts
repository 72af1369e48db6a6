import { TICKET_STATES } from '@comptoir/domain/help/support/ticket-state';
import { z } from 'zod';
import { endpoint, instant, merchantScope, pageOf, plainText, textBlock } from '../endpoint.ts';
import { SUPPORT_SUBJECTS } from './support.ts';

const state = z.enum(TICKET_STATES);

/** A person of support who looks after a ticket. */
const assignee = z.strictObject({ id: z.uuid(), name: z.string() });

/** A ticket as a list shows it. */
const summary = {
  id: z.uuid(),
  ticketNumber: z.string(),
  subject: z.enum(SUPPORT_SUBJECTS),
  state,
  askedAt: instant,
  changedAt: instant,
  /** Name of the person who asked. */
  personName: z.string(),
  merchantId: z.uuid().nullable(),
  companyName: z.string().nullable(),
  partnerName: z.string().nullable(),
  /** The first words of it. */
  excerpt: z.string(),
  /** True when the other side has written since the caller last read it. */
  isUnread: z.boolean(),
  /** Assignee of support; only administrators are shown that. */
  assignee: assignee.nullable(),
};

export const ticketSummary = z.strictObject(summary);
export type TicketSummary = z.infer<typeof ticketSummary>;

const fileLeft = z.strictObject({ name: z.string(), bytes: z.int().min(0) });
export type FileLeft = z.infer<typeof fileLeft>;

/** One message of a conversation. `note`: between administrators, shown to no one else. */
const message = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['question', 'answer', 'note']),
  channel: z.enum(['portal', 'mail']),
  text: z.string(),
  writtenAt: instant,
  /** Author; null for an answer of support, whose writers administrators alone are shown. */
  authorName: z.string().nullable(),
  isOwn: z.boolean(),
  /** Number of files that came with a mail; they are not kept. */
  attachmentsLeft: z.int().min(0),
  /** Names and sizes of the files, as far as they are known. */
  filesLeft: z.array(fileLeft),
  /** True when a mail was longer than the part that is kept. */
  isCut: z.boolean(),
  /** True when its stated writer did write it: false for a mail that was set aside and added as a note. */
  isVerified: z.boolean(),
});
export type TicketMessage = z.infer<typeof message>;

export const ticketDetails = z.strictObject({
  ...summary,
  bill: z.strictObject({ id: z.uuid(), number: z.string() }).nullable(),
  device: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
  /** Null where the caller is not of support. */
  personEmail: z.string().nullable(),
  /** Oldest first. */
  messages: z.array(message),
  /** True when the caller may write in it as the one who asked. */
  canReply: z.boolean(),
  /** True when its words were erased, as those of every old ticket are. */
  isErased: z.boolean(),
});
export type TicketDetails = z.infer<typeof ticketDetails>;

const place = {
  cursor: plainText(400).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
};
const ofTicket = z.strictObject({ id: z.uuid() });
const text = textBlock(5000).trim().min(1);

/** Source: spec §2 "Contact us". */
export const listOwnTickets = endpoint({
  method: 'GET',
  path: '/support-tickets',
  access: 'ask-support',
  summary: 'What was asked of support, and where it stands',
  description:
    'The last changed first. A person sees what they asked, an owner what all of the business asked, a partner also what its ' +
    'merchants asked.',
  query: merchantScope.extend(place),
  reply: pageOf(ticketSummary),
});

export const getTicket = endpoint({
  method: 'GET',
  path: '/support-tickets/:id',
  access: 'ask-support',
  summary: 'A conversation with support',
  params: ofTicket,
  reply: ticketDetails,
});

export const markTicketRead = endpoint({
  method: 'POST',
  path: '/support-tickets/:id/read',
  access: 'ask-support',
  summary: 'Mark a conversation as read by the caller',
  params: ofTicket,
  reply: z.null(),
});

export const replyToTicket = endpoint({
  method: 'POST',
  path: '/support-tickets/:id/messages',
  access: 'reply-support',
  summary: 'Write again in a conversation with support',
  description:
    'The caller makes `id`: a message that comes twice is one. A solved ticket is open again. Who reads a ticket of another ' +
    'does not write in it.',
  refusals: ['mail-limit-reached', 'ticket-of-another'],
  params: ofTicket,
  body: z.strictObject({ id: z.uuid(), text }),
  reply: ticketDetails,
});

/** Filter of the tickets of the queue; an absent field is asked of none. */
const queue = z.strictObject({
  state: z
    .enum([...TICKET_STATES, 'to-answer'])
    .describe('Only tickets in this state; `to-answer`: in those in which support has the word.')
    .optional(),
  assignee: z
    .union([z.uuid(), z.literal('none')])
    .describe('Only those of this person of support, or of `none`.')
    .optional(),
  merchantId: z.uuid().optional(),
  q: plainText(100).optional(),
});

export const settleTicket = endpoint({
  method: 'POST',
  path: '/support-tickets/:id/closure',
  access: 'reply-support',
  summary: 'Close a conversation as the one who asked',
  description:
    'Support hears of it by mail, and so does who asked where a colleague has closed it. Writing in it again opens it again. Who ' +
    'reads a ticket of another does not close it.',
  refusals: ['mail-limit-reached', 'ticket-of-another', 'ticket-solved'],
  params: ofTicket,
  reply: ticketDetails,
});

export const listTickets = endpoint({
  method: 'GET',
  path: '/support-queue',
  access: 'answer-support',
  summary: 'Tickets of everyone',
  description: 'The last changed first. `q` is part of a number, a name, an email, a business or a message.',
  query: queue.extend(place),
  reply: pageOf(ticketSummary),
});

export const getTicketCounts = endpoint({
  method: 'GET',
  path: '/support-queue/counts',
  access: 'answer-support',
  summary: 'How many tickets of a filter are in each state',
  description: 'As many as `listTickets` lists, by state; and the mails that were set aside and wait.',
  query: queue.omit({ state: true }),
  reply: z.strictObject({
    open: z.int(),
    waiting: z.int(),
    solved: z.int(),
    reopened: z.int(),
    setAside: z.int(),
  }),
});
export type TicketCounts = z.infer<typeof getTicketCounts.reply>;

export const listSupportPeople = endpoint({
  method: 'GET',
  path: '/support-queue/people',
  access: 'answer-support',
  summary: 'Who may look after a ticket',
  reply: z.array(assignee),
});

export const answerTicket = endpoint({
  method: 'POST',
  path: '/support-tickets/:id/answers',
  access: 'answer-support',
  summary: 'Answer a ticket',
  description: 'It is mailed to who asked. The caller makes `id`. With `solve` the ticket is closed along with it.',
  refusals: ['ticket-solved'],
  params: ofTicket,
  body: z.strictObject({ id: z.uuid(), text, solve: z.boolean().default(false) }),
  reply: ticketDetails,
});

export const addTicketNote = endpoint({
  method: 'POST',
  path: '/support-tickets/:id/notes',
  access: 'answer-support',
  summary: 'Write a note that administrators alone read',
  params: ofTicket,
  body: z.strictObject({ id: z.uuid(), text }),
  reply: ticketDetails,
});

export const assignTicket = endpoint({
  method: 'PUT',
  path: '/support-tickets/:id/assignee',
  access: 'answer-support',
  summary: 'Say who looks after a ticket, or that no one does',
  params: ofTicket,
  body: z.strictObject({ userId: z.uuid().nullable() }),
  reply: ticketDetails,
});

export const closeTicket = endpoint({
  method: 'PUT',
  path: '/support-tickets/:id/state',
  access: 'answer-support',
  summary: 'Close a ticket, or open it again',
  description: 'Who asked hears by mail that it is closed, and that an answer opens it again.',
  refusals: ['ticket-not-solved', 'ticket-solved'],
  params: ofTicket,
  body: z.strictObject({ event: z.enum(['solve', 'reopen']) }),
  reply: ticketDetails,
});
