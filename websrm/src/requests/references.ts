import type { Transaction } from './transaction.ts';

/** Finds the transactions that another one refers to, among those known. */
export type ReferenceIndex = {
  /** The known transactions that `t` itself names. */
  direct: (t: Transaction) => Transaction[];
  /** Those, those that they name in turn, and so on, each once; never `t` itself. */
  all: (t: Transaction) => Transaction[];
};

/**
 * Indexes earlier transactions by number and date. Reproductions and duplicates bear the number and date of their original: a document
 * counts as printed when any of them was, so the printed one is kept.
 *
 * Source: SRM-44.
 */
export function indexReferences(earlier: readonly Transaction[]): ReferenceIndex {
  const byLink = new Map<string, Transaction>();
  for (const t of earlier) {
    if (byLink.get(keyOf(t))?.formImpr !== 'NON' && byLink.has(keyOf(t))) continue;
    byLink.set(keyOf(t), t);
  }
  const direct = (t: Transaction): Transaction[] =>
    (t.refs ?? []).flatMap((reference) => {
      const found = byLink.get(keyOf(reference));
      return found === undefined ? [] : [found];
    });
  return { direct, all: (t) => collect(t, direct) };
}

function collect(t: Transaction, direct: ReferenceIndex['direct']): Transaction[] {
  const found = new Map<string, Transaction>();
  const waiting = direct(t);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(keyOf(next)) || keyOf(next) === keyOf(t)) continue;
    found.set(keyOf(next), next);
    waiting.push(...direct(next));
  }
  return [...found.values()];
}

function keyOf(t: { noTrans: string; datTrans: string }): string {
  return `${t.noTrans} ${t.datTrans}`;
}
