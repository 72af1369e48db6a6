import type { MerchantRight } from '@comptoir/domain/base/access/merchant-right';
import type { Transaction } from '../../../platform/database/database.ts';

/** A place of an account at a business, whose invitation was accepted. */
export interface BookPlace {
  readonly userId: string;
  readonly email: string;
  readonly merchantId: string;
  readonly right: MerchantRight | null;
  readonly name: string;
}

/** The businesses that an account has opened and may open still, by name. */
export const listBookPlaces = (tx: Transaction, accountId: string): Promise<BookPlace[]> =>
  tx.many({
    name: 'list-book-places',
    text: `select u.id as "userId", u.email, m.id as "merchantId", u.merchant_right as "right", m.company_name as name
      from users u join merchants m on m.id = u.merchant_id
      where u.account_id = $1 and u.suspended_at is null and u.last_sign_in_at is not null order by m.company_name, m.id`,
    values: [accountId],
  });
