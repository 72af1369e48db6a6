import type { Transaction } from '../../../platform/database/database.ts';

/** Returns today's counts by key, in no order; their rows are locked, made where there were none. Always in the order of their keys. */
export const lockMailCounts = (
  tx: Transaction,
  counted: { keys: readonly Buffer[]; day: string },
): Promise<{ key: Buffer; mails: number }[]> =>
  tx.many({
    name: 'lock-mail-counts',
    text: `insert into mail_counts as c (key, day, mails)
      select key, $2::date, 0 from unnest($1::bytea[]) as key order by key
      on conflict (key, day) do update set mails = c.mails returning key, mails`,
    values: [counted.keys, counted.day],
  });

export function addMail(tx: Transaction, counted: { keys: readonly Buffer[]; day: string }): void {
  tx.write({
    name: 'add-mail',
    text: 'update mail_counts set mails = mails + 1 where day = $2 and key = any($1::bytea[])',
    values: [counted.keys, counted.day],
  });
}

export function forgetMailCountsBefore(tx: Transaction, day: string): void {
  tx.write({ text: 'delete from mail_counts where day < $1', values: [day] });
}
