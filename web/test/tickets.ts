import type { TicketDetails, TicketMessage, TicketSummary } from '@comptoir/contract/help/support-tickets';
import { id } from './factories.ts';

export const aTicket = (change: Partial<TicketSummary> = {}): TicketSummary => ({
  id: id(70),
  ticketNumber: 'C-104001',
  subject: 'certificate',
  state: 'waiting',
  askedAt: '2026-11-20T15:00:00.000Z',
  changedAt: '2026-11-20T16:00:00.000Z',
  personName: 'Camille Roy',
  merchantId: id(1),
  companyName: 'Bistro du Quai',
  partnerName: null,
  excerpt: 'Le certificat est refusé.',
  isUnread: true,
  assignee: null,
  ...change,
});

export const aTicketMessage = (change: Partial<TicketMessage> = {}): TicketMessage => ({
  id: id(71),
  kind: 'question',
  channel: 'portal',
  text: 'Le certificat est refusé.',
  writtenAt: '2026-11-20T15:00:00.000Z',
  authorName: 'Camille Roy',
  isOwn: true,
  attachmentsLeft: 0,
  filesLeft: [],
  isCut: false,
  isVerified: true,
  ...change,
});

/** A ticket that support has answered. */
export const aConversation = (change: Partial<TicketDetails> = {}): TicketDetails => ({
  ...aTicket(),
  bill: { id: id(72), number: '12345' },
  device: { id: id(73), name: 'Caisse 2' },
  personEmail: null,
  messages: [
    aTicketMessage(),
    aTicketMessage({ id: id(74), kind: 'answer', text: 'Essayez <b>encore</b>.', authorName: null, isOwn: false }),
  ],
  canReply: true,
  isErased: false,
  ...change,
});
