import type { Transaction } from '../../../platform/database/database.ts';

/** The saved card of a merchant. */
export interface CardRow {
  readonly id: string;
  readonly provider: string;
  readonly referenceSealed: Buffer;
  /** Null until the provider has said what card it is. */
  readonly brand: string | null;
  readonly last4: string | null;
  readonly expMonth: number | null;
  readonly expYear: number | null;
  readonly acceptedAt: Date;
}

/** Until the end of the transaction no one else changes this merchant's card: a lock by name, because there may be none yet. */
export const lockCardOf = async (tx: Transaction, merchantId: string): Promise<void> => {
  await tx.many({
    text: "select pg_advisory_xact_lock(hashtextextended('card:' || $1, 0))",
    values: [merchantId],
  });
};

export const findCard = (tx: Transaction, merchantId: string): Promise<CardRow | null> =>
  tx.first({
    name: 'find-card',
    text: `select id, provider, reference_sealed as "referenceSealed", brand, last4, exp_month as "expMonth",
        exp_year as "expYear", accepted_at as "acceptedAt"
      from cards where merchant_id = $1 and deleted_at is null`,
    values: [merchantId],
  });

/** A card about to be saved, with what was accepted, when, by whom and from where. */
export interface NewCard extends CardRow {
  readonly merchantId: string;
  readonly termsVersion: string;
  readonly privacyVersion: string;
  readonly acceptedBy: string;
  readonly acceptedFrom: string;
}

export const insertCard = (tx: Transaction, card: NewCard): void =>
  tx.write({
    text: `insert into cards (id, merchant_id, provider, reference_sealed, brand, last4, exp_month, exp_year,
        terms_version, privacy_version, accepted_at, accepted_by, accepted_from)
      values (:id, :merchantId, :provider, :referenceSealed, :brand, :last4, :expMonth, :expYear, :termsVersion, :privacyVersion,
        :acceptedAt, :acceptedBy, :acceptedFrom)`,
    values: {
      id: card.id,
      merchantId: card.merchantId,
      provider: card.provider,
      referenceSealed: card.referenceSealed,
      brand: card.brand,
      last4: card.last4,
      expMonth: card.expMonth,
      expYear: card.expYear,
      termsVersion: card.termsVersion,
      privacyVersion: card.privacyVersion,
      acceptedAt: card.acceptedAt,
      acceptedBy: card.acceptedBy,
      acceptedFrom: card.acceptedFrom,
    },
  });

/** Ends a card: nothing is charged to it any more. What was accepted with it stays. */
export const endCard = (tx: Transaction, id: string, deletedAt: Date): void =>
  tx.write({ text: 'update cards set deleted_at = $2 where id = $1', values: [id, deletedAt] });

/** A card that has ended and that its provider has not forgotten yet; null when nothing is left to forget. */
export const findEndedCard = (
  tx: Transaction,
  id: string,
): Promise<Pick<CardRow, 'provider' | 'referenceSealed'> | null> =>
  tx.first({
    text: `select provider, reference_sealed as "referenceSealed" from cards
      where id = $1 and deleted_at is not null and reference_sealed is not null`,
    values: [id],
  });

/** Forgets what an ended card was charged by. */
export const forgetReference = (tx: Transaction, id: string): void =>
  tx.write({
    text: 'update cards set reference_sealed = null where id = $1 and deleted_at is not null',
    values: [id],
  });
