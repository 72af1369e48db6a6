import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';

/** A letter: about which row, what of it, and to whom. */
export interface LetterOf {
  readonly rowId: string;
  readonly kind: 'confirmed' | 'withdrawn';
  readonly userId: string;
}

/**
 * Keeps letters about a confirmed row to the next owners of active merchants who have none yet, and names them: a person with several
 * businesses has one. None once the row is withdrawn.
 */
export const insertConfirmedLetters = (tx: Transaction, { rowId, limit }: { rowId: string; limit: number }) =>
  tx.many<{ userId: string }>({
    text: `insert into tax_row_letters (row_id, kind, user_id)
      select r.id, 'confirmed', o.id from tax_rows r, (
        select distinct on (u.account_id) u.id from users u join merchants m on m.id = u.merchant_id
        where u.merchant_right = 'owner' and u.suspended_at is null and m.active and not exists (
          select from tax_row_letters l join users other on other.id = l.user_id
          where l.row_id = $1 and l.kind = 'confirmed' and other.account_id = u.account_id)
        order by u.account_id, u.id limit $2) o
      where r.id = $1 and r.confirmed_at is not null and r.withdrawn_at is null
      on conflict do nothing returning user_id as "userId"`,
    values: [rowId, limit],
  });

/** Keeps letters about a withdrawn row to the next of those who were written to about its confirmation, and names them. */
export const insertWithdrawnLetters = (tx: Transaction, { rowId, limit }: { rowId: string; limit: number }) =>
  tx.many<{ userId: string }>({
    text: `insert into tax_row_letters (row_id, kind, user_id)
      select l.row_id, 'withdrawn', l.user_id from tax_row_letters l join tax_rows r on r.id = l.row_id
      where l.row_id = $1 and l.kind = 'confirmed' and l.sent_at is not null and r.withdrawn_at is not null and not exists (
        select from tax_row_letters w where w.row_id = $1 and w.kind = 'withdrawn' and w.user_id = l.user_id)
      order by l.user_id limit $2
      on conflict do nothing returning user_id as "userId"`,
    values: [rowId, limit],
  });

/** A letter with whom it goes to, and what it is about. */
export interface TaxLetterRow {
  readonly email: string;
  readonly name: string;
  readonly language: Language | null;
  readonly isReachable: boolean;
  readonly wasSent: boolean;
  readonly source: string;
  readonly isWithdrawn: boolean;
}

/** A letter that is about to go out; null when it was never ordered. */
export const findTaxLetter = (tx: Transaction, { rowId, kind, userId }: LetterOf): Promise<TaxLetterRow | null> =>
  tx.first({
    text: `select u.email, u.name, coalesce(u.language, m.language) as language,
        (u.suspended_at is null and u.merchant_id is not null) as "isReachable", (l.sent_at is not null) as "wasSent",
        r.source, (r.withdrawn_at is not null) as "isWithdrawn"
      from tax_row_letters l join tax_rows r on r.id = l.row_id join users u on u.id = l.user_id
        left join merchants m on m.id = u.merchant_id
      where l.row_id = $1 and l.kind = $2 and l.user_id = $3`,
    values: [rowId, kind, userId],
  });

/** The letter has gone out. */
export const keepTaxLetterSent = (tx: Transaction, { rowId, kind, userId, at }: LetterOf & { at: Date }): void =>
  tx.write({
    text: `update tax_row_letters set sent_at = :at where row_id = :rowId and kind = :kind and user_id = :userId and sent_at is null`,
    values: { rowId, kind, userId, at },
  });
