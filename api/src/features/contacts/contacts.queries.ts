import type { ContactView } from '@comptoir/contract/contacts';
import type { Transaction } from '../../platform/database/database.ts';

/** Whose people: of a merchant or of a partner. */
export type ContactsOf = { readonly merchantId: string } | { readonly partnerId: string };

/** The people of a merchant or partner, by name. */
export function listContactLines(tx: Transaction, of: ContactsOf): Promise<Omit<ContactView, 'isSelf'>[]> {
  const [column, id] = 'merchantId' in of ? ['merchant_id', of.merchantId] : ['partner_id', of.partnerId];
  return tx.many({
    text: `select id, name, username, email, case when suspended_at is not null then 'suspended'
        when last_sign_in_at is null then 'invited' else 'active' end as state
      from users where ${column} = $1 order by name_key, id`,
    values: [id],
  });
}
