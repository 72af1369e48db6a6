import type { Database } from '../../platform/database/database.ts';
import type { Tasks } from '../../platform/jobs/start-jobs.ts';
import { orderTemporaryPassword, RESET_PASSWORD } from './request-password-reset.ts';
import { forgetTriesBefore } from './tries.store.ts';

/** Two days on, what was counted of anybody's tries has faded to nothing. */
const REMEMBER_MS = 2 * 24 * 3_600_000;
const FORGET_TRIES = 'forget-tries';

export const SESSIONS_CRONTAB = `40 3 * * * ${FORGET_TRIES}`;

export const sessionTasks = (needs: { readonly database: Database; readonly now: () => Date }): Tasks => ({
  [RESET_PASSWORD]: (payload) => orderTemporaryPassword(needs, payload),
  [FORGET_TRIES]: () =>
    needs.database.transaction({ role: 'system' }, (tx) =>
      forgetTriesBefore(tx, new Date(needs.now().getTime() - REMEMBER_MS)),
    ),
});
