import type { Transaction } from '@comptoir/websrm/requests/transaction';
import type { PageTexts } from './authority-page.en.ts';

/** "Receipt", "Credit note · training", "Temporary bill · reproduction"… */
export function describeBill(t: Transaction, { types }: PageTexts): string {
  const isCredit = t.typTrans === 'RFER' && t.mont.apresTax.startsWith('-');
  const kind = isCredit ? types.credit : types[t.typTrans];
  const print = t.modImpr === 'FAC' ? [] : [types[t.modImpr]];
  const training = t.modTrans === 'FOR' ? [types.training] : [];
  return [kind, ...print, ...training].join(' · ');
}
