import type * as support from '../../../help/support.ts';
import type { ExamplesOf } from '../example.ts';
import { OTHER_ID } from '../ids.ts';

export const supportExamples: ExamplesOf<typeof support> = {
  askSupport: {
    body: { id: OTHER_ID, subject: 'certificate', message: 'The certificate of Caisse 2 was refused.' },
    reply: { ticketNumber: 'C-104233', sentAt: '2026-06-20T17:45:00.000Z' },
  },
};
