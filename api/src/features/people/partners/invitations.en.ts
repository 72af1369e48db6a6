import type { InvitationWords } from './export-invitations.ts';

/** The file of results in English. */
export const invitationsEn: InvitationWords = {
  fileName: 'invitations.csv',
  head: ['Line', 'Business', 'Name', 'Email', 'Result', 'Reason'],
  outcomes: {
    waiting: 'To be invited',
    invited: 'Invited',
    stopped: 'Stopped: the partner was suspended',
    invalid: 'Not invited: to be corrected',
    repeated: 'No change: the address comes twice',
    'already-invited': 'No change: invited already',
    'has-account': 'No change: has an account already',
  },
  columns: { company_name: 'Business', name: 'Name', email: 'Email', language: 'Language' },
  rules: {
    required: 'is missing',
    'too-long': 'is too long',
    'has-address': 'contains a web or email address',
    script: 'is not in Latin letters, which alone our invoices show',
    email: 'is not valid',
    'email-letters': 'has letters with accents before the @',
    formula: 'is a formula of a spreadsheet, not a name',
    language: 'is neither French nor English',
  },
  otherRule: 'is not valid',
  fault: (column, rule) => `${column}: ${rule}`,
  firstLine: (line) => `The address is on line ${line} already`,
};
