import type { OwnershipOfferDetail } from '@comptoir/contract/people/ownership';
import type { OffererBecomes, StoredTransfer, TransferState } from '@comptoir/domain/people/ownership/transfer-state';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';

/** An ownership transfer with who made it and what of. */
export interface TransferRow extends StoredTransfer {
  readonly id: string;
  readonly merchantId: string;
  readonly merchantName: string;
  readonly city: string | null;
  readonly offererId: string;
  readonly offeredBy: string;
  readonly offererEmail: string;
  readonly offererLanguage: Language | null;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly becomes: OffererBecomes;
  readonly offeredAt: Date;
  readonly settledAt: Date | null;
}

const TRANSFER = `select t.id, t.merchant_id as "merchantId", m.company_name as "merchantName", m.city, t.offered_by as "offererId",
    o.name as "offeredBy", o.email as "offererEmail", o.language as "offererLanguage", t.email, t.name, t.language, t.becomes, t.offered_at as "offeredAt", t.expires_at as "expiresAt", t.state,
    t.settled_at as "settledAt", o.merchant_right = 'owner' and o.suspended_at is null as "isOffererOwner"
  from ownership_transfers t join merchants m on m.id = t.merchant_id join users o on o.id = t.offered_by`;

/** The latest transfers of a merchant, the last one first. */
export const listTransfers = (tx: Transaction, merchantId: string): Promise<TransferRow[]> =>
  tx.many({
    text: `${TRANSFER} where t.merchant_id = $1 order by t.offered_at desc, t.id desc limit 20`,
    values: [merchantId],
  });

/** Key of a transfer: its id, within a business or to an address where it is asked for by a person, or the hash of a link. */
export type TransferKey =
  | { readonly id: string; readonly merchantId: string }
  | { readonly id: string; readonly email?: string }
  | { readonly tokenHash: Buffer };

const KEYED = `where ($1::uuid is null or t.id = $1) and ($2::uuid is null or t.merchant_id = $2) and ($3::text is null or t.email = $3)
  and ($4::bytea is null or t.token_hash = $4)`;

const valuesOf = (key: TransferKey): unknown[] => {
  if ('tokenHash' in key) return [null, null, null, key.tokenHash];
  return [key.id, 'merchantId' in key ? key.merchantId : null, 'email' in key ? (key.email ?? null) : null, null];
};

export const findTransfer = (tx: Transaction, key: TransferKey): Promise<TransferRow | null> =>
  tx.first({ text: `${TRANSFER} ${KEYED}`, values: valuesOf(key) });

/** The same, kept from other answers until the transaction ends. */
export const lockTransfer = (tx: Transaction, key: TransferKey): Promise<TransferRow | null> =>
  tx.first({ text: `${TRANSFER} ${KEYED} for update of t`, values: valuesOf(key) });

/** The open transfer of a merchant, kept from other answers until the transaction ends; it may be over by its time. */
export const lockOpenTransfer = (tx: Transaction, merchantId: string): Promise<TransferRow | null> =>
  tx.first({ text: `${TRANSFER} where t.merchant_id = $1 and t.state = 'open' for update of t`, values: [merchantId] });

/** Open transfers whose time is over, kept from other answers until the transaction ends; those that are being answered are left to that. */
export const lockOverdueTransfers = (tx: Transaction, now: Date): Promise<TransferRow[]> =>
  tx.many({
    text: `${TRANSFER} where t.state = 'open' and t.expires_at <= $1 order by t.id for update of t skip locked`,
    values: [now],
  });

/** Transfers to an address that wait for an answer, the one that ends first first. */
export const listOffersTo = (tx: Transaction, email: string, now: Date): Promise<TransferRow[]> =>
  tx.many({
    text: `${TRANSFER} where t.email = $1 and t.state = 'open' and t.expires_at > $2 and o.merchant_right = 'owner' and o.suspended_at is null
      order by t.expires_at, t.id limit 100`,
    values: [email, now],
  });

/** A transfer about to be offered. */
export type NewTransfer = Pick<
  TransferRow,
  'id' | 'merchantId' | 'offererId' | 'email' | 'name' | 'language' | 'becomes' | 'offeredAt' | 'expiresAt'
>;

/** Writes down an offer; null when the merchant has an open one. */
export const insertTransfer = (tx: Transaction, transfer: NewTransfer): Promise<{ id: string } | null> =>
  tx.first({
    text: `insert into ownership_transfers (id, merchant_id, offered_by, email, name, language, becomes, offered_at, expires_at)
      values (:id, :merchantId, :offererId, :email, :name, :language, :becomes, :offeredAt, :expiresAt)
      on conflict (merchant_id) where state = 'open' do nothing returning id`,
    values: { ...transfer },
  });

/** Ends a transfer. Its link still leads to how it ended. */
export const settleTransfer = (
  tx: Transaction,
  settled: { readonly id: string; readonly state: TransferState; readonly now: Date; readonly receivedBy?: string },
): void =>
  tx.write({
    text: 'update ownership_transfers set state = $2, settled_at = $3, received_by = $4 where id = $1',
    values: [settled.id, settled.state, settled.now, settled.receivedBy ?? null],
  });

/** Keeps the hash of a link that is about to be mailed; null when the transfer is no longer open. */
export const saveLink = (tx: Transaction, id: string, tokenHash: Buffer): Promise<{ id: string } | null> =>
  tx.first({
    text: `update ownership_transfers set token_hash = $2 where id = $1 and state = 'open' returning id`,
    values: [id, tokenHash],
  });

/** The account of an address with the language of its person; null where it has none. */
export const findAccount = (tx: Transaction, email: string): Promise<{ readonly language: Language | null } | null> =>
  tx.first({
    text: `select (select u.language from users u where u.account_id = a.id and u.language is not null
        order by u.last_sign_in_at desc nulls last, u.id limit 1) as language
      from accounts a where a.email = $1`,
    values: [email],
  });

/** True when the provider says that the merchant is this person's. */
export const isProviderOwner = async (tx: Transaction, userId: string): Promise<boolean> =>
  (await tx.first({
    text: `select i.user_id from pos_identities i join users u on u.id = i.user_id and u.merchant_id = i.merchant_id
      where i.user_id = $1 and i.pos_role = 'owner'`,
    values: [userId],
  })) !== null;

/** Gives an account that was just made its first password. */
export const setFirstPassword = (tx: Transaction, email: string, passwordHash: string): void =>
  tx.write({
    text: 'update accounts set password_hash = $2 where email = $1 and password_hash is null',
    values: [email, passwordHash],
  });

type ComesWith = NonNullable<OwnershipOfferDetail['comesWith']>;

/** People of a merchant but for the two of a transfer, by their names and rights alone. */
export const listStaying = (
  tx: Transaction,
  { merchantId, offererId, email }: Pick<TransferRow, 'merchantId' | 'offererId' | 'email'>,
): Promise<ComesWith['people']> =>
  tx.many({
    text: `select u.id, u.name, u.merchant_right as "right", not exists (select from pos_identities i
        where i.user_id = u.id and i.merchant_id = u.merchant_id and i.pos_role = 'owner') as "mayLeave"
      from users u where u.merchant_id = $1 and u.removed_at is null and u.suspended_at is null and u.id <> $2 and u.email <> $3
      order by u.name_key, u.id limit 1000`,
    values: [merchantId, offererId, email],
  });

/** Ties of a merchant, besides its people. */
export const findTies = (
  tx: Transaction,
  merchantId: string,
): Promise<Pick<ComesWith, 'partner' | 'hasProvider' | 'devices' | 'owes'> | null> =>
  tx.first({
    text: `select p.name as partner, exists (select from pos_connections c where c.merchant_id = m.id and c.state in ('connected', 'needs_reauth')) as "hasProvider",
        (select count(*)::int from devices d where d.merchant_id = m.id and d.token_hash is not null) as devices,
        exists (select from invoices i where i.merchant_id = m.id and i.state not in ('paid', 'credited')) as owes
      from merchants m left join partners p on p.id = m.partner_id where m.id = $1`,
    values: [merchantId],
  });
