import type { Transaction } from './database.ts';

/**
 * The named statements of a transaction are planned once for each connection, whatever their values: for those whose plan is the same
 * for all. A table of many months takes longer to plan than to read, and leaves out months when it runs as well.
 */
export const planOnce = (tx: Transaction): void => tx.write({ text: 'set local plan_cache_mode = force_generic_plan' });
