import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { letterOrder, ORDER_TAX_LETTERS, orderTaxLetters, SEND_TAX_LETTER } from './order-tax-letters.ts';
import { sendTaxLetter, taxLetter, type TaxLetterDeps } from './send-tax-letter.ts';

export const taxTasks = (deps: TaxLetterDeps): Tasks => ({
  [ORDER_TAX_LETTERS]: (payload) => orderTaxLetters(deps, letterOrder.parse(payload)),
  [SEND_TAX_LETTER]: (payload) => sendTaxLetter(deps, taxLetter.parse(payload)),
});
