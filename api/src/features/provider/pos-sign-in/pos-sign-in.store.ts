import type { MerchantRight } from '@comptoir/domain/base/access/merchant-right';
import type { EmployeeRole } from '@comptoir/domain/sales/employees/opens-all-tabs';
import type { Transaction } from '../../../platform/database/database.ts';

/** Takes a sign-in; false when it was taken before. Those that have run out anyway are forgotten. */
export async function takeNonce(
  tx: Transaction,
  taken: { nonce: Buffer; expiresAt: Date; now: Date },
): Promise<boolean> {
  tx.write({ text: 'delete from pos_sign_ins where expires_at < $1', values: [taken.now] });
  const row = await tx.first({
    text: 'insert into pos_sign_ins (nonce, expires_at) values ($1, $2) on conflict do nothing returning nonce',
    values: [taken.nonce, taken.expiresAt],
  });
  return row !== null;
}

interface IdentityKey {
  readonly merchantId: string;
  readonly provider: string;
  readonly employeeId: string;
}

/** Person of the provider as known here, as a new arrival or the provider's news finds them. */
export interface KnownPerson {
  readonly merchantId: string;
  readonly userId: string;
  readonly email: string;
  readonly right: MerchantRight;
  /** Role that the provider last gave them; null when it never did. */
  readonly posRole: EmployeeRole | null;
  readonly isRemoved: boolean;
  readonly isSuspended: boolean;
  /** True when the provider said that they work there no more. */
  readonly hasLeft: boolean;
}

const KNOWN = `i.merchant_id as "merchantId", u.id as "userId", u.email, u.merchant_right as "right", i.pos_role as "posRole",
  u.removed_at is not null as "isRemoved", u.suspended_at is not null as "isSuspended",
  u.left_provider_at is not null as "hasLeft"`;

/** The person; someone who has moved to another merchant meanwhile is not that person any more. No one else changes them before the end. */
export const findIdentity = (tx: Transaction, key: IdentityKey): Promise<KnownPerson | null> =>
  tx.first({
    text: `select ${KNOWN} from pos_identities i
      join users u on u.id = i.user_id and u.merchant_id = i.merchant_id
      where i.merchant_id = $1 and i.provider = $2 and i.pos_employee_id = $3 for update`,
    values: [key.merchantId, key.provider, key.employeeId],
  });

/** The merchant that the provider knows under an id; null when no one ever came from there. */
export const findPosMerchant = (
  tx: Transaction,
  known: { provider: string; posMerchantId: string },
): Promise<{ merchantId: string } | null> =>
  tx.first({
    text: 'select merchant_id as "merchantId" from pos_connections where provider = $1 and pos_merchant_id = $2',
    values: [known.provider, known.posMerchantId],
  });

/** Keeps who someone is here, and what the provider says they are; null when it does not say. */
export const saveIdentity = (
  tx: Transaction,
  identity: IdentityKey & { userId: string; posRole: EmployeeRole | null },
): void =>
  tx.write({
    text: `insert into pos_identities (merchant_id, provider, pos_employee_id, user_id, pos_role) values (:merchantId, :provider,
        :employeeId, :userId, :posRole)
      on conflict (merchant_id, provider, pos_employee_id) do update
        set user_id = excluded.user_id, pos_role = excluded.pos_role`,
    values: {
      merchantId: identity.merchantId,
      provider: identity.provider,
      employeeId: identity.employeeId,
      userId: identity.userId,
      posRole: identity.posRole,
    },
  });

/** Keeps the address under which the provider names someone, as accounts are known by it; null when it says none. */
export const saveAddress = (tx: Transaction, named: IdentityKey & { readonly address: string | null }): void =>
  tx.write({
    text: `update pos_identities set address = lower(:address::text)
      where merchant_id = :merchantId and provider = :provider and pos_employee_id = :employeeId and address is distinct from lower(:address::text)`,
    values: {
      merchantId: named.merchantId,
      provider: named.provider,
      employeeId: named.employeeId,
      address: named.address,
    },
  });

/** Someone who gets an account without a password; `toConfirmSince` for whom an owner has to confirm. */
export interface NewPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly merchantId: string;
  readonly right: MerchantRight;
  readonly toConfirmSince: Date | null;
}

/** Makes an account; null when its email is taken: the provider does not prove that an address is the person's. */
export const insertPerson = (tx: Transaction, person: NewPerson): Promise<{ id: string } | null> =>
  tx.first({
    text: `insert into users (id, account_id, email, username, name, role, merchant_id, merchant_right, to_confirm_since)
      select :id::uuid, account, :email, split_part(:email, '@', 1), :name, 'merchant', :merchantId::uuid, :right, :toConfirmSince::timestamptz
      from account_of(:email, :id, false) account where account is not null returning id`,
    values: {
      id: person.id,
      email: person.email,
      name: person.name,
      merchantId: person.merchantId,
      right: person.right,
      toConfirmSince: person.toConfirmSince,
    },
  });

/** The place of an email's person at a merchant, with what they may do there. */
export const findPlace = (
  tx: Transaction,
  { email, merchantId }: { readonly email: string; readonly merchantId: string },
): Promise<{ id: string; right: MerchantRight } | null> =>
  tx.first({
    text: 'select id, merchant_right as "right" from users where email = $1 and merchant_id = $2',
    values: [email, merchantId],
  });

/** Gives a person the right that follows from the provider; no one has to confirm them any more. */
export const saveRight = (tx: Transaction, userId: string, right: MerchantRight): void =>
  tx.write({
    text: 'update users set merchant_right = $2, to_confirm_since = null where id = $1',
    values: [userId, right],
  });

/** True when someone else at the merchant is an owner who may come in. Two who ask at the same time are served one after the other. */
export const hasOtherOwner = async (tx: Transaction, merchantId: string, userId: string | null): Promise<boolean> =>
  (
    await tx.many<{ id: string }>({
      text: `select id from users where merchant_id = $1 and merchant_right = 'owner' and suspended_at is null
        order by id for no key update`,
      values: [merchantId],
    })
  ).some(({ id }) => id !== userId);

/** Notes that the provider says someone has left, and whether that shuts them out. */
export const markLeft = (
  tx: Transaction,
  { userId, now, isShutOut }: { userId: string; now: Date; isShutOut: boolean },
): void =>
  tx.write({
    text: `update users set left_provider_at = coalesce(left_provider_at, $2),
        suspended_at = case when $3 then coalesce(suspended_at, $2) else suspended_at end where id = $1`,
    values: [userId, now, isShutOut],
  });

/** Lets in again whom the provider had shut out. */
export const markBack = (tx: Transaction, userId: string): void =>
  tx.write({
    text: 'update users set left_provider_at = null, suspended_at = null where id = $1',
    values: [userId],
  });

/** Those who have left and were only let stay because no one else could act for the merchant. */
export const listLeftBehind = (tx: Transaction, merchantId: string): Promise<{ userId: string; email: string }[]> =>
  tx.many({
    text: `select id as "userId", email from users
      where merchant_id = $1 and left_provider_at is not null and suspended_at is null order by id for update`,
    values: [merchantId],
  });

/** Ends the sessions of a person, and voids a temporary password that is on its way. */
export const endAccess = (tx: Transaction, userId: string): void =>
  tx.write({ text: 'select end_access($1)', values: [userId] });
