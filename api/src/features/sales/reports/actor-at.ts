import type { Actor } from '@comptoir/domain/base/access/access';
import type { BookPlace } from './book-places.queries.ts';

/** A person as an actor at another of their businesses, with the right that they have there. */
export const actorAt = ({ userId, merchantId, right }: Pick<BookPlace, 'userId' | 'merchantId' | 'right'>): Actor => ({
  role: 'merchant',
  userId,
  merchantId,
  merchantRight: right,
  partnerId: null,
});
