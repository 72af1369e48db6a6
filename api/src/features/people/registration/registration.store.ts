import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';

/** Finds the user with an address, in the place where they came in last. */
export const findAccount = (tx: Transaction, email: string): Promise<{ id: string } | null> =>
  tx.first({
    text: 'select id from users where email = $1 order by suspended_at is not null, last_sign_in_at desc nulls last, id limit 1',
    values: [email],
  });

/** Registration of a merchant, waiting for the address to be confirmed. */
export interface PendingRegistration {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly companyName: string;
  readonly language: Language;
  /** The partner that invited it. */
  readonly partnerId: string | null;
  readonly expiresAt: Date;
}

export function insertPending(tx: Transaction, pending: PendingRegistration): void {
  tx.write({
    text: `insert into pending_registrations (id, email, name, company_name, language, partner_id, expires_at) values (:id, :email,
        :name, :companyName, :language, :partnerId, :expiresAt)`,
    values: {
      id: pending.id,
      email: pending.email,
      name: pending.name,
      companyName: pending.companyName,
      language: pending.language,
      partnerId: pending.partnerId,
      expiresAt: pending.expiresAt,
    },
  });
}

/** Keeps the hash of the password that is about to be mailed; where to, or null when the registration is no longer there. */
export const setPendingPassword = (
  tx: Transaction,
  { id, passwordHash, expiresAt }: { id: string; passwordHash: Buffer | null; expiresAt: Date },
): Promise<(Pick<PendingRegistration, 'email' | 'language'> & { readonly invitedBy: string | null }) | null> =>
  tx.first({
    text: `update pending_registrations r set password_hash = $2, expires_at = $3 where id = $1
      returning email, language, (select p.name from partners p where p.id = r.partner_id) as "invitedBy"`,
    values: [id, passwordHash, expiresAt],
  });

/** Takes the registration that a password was mailed for, once: of two who come at once, one gets it. */
export const claimPending = (
  tx: Transaction,
  { email, codeHash, now }: { email: string; codeHash: Buffer; now: Date },
): Promise<PendingRegistration | null> =>
  tx.first({
    name: 'take-pending-registration',
    text: `delete from pending_registrations where email = $1 and password_hash = $2 and expires_at > $3
      returning id, email, name, company_name as "companyName", language, partner_id as "partnerId",
        expires_at as "expiresAt"`,
    values: [email, codeHash, now],
  });

/** An address that no partner may invite, and why. */
export interface AddressInUse {
  readonly email: string;
  readonly use: 'has-account' | 'already-invited';
}

export const listAddressesInUse = (
  tx: Transaction,
  { emails, now }: { readonly emails: string; readonly now: Date },
): Promise<AddressInUse[]> =>
  tx.many({
    name: 'list-addresses-in-use',
    text: `select email, 'has-account' as use from accounts where email = any(string_to_array($1, E'\\n'))
      union all
      select distinct r.email, 'already-invited' from pending_registrations r
        where r.email = any(string_to_array($1, E'\\n')) and r.partner_id is not null and r.expires_at > $2
          and not exists (select from accounts a where a.email = r.email)`,
    values: [emails, now],
  });

/** Keeps others from inviting an address until the transaction ends. */
export function lockAddress(tx: Transaction, email: string): void {
  tx.write({ text: "select pg_advisory_xact_lock(hashtextextended('invitation of ' || $1, 0))", values: [email] });
}

export function forgetPendingOf(tx: Transaction, email: string): void {
  tx.write({ text: 'delete from pending_registrations where email = $1', values: [email] });
}

export function forgetPendingBefore(tx: Transaction, now: Date): void {
  tx.write({ text: 'delete from pending_registrations where expires_at <= $1', values: [now] });
}

export interface NewOwner {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly merchantId: string;
}

/** The owner of a new merchant: a place of the address's account, or of a new one without a password. */
export function insertOwner(tx: Transaction, owner: NewOwner): void {
  tx.write({
    text: `insert into users (id, account_id, email, username, name, language, role, merchant_id, merchant_right)
      values (:id, account_of(:email, :id, true), :email, split_part(:email, '@', 1), :name, :language, 'merchant', :merchantId, 'owner')`,
    values: {
      id: owner.id,
      email: owner.email,
      name: owner.name,
      language: owner.language,
      merchantId: owner.merchantId,
    },
  });
}
