import type { Transaction } from '../../../platform/database/database.ts';
import type { SealedColumn } from './sealed-columns.ts';

/** A sealed value. `named`: the row that its place is named by. */
export interface SealedRow {
  readonly id: string;
  readonly named: string;
  readonly sealed: Buffer;
}

/** Values that the newest key has not sealed, in the order of their rows, behind one of them. `newest`: what its values begin with. */
export const listOlder = (
  tx: Transaction,
  { table, column, key, named }: SealedColumn,
  { newest, after, limit }: { newest: Buffer; after: string | null; limit: number },
): Promise<SealedRow[]> =>
  tx.many({
    text: `select ${key} as id, ${named} as named, ${column} as sealed from ${table}
      where ${column} is not null and substr(${column}, 1, $2) <> $1 and ($3::uuid is null or ${key} > $3)
      order by ${key} limit $4`,
    values: [newest, newest.length, after, limit],
  });

/** Replaces a value by one sealed again, unless it was changed meanwhile: then the change is newer. */
export const replaceSealed = (
  tx: Transaction,
  { table, column, key }: SealedColumn,
  { id, from, to }: { id: string; from: Buffer; to: Buffer },
): void =>
  tx.write({ text: `update ${table} set ${column} = $3 where ${key} = $1 and ${column} = $2`, values: [id, from, to] });

const BOUND = 'sealed-values-bound';

/** True when every value is known to be bound to its place. Final, because no setting is ever removed. */
export const areValuesBound = async (tx: Transaction): Promise<boolean> =>
  (await tx.first({ text: 'select 1 from settings where key = $1', values: [BOUND] })) !== null;

export const recordValuesBound = (tx: Transaction): void =>
  tx.write({
    text: "insert into settings (key, value) values ($1, 'true') on conflict do nothing",
    values: [BOUND],
  });
