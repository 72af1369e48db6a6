import { v7 as uuid } from 'uuid';
import { anybody, themselves, type Outcome } from './matrix-outcomes.ts';
import type { Row, Sent } from './matrix-rows.ts';

/** Owners of a business, each for their own: nobody gives it away in their place. */
const giversOf = (own: Outcome) => ({
  ...themselves(own),
  admin: 'forbidden' as const,
  ownPartner: 'forbidden' as const,
  foreignPartner: 'forbidden' as const,
  manager: 'forbidden' as const,
  reader: 'forbidden' as const,
  accountant: 'forbidden' as const,
});

const unknown = (): Sent => ({ params: { id: uuid() } });
const noLink = (): Sent => ({ params: { token: 'none' } });

/** Calls about a business that changes hands: there is no offer to anybody here. */
export const OWNERSHIP_ROWS: Readonly<Record<string, Row>> = {
  offerOwnership: {
    ...giversOf('password-wrong'),
    sends: () => ({
      payload: {
        email: `${uuid()}@comptoir.test`,
        name: 'X',
        language: 'fr',
        becomes: 'gone',
        password: 'pas le bon',
      },
    }),
  },
  listOwnershipTransfers: giversOf(200),
  withdrawOwnership: { ...giversOf('not-found'), sends: unknown },
  listOwnershipOffers: themselves(200),
  getOwnershipOffer: { ...themselves('not-found'), sends: unknown },
  acceptOwnership: {
    ...themselves('not-found'),
    sends: ({ password }) => ({ ...unknown(), payload: { password, leaving: [] } }),
  },
  declineOwnership: { ...themselves('not-found'), sends: unknown },
  getOwnershipInvitation: { ...anybody('not-found'), sends: noLink },
  acceptOwnershipInvitation: {
    ...anybody('not-found'),
    sends: () => ({ ...noLink(), payload: { newPassword: 'les phares de la baie', language: 'fr', leaving: [] } }),
  },
  declineOwnershipInvitation: { ...anybody('not-found'), sends: noLink },
};
