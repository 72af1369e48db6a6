import { COMMISSION_ROWS } from './matrix-commissions.ts';
import { v7 as uuid } from 'uuid';
import type { World } from './matrix-callers.ts';
import { INVITATION_ROWS } from './matrix-invitations.ts';
import { NOTE_ROWS } from './matrix-notes.ts';
import { administrators, anybody, support } from './matrix-outcomes.ts';
import type { Row, Sent } from './matrix-rows.ts';

const ofMerchant = ({ merchant }: World): Sent => ({ query: { merchantIds: merchant.id } });
const ofPartner = ({ partnerId }: World): Sent => ({ query: { partnerId } });

/** Calls of a partner beside looking after merchants, and reads of many of those at once. */
export const PARTNER_ROWS = {
  ...INVITATION_ROWS,
  ...COMMISSION_ROWS,
  ...NOTE_ROWS,
  listPartnerStandings: administrators(200),
  // those of another are left out
  listProgress: { ...support(200), foreignPartner: 200, sends: ofMerchant },
  getTransmissionHours: { ...support(200), sends: ofPartner },
  listUnpaidAccounts: { ...support(200), sends: ofPartner },
  streamOverview: { ...administrators(200), isStream: true },
  listMailFailures: administrators(200),
  // No service is set here.
  reportMail: { ...anybody('inbound-mail-not-set'), sends: () => ({ payload: { RecordType: 'Bounce' } }) },
  settleMailFailure: { ...administrators('not-found'), sends: () => ({ params: { id: uuid() } }) },
} as const satisfies Readonly<Record<string, Row>>;
