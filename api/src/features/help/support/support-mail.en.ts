import type { SupportSubject } from './support.store.ts';

/** English texts of a mail about a ticket. */
export const supportEn = {
  subjects: {
    certificate: 'certificate',
    transmission: 'sending bills',
    terminal: 'device',
    billing: 'plan and payment',
    account: 'account and access',
    other: 'other',
  } satisfies Record<SupportSubject, string>,
  subject: (ticket: string, about: string): string => `[${ticket}] ${about}`,
  received: (ticket: string): string => `We have received your message. Its number is ${ticket}.`,
  yourMessage: 'Your message:',
  ticket: 'Ticket',
  button: 'Open the conversation',
  howToAnswer: 'To answer, reply to this email or write in the conversation. Attachments are not accepted by email.',
  answerInPortal: 'To answer, write in the conversation.',
  writesAgain: (name: string, email: string): string => `${name} (${email}) writes:`,
  openTicket: 'Open the ticket',
  closed: (ticket: string): string => `Ticket ${ticket} is closed: it is solved.`,
  opensAgain: 'If it is not solved, answer and the ticket is reopened.',
  settled: (name: string, email: string): string => `${name} (${email}) has closed the ticket: it is solved.`,
  filesLeft: (names: string): string =>
    `Your email arrived without its files: ${names}. Support did not receive them. Write in the conversation what they show, or ask how to send them.`,
  filesOfTheirs: (names: string): string => `Files that were not kept: ${names}.`,
  reopened: 'The ticket was solved; it is open again.',
};

export type SupportTexts = typeof supportEn;
