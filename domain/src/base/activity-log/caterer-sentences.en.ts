import type { LogSentences } from './log-sentences.ts';

/** Sentences of the activity log about a caterer’s customers, estimates and contracts, in English. */
export const catererSentences = {
  'customer-erased': (f) => `Details of a customer erased by ${f.email}.`,
  'estimate-change-proposed': (f) => `The customer proposes a change to estimate ${f.number}, revision ${f.revision}.`,
  'contract-to-sign': (f) => `Contract ${f.number} waits for a device to sign it.`,
  'contract-document-signed': (f) => `Document of contract ${f.number} signed: bill ${f.noTrans}.`,
  'contract-paid': (f) => `Contract ${f.number} is paid in full.`,
  'contract-called-off': (f) => `Contract ${f.number} cancelled${f.email ? ` by ${f.email}` : ''}.`,
} satisfies Partial<LogSentences>;
