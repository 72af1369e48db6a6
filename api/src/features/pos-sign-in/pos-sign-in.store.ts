import type { Transaction } from '../../platform/database/database.ts';

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

/** Who a person of the provider is here; somebody who has moved to another merchant meanwhile is not that person any more. */
export const findIdentity = (tx: Transaction, key: IdentityKey): Promise<{ userId: string } | null> =>
  tx.first({
    text: `select i.user_id as "userId" from pos_identities i
      join users u on u.id = i.user_id and u.merchant_id = i.merchant_id
      where i.merchant_id = $1 and i.provider = $2 and i.pos_employee_id = $3`,
    values: [key.merchantId, key.provider, key.employeeId],
  });

export const insertIdentity = (tx: Transaction, identity: IdentityKey & { userId: string }): void =>
  tx.write({
    text: `insert into pos_identities (merchant_id, provider, pos_employee_id, user_id) values ($1, $2, $3, $4)
      on conflict (merchant_id, provider, pos_employee_id) do update set user_id = excluded.user_id`,
    values: [identity.merchantId, identity.provider, identity.employeeId, identity.userId],
  });

/** Makes an account without a password; null when its e-mail is taken. */
export const insertPerson = (
  tx: Transaction,
  person: { id: string; email: string; name: string; merchantId: string },
): Promise<{ id: string } | null> =>
  tx.first({
    text: `insert into users (id, email, username, name, role, merchant_id)
      values ($1, $2, split_part($2, '@', 1), $3, 'merchant', $4)
      on conflict (email) do nothing returning id`,
    values: [person.id, person.email, person.name, person.merchantId],
  });

export const findAccount = (
  tx: Transaction,
  email: string,
): Promise<{ id: string; merchantId: string | null } | null> =>
  tx.first({ text: 'select id, merchant_id as "merchantId" from users where email = $1', values: [email] });

/** An account that somebody of a merchant signs in to from the provider. */
export interface PersonRow {
  readonly merchantId: string;
  readonly userId: string;
  readonly email: string;
}

export const findPerson = (
  tx: Transaction,
  known: { provider: string; posMerchantId: string; employeeId: string },
): Promise<PersonRow | null> =>
  tx.first({
    text: `select i.merchant_id as "merchantId", u.id as "userId", u.email from pos_identities i
      join pos_connections c on c.merchant_id = i.merchant_id and c.provider = i.provider
      join users u on u.id = i.user_id and u.merchant_id = i.merchant_id
      where c.provider = $1 and c.pos_merchant_id = $2 and i.pos_employee_id = $3`,
    values: [known.provider, known.posMerchantId, known.employeeId],
  });

/** Ends every session of a person; false when there was none. */
export const endSessionsOf = async (tx: Transaction, userId: string, now: Date): Promise<boolean> =>
  (
    await tx.many({
      text: 'update sessions set revoked_at = $2 where user_id = $1 and revoked_at is null returning id',
      values: [userId, now],
    })
  ).length > 0;
