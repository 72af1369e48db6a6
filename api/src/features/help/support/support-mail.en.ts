import type { SupportSubject } from './support.store.ts';

/** What a mail about a ticket says. */
export const supportEn = {
  subjects: {
    certificate: 'certificate',
    transmission: 'sending bills',
    terminal: 'terminal',
    billing: 'plan and payment',
    account: 'account and access',
    other: 'other',
  } satisfies Record<SupportSubject, string>,
  subject: (ticket: string, about: string): string => `[${ticket}] ${about}`,
  received: (ticket: string, hours: string): string =>
    `We have received your message. Its number is ${ticket}. Support answers Monday to Friday, ${hours}, at this address.`,
  yourMessage: 'Your message:',
  ticket: 'Ticket',
  button: 'Support hours',
};

export type SupportTexts = typeof supportEn;
