import type { Transaction } from '../../../platform/database/database.ts';

/** Notes until which day (`YYYY-MM-DD`) a person has seen the release notes; never back. */
export const writeSeenUntil = (tx: Transaction, userId: string, day: string): void =>
  tx.write({
    text: 'update users set release_notes_seen_on = greatest(release_notes_seen_on, $2::date) where id = $1',
    values: [userId, day],
  });
