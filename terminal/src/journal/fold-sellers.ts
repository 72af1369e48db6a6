import { readDocumentText } from '@comptoir/websrm/requests/document-text';
import type { JournalEntry } from './journal-entry.ts';
import type { DeclaredSeller } from './terminal-state.ts';

type Made = Extract<JournalEntry, { kind: 'report-made' }>;
type Answered = Extract<JournalEntry, { kind: 'report-answered' }>;

/** Returns the usual third parties after one more declaration: the last one of each counts. */
export function declareSeller(sellers: readonly DeclaredSeller[], { id, document }: Made): DeclaredSeller[] {
  const qstNumber = readDocumentText(document).get('TQ') ?? '';
  const others = sellers.filter((seller) => seller.qstNumber !== qstNumber);
  return [...others, { id, qstNumber, document, standing: 'waiting', number: null }];
}

/** The same after an answer, which may be one to a user report. */
export const answerSellers = (
  sellers: readonly DeclaredSeller[],
  { id, standing, number }: Answered,
): DeclaredSeller[] => sellers.map((seller) => (seller.id === id ? { ...seller, standing, number } : seller));
