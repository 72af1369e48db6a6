import type { Database } from '../../../platform/database/database.ts';
import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { removeOldSelections } from './selections.store.ts';

const REMOVE_SELECTIONS = 'remove-selections';

export const MERCHANTS_CRONTAB = `25 * * * * ${REMOVE_SELECTIONS}`;

export const merchantTasks = (deps: { readonly database: Database; readonly now: () => Date }): Tasks => ({
  [REMOVE_SELECTIONS]: () => deps.database.transaction({ role: 'system' }, (tx) => removeOldSelections(tx, deps.now())),
});
