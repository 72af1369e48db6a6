import type { ContactView } from '@comptoir/contract/people/contacts';
import type { Transaction } from '../../../platform/database/database.ts';

/** Owner of people: a merchant or a partner. */
export type ContactsOf = { readonly merchantId: string } | { readonly partnerId: string };

/** A person as the list shows them. */
export type ContactLine = Omit<ContactView, 'isSelf'>;

/** True when the provider says that the merchant has an owner. */
export const IS_PROVIDER_OWNER = `exists (select from pos_identities i
  where i.user_id = users.id and i.merchant_id = users.merchant_id and i.pos_role = 'owner')`;

const CONTACT = `id, name, username, email, merchant_right as "right", ${IS_PROVIDER_OWNER} as "isProviderOwner",
  case when suspended_at is not null then 'suspended' when to_confirm_since is not null then 'to-confirm'
  when last_sign_in_at is null then 'invited' else 'active' end as state`;

/** The people of a merchant or partner, by name, without those who were removed. */
export function listContactLines(tx: Transaction, of: ContactsOf): Promise<ContactLine[]> {
  const [column, id] =
    'merchantId' in of ? (['merchant_id', of.merchantId] as const) : (['partner_id', of.partnerId] as const);
  return tx.many({
    text: `select ${CONTACT} from users where ${column} = $1 and removed_at is null order by name_key, id`,
    values: [id],
  });
}

export const findContactLine = (tx: Transaction, id: string): Promise<ContactLine | null> =>
  tx.first({ text: `select ${CONTACT} from users where id = $1 and removed_at is null`, values: [id] });
