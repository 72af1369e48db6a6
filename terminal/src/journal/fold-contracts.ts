import type { SignedEntry } from './journal-entry.ts';
import type { TerminalState } from './terminal-state.ts';

type Documents = TerminalState['contractDocuments'];

/** The documents of contracts after one more bill: one that is made again takes the place of the refused one, and is reported again. */
export function contractDocumentsAfter(documents: Documents, entry: SignedEntry): Documents {
  const { actu, noTrans, replaces, signs } = entry;
  if (signs !== undefined) return [...documents, { id: signs, actu, noTrans, isReported: false }];
  if (replaces === null) return documents;
  return documents.map((one) => (one.actu === replaces ? { ...one, actu, noTrans, isReported: false } : one));
}
