import type * as invitations from '../../../people/invitations.ts';
import type { ExamplesOf } from '../example.ts';

const file = 'Q29tbWVyY2U7Tm9tO0NvdXJyaWVsCkNhbnRpbmU7QWxleCBSb3k7YWxleEBjYW50aW5lLmV4YW1wbGU=';
const counts = {
  lines: 2,
  waiting: 1,
  invited: 0,
  stopped: 0,
  invalid: 1,
  repeated: 0,
  alreadyInvited: 0,
  hasAccount: 0,
};
const plan = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const sent = {
  id: '0197a1c2-0000-7000-8000-000000000134',
  name: 'commerces.csv',
  askedAt: '2026-06-20T13:45:03.000Z',
  askedBy: 'Alex Roy',
  state: 'sending',
  counts,
} as const;

export const invitationExamples: ExamplesOf<typeof invitations> = {
  checkInvitations: {
    body: { file },
    reply: {
      plan,
      counts,
      accepted: [{ line: 2, companyName: 'Cantine', name: 'Alex Roy', email: 'alex@cantine.example', language: 'fr' }],
      skipped: [
        {
          line: 3,
          companyName: 'Cantine',
          email: 'cantine',
          outcome: 'invalid',
          problems: [{ column: 'email', rule: 'email' }],
          firstLine: null,
        },
      ],
      mailsPerDay: 200,
    },
  },
  sendInvitations: { body: { file, name: 'commerces.csv', plan }, reply: sent },
  listInvitationFiles: { reply: { items: [sent], nextCursor: null } },
  exportInvitations: {},
};
