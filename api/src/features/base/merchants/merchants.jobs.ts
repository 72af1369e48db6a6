import type { Database } from '../../../platform/database/database.ts';
import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { removeUnusedWords } from './merchant-search.queries.ts';
import { removeOldSelections } from './selections.store.ts';

const REMOVE_SELECTIONS = 'remove-selections';
const REMOVE_WORDS = 'remove-words';

export const MERCHANTS_CRONTAB = `25 * * * * ${REMOVE_SELECTIONS}
35 4 * * * ${REMOVE_WORDS}`;

export const merchantTasks = (deps: { readonly database: Database; readonly now: () => Date }): Tasks => ({
  [REMOVE_SELECTIONS]: () => deps.database.transaction({ role: 'system' }, (tx) => removeOldSelections(tx, deps.now())),
  [REMOVE_WORDS]: () => deps.database.transaction({ role: 'system' }, (tx) => removeUnusedWords(tx)),
});
