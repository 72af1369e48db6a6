import type * as support from '../../../help/support.ts';
import type { ExamplesOf } from '../example.ts';
import { OTHER_ID } from '../ids.ts';

export const supportExamples: ExamplesOf<typeof support> = {
  getSupportContact: {
    reply: {
      phone: '418 555-0142',
      email: 'soutien@comptoir.test',
      opens: '08:00',
      closes: '16:30',
      closingDays: [{ on: '2026-12-24', nameFr: 'Veille de Noël', nameEn: 'Christmas Eve' }],
    },
  },
  askSupport: {
    body: { id: OTHER_ID, subject: 'certificate', message: 'The certificate of Caisse 2 was refused.' },
    reply: { ticketNumber: 'C-104233', sentAt: '2026-06-20T17:45:00.000Z' },
  },
};
