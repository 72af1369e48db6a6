import type { EstimateContent } from '@comptoir/domain/sales/estimates/estimate-content';
import { wordsOf } from '@comptoir/domain/sales/estimates/find-estimate-faults';
import { isWritableItem } from '@comptoir/websrm/requests/allowed-text';
import { AppError } from '../../../platform/http/app-error.ts';

/**
 * What the customer accepts is what the contract says that is signed for it: its words have to be ones that the authority takes.
 * @throws AppError validation-failed, naming each text that would read otherwise
 */
export const requireWritable = (content: EstimateContent): void =>
  requireWritableWords(wordsOf(content).map(({ path, text }) => ({ path: `content.${path}`, text })));

/** The same of any words that a till is to sign. @throws AppError validation-failed, naming each text that would read otherwise */
export function requireWritableWords(words: readonly { readonly path: string; readonly text: string }[]): void {
  const faults = words.filter(({ text }) => !isWritableItem(text)).map(({ path }) => ({ path, rule: 'unwritable' }));
  if (faults.length > 0) throw new AppError('validation-failed', faults);
}
