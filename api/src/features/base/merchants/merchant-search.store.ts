import type { Transaction } from '../../../platform/database/database.ts';

/** Removes the words that are in no merchant's name or city any more. */
export const removeUnusedWords = (tx: Transaction): void => tx.write({ text: 'select remove_unused_words()' });
