import type { Transaction } from '../../../platform/database/database.ts';

/** State of a merchant's connection with the provider. */
export type ConnectionState = 'not_connected' | 'connected' | 'needs_reauth' | 'disconnected';

/** A merchant's connection to the provider, its tokens sealed; they are there while it is `connected`. */
export interface ConnectionRow {
  readonly merchantId: string;
  readonly provider: string;
  readonly posMerchantId: string;
  readonly state: ConnectionState;
  readonly accessTokenSealed: Buffer | null;
  readonly accessExpiresAt: Date | null;
  readonly refreshTokenSealed: Buffer | null;
  readonly generation: number;
  readonly connectedAt: Date | null;
}

/** A pair of tokens as it is kept. */
export interface SealedTokens {
  readonly accessTokenSealed: Buffer;
  readonly accessExpiresAt: Date;
  readonly refreshTokenSealed: Buffer;
  readonly refreshExpiresAt: Date;
}

/** One merchant at the provider. */
export interface PosMerchantKey {
  readonly provider: string;
  readonly posMerchantId: string;
}

const CONNECTION = `merchant_id as "merchantId", provider, pos_merchant_id as "posMerchantId", state,
  access_token_sealed as "accessTokenSealed", access_expires_at as "accessExpiresAt",
  refresh_token_sealed as "refreshTokenSealed", generation, connected_at as "connectedAt"`;

const NO_TOKENS = `access_token_sealed = null, access_expires_at = null, refresh_token_sealed = null,
  refresh_expires_at = null, lease_until = null, generation = generation + 1`;

const valuesOf = ({ accessTokenSealed, accessExpiresAt, refreshTokenSealed, refreshExpiresAt }: SealedTokens) => ({
  accessTokenSealed,
  accessExpiresAt,
  refreshTokenSealed,
  refreshExpiresAt,
});

export const findConnection = (tx: Transaction, merchantId: string): Promise<ConnectionRow | null> =>
  tx.first({
    name: 'find-pos-connection',
    text: `select ${CONNECTION} from pos_connections where merchant_id = $1`,
    values: [merchantId],
  });

export const findConnectionOf = (tx: Transaction, key: PosMerchantKey): Promise<ConnectionRow | null> =>
  tx.first({
    text: `select ${CONNECTION} from pos_connections where provider = $1 and pos_merchant_id = $2`,
    values: [key.provider, key.posMerchantId],
  });

/** Of some merchants of a provider's, those who are connected. */
export const listConnectedMerchants = (
  tx: Transaction,
  provider: string,
  posMerchantIds: readonly string[],
): Promise<{ merchantId: string; posMerchantId: string }[]> =>
  tx.many({
    text: `select merchant_id as "merchantId", pos_merchant_id as "posMerchantId" from pos_connections
      where provider = $1 and pos_merchant_id = any ($2::text[]) and state = 'connected'`,
    values: [provider, posMerchantIds],
  });

/** Until the end of the transaction no one else receives this merchant: a lock by name, because there may be no row yet. */
export const lockPosMerchant = async (tx: Transaction, key: PosMerchantKey): Promise<void> => {
  await tx.many({
    text: "select pg_advisory_xact_lock(hashtextextended($1 || ':' || $2, 0))",
    values: [key.provider, key.posMerchantId],
  });
};

export const insertConnection = (tx: Transaction, row: PosMerchantKey & { merchantId: string }): void =>
  tx.write({
    text: `insert into pos_connections (merchant_id, provider, pos_merchant_id, state)
      values ($1, $2, $3, 'not_connected')`,
    values: [row.merchantId, row.provider, row.posMerchantId],
  });

/** Keeps the pair that a new consent gave, whatever was there before. */
export const storeConsent = (tx: Transaction, given: { merchantId: string; tokens: SealedTokens; now: Date }): void =>
  tx.write({
    text: `update pos_connections set state = 'connected', access_token_sealed = :accessTokenSealed,
        access_expires_at = :accessExpiresAt,
        refresh_token_sealed = :refreshTokenSealed, refresh_expires_at = :refreshExpiresAt, generation = generation + 1,
          lease_until = null,
        connected_at = :now
      where merchant_id = :merchantId`,
    values: { merchantId: given.merchantId, ...valuesOf(given.tokens), now: given.now },
  });

/** A pair of tokens of one merchant, as the caller that acts on it has read it. */
export interface TokenPair {
  readonly merchantId: string;
  readonly generation: number;
}

/** Takes the right to renew a pair; false when someone else has it or the pair is no longer the one. */
export const claimLease = async (tx: Transaction, lease: TokenPair & { now: Date; until: Date }): Promise<boolean> =>
  (await tx.first({
    text: `update pos_connections set lease_until = $4
      where merchant_id = $1 and generation = $2 and state = 'connected' and coalesce(lease_until <= $3, true)
      returning merchant_id`,
    values: [lease.merchantId, lease.generation, lease.now, lease.until],
  })) !== null;

export const releaseLease = (tx: Transaction, pair: TokenPair): void =>
  tx.write({
    text: 'update pos_connections set lease_until = null where merchant_id = $1 and generation = $2',
    values: [pair.merchantId, pair.generation],
  });

/** Puts a new pair in the place of the old one; nothing happens when that was replaced meanwhile. */
export const replaceTokens = (tx: Transaction, pair: TokenPair & { tokens: SealedTokens }): void =>
  tx.write({
    text: `update pos_connections set access_token_sealed = :accessTokenSealed, access_expires_at = :accessExpiresAt,
        refresh_token_sealed = :refreshTokenSealed,
        refresh_expires_at = :refreshExpiresAt, generation = generation + 1, lease_until = null
      where merchant_id = :merchantId and generation = :generation and state = 'connected'`,
    values: { merchantId: pair.merchantId, generation: pair.generation, ...valuesOf(pair.tokens) },
  });

/** Forgets a pair that works no more; false when it was replaced meanwhile. */
export const dropTokens = async (
  tx: Transaction,
  pair: TokenPair,
  state: 'needs_reauth' | 'disconnected',
): Promise<boolean> =>
  (await tx.first({
    text: `update pos_connections set state = $3, ${NO_TOKENS}
      where merchant_id = $1 and generation = $2 returning merchant_id`,
    values: [pair.merchantId, pair.generation, state],
  })) !== null;
