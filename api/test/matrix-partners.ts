import { COMMISSION_ROWS } from './matrix-commissions.ts';
import { INVITATION_ROWS } from './matrix-invitations.ts';
import { NOTE_ROWS } from './matrix-notes.ts';

/** What a partner does beside looking after merchants, and what it reads of those that support them. */
export const PARTNER_ROWS = { ...INVITATION_ROWS, ...COMMISSION_ROWS, ...NOTE_ROWS };
