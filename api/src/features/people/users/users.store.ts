import type { Belonging } from '@comptoir/contract/people/users';
import type { Role } from '@comptoir/domain/base/access/access';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';

/** A person as a change finds them. */
export interface StoredUser {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly role: Role;
  readonly merchantId: string | null;
  readonly partnerId: string | null;
  readonly suspended: boolean;
  readonly hasSignedIn: boolean;
  readonly hasSecondFactor: boolean;
}

/**
 * A person in all their places and every administrator who may come in, kept from other changes until the transaction ends: two administrators
 * cannot shut each other out. In one order, so that no two wait for each other.
 */
export const lockUsers = (tx: Transaction, id: string): Promise<StoredUser[]> =>
  tx.many({
    text: `select u.id, a.id as "accountId", u.email, u.role, u.merchant_id as "merchantId", u.partner_id as "partnerId",
        u.suspended_at is not null as suspended, u.last_sign_in_at is not null as "hasSignedIn",
        a.totp_set_at is not null as "hasSecondFactor"
      from users u join accounts a on a.id = u.account_id
      where u.account_id = (select account_id from users where id = $1) or (u.role = 'admin' and u.suspended_at is null)
      order by u.id for no key update of u`,
    values: [id],
  });

/** True when there is the merchant or partner that a user is to belong to. */
export async function belongingExists(tx: Transaction, belonging: Belonging): Promise<boolean> {
  if (belonging.role === 'admin') return true;
  const [table, id] =
    belonging.role === 'merchant'
      ? (['merchants', belonging.merchantId] as const)
      : (['partners', belonging.partnerId] as const);
  return (await tx.first({ text: `select id from ${table} where id = $1`, values: [id] })) !== null;
}

export interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly belonging: Belonging;
  /** Person who invites them. */
  readonly addedBy: string;
}

/** Right of a user at a merchant's that they come to: the first is its owner, the others look until an owner says more. */
const rightAt = (merchantId: string): string => `case when ${merchantId}::uuid is not null then
  case when exists (select from users o where o.merchant_id = ${merchantId} and o.merchant_right = 'owner' and o.suspended_at is null)
    then 'reader' else 'owner' end end`;

/** Gives the person of an address a place, and an account without a password where they have none; null when they are there already. */
export const insertUser = (tx: Transaction, user: NewUser): Promise<{ id: string } | null> =>
  tx.first({
    text: `insert into users (id, account_id, added_by, email, username, name, language, role, merchant_id, partner_id, merchant_right)
      values (:id, account_of(:email, :id, true), :addedBy, :email, split_part(:email, '@', 1), :name, :language, :role, :merchantId,
        :partnerId, ${rightAt(':merchantId')}) on conflict do nothing returning id`,
    values: {
      id: user.id,
      addedBy: user.addedBy,
      email: user.email,
      name: user.name,
      language: user.language,
      ...columnsOf(user.belonging),
    },
  });

export function updateUserRow(tx: Transaction, user: { id: string; name: string; belonging: Belonging }): void {
  tx.write({
    text: `update users set name = :name, role = :role, merchant_id = :merchantId, partner_id = :partnerId,
        merchant_right = case when merchant_id = :merchantId then merchant_right else ${rightAt(':merchantId')} end
      where id = :id`,
    values: { id: user.id, name: user.name, ...columnsOf(user.belonging) },
  });
}

/**
 * Suspends a person wherever they have a place, or lets them in again, but where the provider has shut them out; returns the merchants of
 * the places that changed. From now on the place asked for is an administrator's word, whatever the provider says of them.
 */
export const writeSuspension = (
  tx: Transaction,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  suspendedAt: Date | null,
): Promise<{ merchantId: string | null }[]> =>
  tx.many({
    text: `update users set suspended_at = $3, left_provider_at = case when id = $1 then null else left_provider_at end
      where account_id = $2 and (suspended_at is null) = ($3::timestamptz is not null) and (id = $1 or left_provider_at is null)
      returning merchant_id as "merchantId"`,
    values: [id, accountId, suspendedAt],
  });

export function endSessionsOf(tx: Transaction, accountId: string, now: Date): void {
  tx.write({
    text: 'update sessions set revoked_at = $2 where account_id = $1 and revoked_at is null',
    values: [accountId, now],
  });
}

export function clearSecondFactor(tx: Transaction, accountId: string): void {
  tx.write({
    text: 'update accounts set totp_secret_sealed = null, totp_set_at = null, totp_last_step = null where id = $1',
    values: [accountId],
  });
  tx.write({ text: 'delete from recovery_codes where account_id = $1', values: [accountId] });
}

const columnsOf = (belonging: Belonging) => ({
  role: belonging.role,
  merchantId: belonging.role === 'merchant' ? belonging.merchantId : null,
  partnerId: belonging.role === 'partner' ? belonging.partnerId : null,
});
