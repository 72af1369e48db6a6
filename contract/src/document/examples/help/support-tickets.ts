import type * as supportTickets from '../../../help/support-tickets.ts';
import type { ExamplesOf } from '../example.ts';
import { DEVICE_ID, MERCHANT_ID, OTHER_ID, USER_ID } from '../ids.ts';

const summary: supportTickets.TicketSummary = {
  id: OTHER_ID,
  ticketNumber: 'C-104233',
  subject: 'certificate',
  state: 'waiting',
  askedAt: '2026-06-20T17:45:00.000Z',
  changedAt: '2026-06-20T18:10:00.000Z',
  personName: 'Camille Roy',
  merchantId: MERCHANT_ID,
  companyName: 'Bistro du Quai',
  partnerName: null,
  excerpt: 'The certificate of Caisse 2 was refused.',
  isUnread: true,
  assignee: null,
};

const details: supportTickets.TicketDetails = {
  ...summary,
  bill: null,
  device: { id: DEVICE_ID, name: 'Caisse 2' },
  personEmail: null,
  messages: [
    {
      id: OTHER_ID,
      kind: 'question',
      channel: 'portal',
      text: 'The certificate of Caisse 2 was refused.',
      writtenAt: '2026-06-20T17:45:00.000Z',
      authorName: 'Camille Roy',
      isOwn: true,
      attachmentsLeft: 0,
      filesLeft: [],
      isCut: false,
      isVerified: true,
    },
  ],
  canReply: true,
  isErased: false,
};

const support = { id: USER_ID, name: 'Alex Gagnon' };
const ofSupport = { ...details, assignee: support, personEmail: 'camille@bistro.test', canReply: false };

export const supportTicketExamples: ExamplesOf<typeof supportTickets> = {
  listOwnTickets: { query: { limit: 50 }, reply: { items: [summary], nextCursor: null } },
  getTicket: { reply: details },
  markTicketRead: {},
  replyToTicket: { body: { id: OTHER_ID, text: 'It works now.' }, reply: details },
  listTickets: {
    query: { state: 'to-answer', assignee: 'none', limit: 50 },
    reply: { items: [{ ...summary, assignee: support }], nextCursor: null },
  },
  getTicketCounts: { query: {}, reply: { open: 3, waiting: 5, solved: 41, reopened: 1, setAside: 1 } },
  listSupportPeople: { reply: [support] },
  answerTicket: { body: { id: OTHER_ID, text: 'Request it again, please.', solve: false }, reply: ofSupport },
  addTicketNote: { body: { id: OTHER_ID, text: 'Called them at noon.' }, reply: ofSupport },
  assignTicket: { body: { userId: USER_ID }, reply: ofSupport },
  settleTicket: { reply: { ...details, state: 'solved' } },
  closeTicket: { body: { event: 'solve' }, reply: { ...ofSupport, state: 'solved' } },
};
