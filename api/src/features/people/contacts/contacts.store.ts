import type { MerchantRight } from '@comptoir/domain/base/access/merchant-right';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { ContactView } from '@comptoir/contract/people/contacts';
import type { Transaction } from '../../../platform/database/database.ts';

/** Owner of people: a merchant or a partner. */
export type ContactsOf = { readonly merchantId: string } | { readonly partnerId: string };

/** A person as the list shows them. */
type ContactLine = Omit<ContactView, 'isSelf'>;

/** True when the provider says that the merchant has an owner. */
const IS_PROVIDER_OWNER = `exists (select from pos_identities i
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

/** A person as a change finds them. */
export interface StoredContact {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly merchantId: string | null;
  /** Right at their merchant's; null at a partner's. */
  readonly merchantRight: MerchantRight | null;
  /** True when the provider says that the merchant is theirs. */
  readonly isProviderOwner: boolean;
  readonly awaitsConfirmation: boolean;
  readonly partnerId: string | null;
  readonly suspended: boolean;
  readonly hasSignedIn: boolean;
}

const STORED = `id, name, username, email, merchant_id as "merchantId", merchant_right as "merchantRight",
  ${IS_PROVIDER_OWNER} as "isProviderOwner", to_confirm_since is not null as "awaitsConfirmation", partner_id as "partnerId",
  suspended_at is not null as suspended, last_sign_in_at is not null as "hasSignedIn"`;

/** A person of a merchant or partner; null for administrators, who belong to no merchant or partner, and for those who were removed. */
export const findContact = (tx: Transaction, id: string): Promise<StoredContact | null> =>
  tx.first({
    text: `select ${STORED} from users where id = $1 and role <> 'admin' and removed_at is null`,
    values: [id],
  });

/**
 * All people of a merchant or partner, kept from other changes until the transaction ends, in one order: two who remove each
 * other are served one after the other.
 */
export function lockContacts(tx: Transaction, of: ContactsOf): Promise<StoredContact[]> {
  const [column, id] =
    'merchantId' in of ? (['merchant_id', of.merchantId] as const) : (['partner_id', of.partnerId] as const);
  return tx.many({
    text: `select ${STORED} from users where ${column} = $1 and removed_at is null order by id for no key update`,
    values: [id],
  });
}

export interface NewContact {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly language: Language;
  readonly of: ContactsOf;
  /** Null for a partner's people. */
  readonly right: MerchantRight | null;
  /** Person who invites them. */
  readonly addedBy: string;
}

/** Gives the person of an address a place, and an account without a password where they have none; null when they are there already. */
export const insertContact = (tx: Transaction, contact: NewContact): Promise<{ id: string } | null> =>
  tx.first({
    text: `insert into users (id, account_id, added_by, email, username, name, language, role, merchant_id, partner_id, merchant_right)
      values (:id, account_of(:email, :id, true), :addedBy, :email, :username, :name, :language, :role, :merchantId, :partnerId, :right)
      on conflict do nothing returning id`,
    values: {
      id: contact.id,
      addedBy: contact.addedBy,
      email: contact.email,
      username: contact.username,
      name: contact.name,
      language: contact.language,
      role: 'merchantId' in contact.of ? 'merchant' : 'partner',
      merchantId: 'merchantId' in contact.of ? contact.of.merchantId : null,
      partnerId: 'partnerId' in contact.of ? contact.of.partnerId : null,
      right: contact.right,
    },
  });

/**
 * Changes a person; 'taken' when another account has the email, whosever it is, and 'shared' when theirs opens other places too: an owner
 * moves nobody's way into another business.
 */
export async function updateContactRow(
  tx: Transaction,
  contact: Pick<NewContact, 'id' | 'name' | 'username' | 'email'>,
): Promise<'moved' | 'taken' | 'shared'> {
  const moved = await tx.first<{ outcome: 'moved' | 'taken' | 'shared' }>({
    text: 'select move_account(id, $2) as outcome from users where id = $1',
    values: [contact.id, contact.email],
  });
  tx.write({
    text: 'update users set name = $2, username = $3 where id = $1',
    values: [contact.id, contact.name, contact.username],
  });
  return moved?.outcome ?? 'taken';
}

/** Says what a person may do from now on; a person who was to be confirmed is by that. */
export const saveContactRight = (tx: Transaction, id: string, right: MerchantRight): void =>
  tx.write({
    text: 'update users set merchant_right = $2, to_confirm_since = null where id = $1',
    values: [id, right],
  });

/** Takes a person's way in for good. */
export const removeContactRow = (tx: Transaction, id: string, now: Date): void =>
  tx.write({
    text: `update users set removed_at = $2, suspended_at = coalesce(suspended_at, $2), account_id = null,
        email = id || '@removed.invalid'
      where id = $1`,
    values: [id, now],
  });

/** Ends a person's sessions and voids a temporary password that is on its way. */
export const endAccess = (tx: Transaction, id: string): void =>
  tx.write({ text: 'select end_access(id) from users where id = $1', values: [id] });
