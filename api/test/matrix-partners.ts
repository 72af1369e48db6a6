import { COMMISSION_ROWS } from './matrix-commissions.ts';
import { INVITATION_ROWS } from './matrix-invitations.ts';

/** What a partner does beside looking after merchants. */
export const PARTNER_ROWS = { ...INVITATION_ROWS, ...COMMISSION_ROWS };
