import type { Database } from '../../../platform/database/database.ts';
import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { orderTemporaryPassword, RESET_PASSWORD } from './request-password-reset.ts';
import { DEVICE_KNOWN_FOR_MS } from './known-device.ts';
import { forgetDevicesBefore, forgetAttemptsBefore } from './attempts.store.ts';
import { forgetSessionsBefore } from './sessions.store.ts';

/** Two days on, what was counted of anybody's tries has faded to nothing. */
const REMEMBER_MS = 2 * 24 * 3_600_000;
const FORGET_TRIES = 'forget-tries';

/** As long as an address is known by the sessions that were opened there. */
const REMEMBER_SESSIONS_MS = 91 * 24 * 3_600_000;
const FORGET_SESSIONS = 'forget-sessions';

export const SESSIONS_CRONTAB = [`40 3 * * * ${FORGET_TRIES}`, `45 3 * * * ${FORGET_SESSIONS}`].join('\n');

export const sessionTasks = (deps: { readonly database: Database; readonly now: () => Date }): Tasks => ({
  [RESET_PASSWORD]: (payload) => orderTemporaryPassword(deps, payload),
  [FORGET_TRIES]: () =>
    deps.database.transaction({ role: 'system' }, (tx) =>
      forgetAttemptsBefore(tx, new Date(deps.now().getTime() - REMEMBER_MS)),
    ),
  [FORGET_SESSIONS]: () =>
    deps.database.transaction({ role: 'system' }, (tx) => {
      forgetSessionsBefore(tx, new Date(deps.now().getTime() - REMEMBER_SESSIONS_MS));
      forgetDevicesBefore(tx, new Date(deps.now().getTime() - DEVICE_KNOWN_FOR_MS));
    }),
});
