import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';

/** Recipient of a mail. */
export interface Recipient {
  readonly email: string;
  readonly name: string;
  readonly language: Language | null;
  readonly suspended: boolean;
}

export const findRecipient = (tx: Transaction, userId: string): Promise<Recipient | null> =>
  tx.first({
    text: 'select email, name, language, suspended_at is not null as suspended from users where id = $1',
    values: [userId],
  });

/** A person to write to; without a language in that of the merchant. */
export interface AddressedPerson {
  readonly address: string;
  readonly name: string;
  readonly language: Language | null;
}

/** Recipients of news about a merchant: everyone who may sign in for it, and its address for mail when no user signs in with that. */
export const listMerchantRecipients = (tx: Transaction, merchantId: string): Promise<AddressedPerson[]> =>
  tx.many({
    text: `select email as address, name, language from users where merchant_id = $1 and suspended_at is null
      union all
      select contact_email, company_name, null from merchants m where id = $1 and contact_email is not null
        and not exists (select from users where merchant_id = m.id and lower(email) = lower(m.contact_email))
      order by address`,
    values: [merchantId],
  });
