import type { Transaction } from '../../../platform/database/database.ts';

/** An account as it is joined. */
export interface JoinedAccount {
  readonly id: string;
  readonly email: string;
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
  readonly secretSealed: Buffer | null;
  /** Instants and counts as they are stored. */
  readonly secondFactorSetAt: Date | null;
  readonly lastStep: string | null;
  /** True while an administrator keeps it out everywhere. */
  readonly isSuspended: boolean;
}

/** Locks accounts until the transaction ends, in the order of their ids: two people who join at once never wait for each other. */
export const lockAccounts = (tx: Transaction, ids: readonly string[]): Promise<JoinedAccount[]> =>
  tx.many({
    text: `select a.id, a.email, a.password_hash is not null as "hasPassword", a.totp_set_at is not null as "hasSecondFactor",
        a.totp_secret_sealed as "secretSealed", a.totp_set_at as "secondFactorSetAt", a.totp_last_step as "lastStep",
        exists (select from users u
          where u.account_id = a.id and u.suspended_at is not null and u.left_provider_at is null) as "isSuspended"
      from accounts a where a.id = any($1::uuid[]) order by a.id for update`,
    values: [ids],
  });

/** Place that moves to another account. */
export interface MovedPlace {
  readonly id: string;
  readonly merchantId: string | null;
  /** True where the other account has a place too: at the same business, or at partners' and Comptoir together. */
  readonly isShared: boolean;
}

/** Lists the places of an account, or `only` one of them, as they would stand beside another's. */
export const listMovedPlaces = (
  tx: Transaction,
  { of, beside, only }: { readonly of: string; readonly beside: string; readonly only: string | null },
): Promise<MovedPlace[]> =>
  tx.many({
    text: `select u.id, u.merchant_id as "merchantId",
        exists (select from users o where o.account_id = $2 and o.merchant_id is not distinct from u.merchant_id) as "isShared"
      from users u where u.account_id = $1 and ($3::uuid is null or u.id = $3) order by u.id`,
    values: [of, beside, only],
  });

/** Names the address that the provider gave for the person of a session that it alone has proven; null where there is no such thing. */
export const findNamedAddress = async (
  tx: Transaction,
  { sessionId, userId }: { readonly sessionId: string; readonly userId: string },
): Promise<string | null> =>
  (
    await tx.first<{ address: string | null }>({
      text: `select i.address from sessions s join pos_identities i on i.user_id = $2
        where s.id = $1 and s.is_by_provider and i.address is not null limit 1`,
      values: [sessionId, userId],
    })
  )?.address ?? null;

/** Gives an account the second step of another, whose secret was sealed again for it, with the recovery codes. */
export function moveSecondFactor(
  tx: Transaction,
  moved: { readonly from: JoinedAccount; readonly to: string; readonly secretSealed: Buffer },
): void {
  tx.write({
    text: 'update accounts set totp_secret_sealed = $2, totp_set_at = $3, totp_last_step = $4 where id = $1',
    values: [moved.to, moved.secretSealed, moved.from.secondFactorSetAt, moved.from.lastStep],
  });
  tx.write({ text: 'delete from recovery_codes where account_id = $1', values: [moved.to] });
  tx.write({
    text: 'update recovery_codes set account_id = $2 where account_id = $1',
    values: [moved.from.id, moved.to],
  });
}

/**
 * Moves a session, which its person has proven from now on, and places to another account. An account without a place is forgotten, and
 * its other sessions end.
 */
export function movePlaces(
  tx: Transaction,
  moved: { readonly ids: readonly string[]; readonly to: JoinedAccount; readonly sessionId: string },
): void {
  tx.write({
    text: 'update sessions set account_id = $2, is_by_provider = false where id = $1',
    values: [moved.sessionId, moved.to.id],
  });
  tx.write({
    text: 'update users set account_id = $2, email = $3 where id = any($1::uuid[])',
    values: [moved.ids, moved.to.id, moved.to.email],
  });
}
