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

/** Condition of a place of the account `$1` at a business, whose invitation was accepted and which is open still. */
export const OPENED_PLACE =
  'account_id = $1 and merchant_id is not null and suspended_at is null and last_sign_in_at is not null';

/** The businesses that an account has opened and may open still, by name. */
export const listBookPlaces = (tx: Transaction, accountId: string): Promise<BookPlace[]> =>
  tx.many({
    name: 'list-book-places',
    text: `select u.id as "userId", u.email, m.id as "merchantId", u.merchant_right as "right", m.company_name as name
      from (select * from users where ${OPENED_PLACE}) u join merchants m on m.id = u.merchant_id order by m.company_name, m.id`,
    values: [accountId],
  });
