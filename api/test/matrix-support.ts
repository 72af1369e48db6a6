import { v7 as uuid } from 'uuid';
import type { World } from './matrix-callers.ts';
import {
  administrators,
  anybody,
  merchantAndSupport,
  NOT_WHILE_ACTING,
  OTHERS_FIND_NOTHING,
  bookReaders,
} from './matrix-outcomes.ts';
import type { Row, Sent } from './matrix-rows.ts';

const ofTicket = ({ ticketId }: World): Sent => ({ params: { id: ticketId } });
const writing = (world: World): Sent => ({ ...ofTicket(world), payload: { id: uuid(), text: 'Allô' } });

/** The ticket of an owner: it is read by all who see the business, and not by its other people, who asked nothing. */
const READERS = {
  ...merchantAndSupport(200),
  ...OTHERS_FIND_NOTHING,
  manager: 'not-found',
  reader: 'not-found',
  accountant: 'not-found',
} as const;

const INCIDENT = {
  circumstances: 'X',
  information: 'X',
  happenedFrom: '2026-01-01',
  happenedUntil: null,
  discoveredOn: '2026-01-02',
  peopleCount: null,
  isSerious: false,
  riskReasons: 'X',
  authorityNotifiedOn: null,
  peopleNotifiedOn: null,
  measures: 'X',
};
const NO_JOB = '999999999999';

/** Conversations with support, and what administrators do about the queue. */
export const SUPPORT_ROWS: Readonly<Record<string, Row>> = {
  askSupport: {
    ...bookReaders(200),
    sends: ({ merchant }) => ({
      query: { merchantId: merchant.id },
      payload: { id: uuid(), subject: 'other', message: 'Allô' },
    }),
  },
  listOwnTickets: {
    ...bookReaders(200),
    sends: ({ merchant }) => ({ query: { merchantId: merchant.id } }),
  },
  getTicket: { ...READERS, sends: ofTicket },
  markTicketRead: {
    ...READERS,
    admin: 204,
    ownPartner: 204,
    owner: 204,
    acting: 204,
    partnerActing: 204,
    sends: ofTicket,
  },
  // Who only reads it does not speak in it; support answers by a call of its own.
  replyToTicket: {
    ...READERS,
    ...NOT_WHILE_ACTING,
    admin: 'ticket-of-another',
    ownPartner: 'ticket-of-another',
    sends: writing,
  },
  settleTicket: {
    ...READERS,
    ...NOT_WHILE_ACTING,
    admin: 'ticket-of-another',
    ownPartner: 'ticket-of-another',
    sends: ofTicket,
  },
  listTickets: administrators(200),
  getTicketCounts: administrators(200),
  listSupportPeople: administrators(200),
  answerTicket: { ...administrators(200), sends: writing },
  addTicketNote: { ...administrators(200), sends: writing },
  assignTicket: { ...administrators(200), sends: (world) => ({ ...ofTicket(world), payload: { userId: null } }) },
  closeTicket: {
    ...administrators('ticket-not-solved'),
    sends: (world) => ({ ...ofTicket(world), payload: { event: 'reopen' } }),
  },
  listSetAsideMails: administrators(200),
  decideSetAsideMail: {
    ...administrators('not-found'),
    sends: () => ({ params: { id: uuid() }, payload: { decision: 'discard' } }),
  },
  listJobs: administrators(200),
  getJobCounts: administrators(200),
  retryJob: { ...administrators('not-found'), sends: () => ({ params: { id: NO_JOB } }) },
  removeJob: {
    ...administrators('not-found'),
    sends: () => ({ params: { id: NO_JOB }, payload: { reason: 'None' } }),
  },
  listIncidents: administrators(200),
  exportIncidents: administrators(200),
  getIncident: { ...administrators('not-found'), sends: () => ({ params: { id: uuid() } }) },
  recordIncident: { ...administrators(200), sends: () => ({ payload: { id: uuid(), content: INCIDENT } }) },
  changeIncident: {
    ...administrators('not-found'),
    sends: () => ({ params: { id: uuid() }, payload: { revision: 1, content: INCIDENT } }),
  },
  // No mail is taken in here.
  receiveMail: {
    ...anybody('inbound-mail-not-set'),
    sends: () => ({ payload: { FromFull: { Email: 'a@b.test' }, ToFull: [], MessageID: '1', Headers: [] } }),
  },
};
