import type { EstimateContent } from '@comptoir/domain/sales/estimates/estimate-content';
import { wordsOf } from '@comptoir/domain/sales/estimates/find-estimate-faults';
import { isWritableItem } from '@comptoir/websrm/requests/allowed-text';
import { AppError } from '../../../platform/http/app-error.ts';

/**
 * Requires texts that the authority takes: the words that the customer accepts are those of the contract that is signed. @throws AppError
 * validation-failed, naming each text that would read otherwise
 */
export const requireWritable = (content: EstimateContent): void =>
  requireWritableWords(wordsOf(content).map(({ path, text }) => ({ path: `content.${path}`, text })));

/** The same of any words that a till is to sign. @throws AppError validation-failed, naming each text that would read otherwise */
export function requireWritableWords(words: readonly { readonly path: string; readonly text: string }[]): void {
  const faults = words.filter(({ text }) => !isWritableItem(text)).map(({ path }) => ({ path, rule: 'unwritable' }));
  if (faults.length > 0) throw new AppError('validation-failed', faults);
}
