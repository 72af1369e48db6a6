import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';

/** Who hears of a visit: everybody who signs in for the merchant and is not suspended. */
export const listRecipients = (tx: Transaction, merchantId: string): Promise<{ userId: string }[]> =>
  tx.many({
    text: 'select id as "userId" from users where merchant_id = $1 and suspended_at is null order by id',
    values: [merchantId],
  });

/** A person who is written to, and where their merchant is. */
export interface LetterRecipient {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly companyName: string;
  readonly timeZone: MerchantTimeZone;
  readonly civicNumber: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
}

/** Null when they have left the merchant or were suspended since. Mail is in the merchant's language unless they chose. */
export const findLetterRecipient = (
  tx: Transaction,
  { userId, merchantId }: { userId: string; merchantId: string },
): Promise<LetterRecipient | null> =>
  tx.first({
    text: `select u.email, u.name, coalesce(u.language, m.language) as language, m.company_name as "companyName",
        m.time_zone as "timeZone", m.civic_number as "civicNumber", m.street, m.city, m.postal_code as "postalCode"
      from users u join merchants m on m.id = u.merchant_id
      where u.id = $1 and u.merchant_id = $2 and u.suspended_at is null`,
    values: [userId, merchantId],
  });
