import type { Outcome } from './pos-provider.ts';

/** The provider's most for one page. Source: CLV-6. */
const PAGE_SIZE = 1000;

/** More than any merchant has: a list that goes on beyond it has no end. */
const MOST_PAGES = 50;

/**
 * Reads a list to its end, or not at all. Each page begins with the last element of the one before: when it does not, the
 * list was changed meanwhile and someone may have slipped through between two pages, so that it counts as not read.
 * Of a list with more than `most` elements one more than that is read.
 */
export async function readPages<Element extends { readonly id: string }>(
  readPage: (query: string) => Promise<Outcome<readonly Element[]>>,
  most = Infinity,
): Promise<Outcome<readonly Element[]>> {
  const elements: Element[] = [];
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const offset = Math.max(0, elements.length - 1);
    const page = await readPage(`?limit=${PAGE_SIZE}&offset=${offset}`);
    if (page.kind !== 'answer') return page;
    if (!joins(elements, page.answer)) return CHANGED;
    elements.push(...page.answer.slice(Math.min(elements.length, 1)));
    if (elements.length > most) return { kind: 'answer', answer: elements.slice(0, most + 1) };
    if (page.answer.length < PAGE_SIZE) return isEachOnce(elements) ? { kind: 'answer', answer: elements } : CHANGED;
  }
  return { kind: 'unavailable', detail: `a list without an end after ${MOST_PAGES} pages` };
}

/** True when a page begins with the last of those before it, or there is none before it. */
const joins = (before: readonly { readonly id: string }[], page: readonly { readonly id: string }[]): boolean =>
  before.length === 0 || before.at(-1)?.id === page[0]?.id;

const CHANGED: Outcome<never> = { kind: 'unavailable', detail: 'the list was changed while it was read' };

const isEachOnce = (elements: readonly { readonly id: string }[]): boolean =>
  new Set(elements.map(({ id }) => id)).size === elements.length;
