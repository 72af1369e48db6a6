import type { Transaction } from '../../../platform/database/database.ts';

/** A merchant with how far it is from what was looked for, in thousandths. */
export interface NearMerchant {
  readonly id: string;
  readonly distance: number;
}

/** Merchants that are searched: a partner's, or all that the scope sees. */
interface Among {
  readonly partnerId: string | null;
  readonly most: number;
}

/** The merchants that a number stands for: as theirs, as a device's, or as a bill's, whose first letters say the device. */
export const findMerchantsByNumber = (
  tx: Transaction,
  { number, prefix, most }: { number: string; prefix: string | null; most: number },
): Promise<{ id: string }[]> =>
  tx.many({
    text: `select id from merchants where file_key = $1
      union select id from merchants where qst_number = $1
      union select id from merchants where gst_number = $1
      union select merchant_id from devices where device_number = $1
      union select d.merchant_id from devices d where d.bill_prefix = $2
        and exists (select from transactions b where b.merchant_id = d.merchant_id and b.no_trans collate "C" = $1)
      limit $3`,
    values: [number, prefix, most],
  });

/** The merchants whose text holds every pattern. A partner's are few and looked through; for all there is an index. */
export const findMerchantsWith = (
  tx: Transaction,
  patterns: readonly string[],
  { partnerId, most }: Among,
): Promise<{ id: string }[]> =>
  partnerId === null
    ? tx.many({ text: 'select id from find_merchants_with($1, $2)', values: [patterns, most] })
    : tx.many({
        text: 'select id from merchants where partner_id = $1 and search_text like all ($2) limit $3',
        values: [partnerId, patterns, most],
      });

/** The merchants of the people whose name or email holds every pattern. */
export const findMerchantsByPeople = (
  tx: Transaction,
  patterns: readonly string[],
  { partnerId, most }: Among,
): Promise<{ id: string }[]> =>
  partnerId === null
    ? tx.many({
        text: `select id from merchants where id in (
            select u.merchant_id from find_people_with($1, $2) f join users u on u.id = f.id where u.removed_at is null
          )`,
        values: [patterns, most],
      })
    : tx.many({
        text: `select m.id from merchants m where m.partner_id = $1 and exists (
            select from users u where u.merchant_id = m.id and u.removed_at is null and u.search_text like all ($2)
          ) limit $3`,
        values: [partnerId, patterns, most],
      });

/** Counts the merchants whose text holds every pattern, as far as `most`: for administrators alone. */
export const countMerchantsWith = (
  tx: Transaction,
  patterns: readonly string[],
  most: number,
): Promise<{ count: number } | null> =>
  tx.first({ text: 'select count(*)::int as count from find_merchants_with($1, $2)', values: [patterns, most] });

/** The merchants whose text holds something like every word, the closest first. */
export const findMerchantsNear = (
  tx: Transaction,
  words: readonly string[],
  { partnerId, most }: Among,
): Promise<NearMerchant[]> =>
  partnerId === null
    ? tx.many({ text: 'select id, distance from find_merchants_near($1, $2)', values: [words, most] })
    : tx.many({
        text: `select id, distance from (
            select id, distance_of($2, search_text) as distance from merchants where partner_id = $1
          ) f where distance <= 550 order by distance, id limit $3`,
        values: [partnerId, words, most],
      });

/** Removes the words that are in no merchant's name or city any more. */
export const removeUnusedWords = (tx: Transaction): void => tx.write({ text: 'select remove_unused_words()' });
