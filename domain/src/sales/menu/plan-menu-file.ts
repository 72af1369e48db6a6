import { differingFields } from './compare-contents.ts';
import { entriesOf, type MenuContent, type MenuEntry } from './menu-entry.ts';
import { toCode } from './near-codes.ts';
import { changePriceNow } from './price-at.ts';
import type { MenuLine, MenuLineProblem } from './read-menu-file.ts';

/** Effect of a file on a menu: contents to be written, how many of each, and the lines that change something or are refused. */
export interface MenuFilePlan {
  readonly contents: readonly { readonly code: string; readonly content: MenuContent<'item' | 'category'> }[];
  readonly counts: Readonly<Record<'added' | 'changed' | 'unchanged' | 'refused' | 'categories', number>>;
  readonly lines: readonly {
    readonly line: number;
    readonly code: string;
    readonly outcome: 'added' | 'changed' | 'refused';
    readonly problems: readonly MenuLineProblem[];
  }[];
}

/**
 * Compares the lines of a file with a menu. What a line does not say stays; a category that is none is made of its name; a price that
 * differs counts from now, and those to come stay.
 */
export function planMenuFile(menu: readonly MenuEntry[], lines: readonly MenuLine[], now: Date): MenuFilePlan {
  const items = new Map(entriesOf(menu, 'item').map((item) => [item.code, contentOf(item)]));
  const { made, categoryOf } = openCategories(menu);
  const contents: Named<'item'>[] = [];
  const shown: MenuFilePlan['lines'][number][] = [];
  for (const line of lines) {
    const before = items.get(line.code);
    const problems = [...line.problems, ...priceProblems(line, before)];
    const content = problems.length > 0 ? null : readContent(line, { before, categoryOf, now });
    const outcome = outcomeOf(before, content);
    if (outcome === 'unchanged') continue;
    shown.push({ line: line.line, code: line.code, outcome, problems });
    if (content !== null) contents.push({ code: line.code, content });
  }
  const count = (outcome: MenuFilePlan['lines'][number]['outcome']): number =>
    shown.filter((one) => one.outcome === outcome).length;
  const counts = { added: count('added'), changed: count('changed'), refused: count('refused') };
  const unchanged = lines.length - shown.length;
  return { contents: [...made, ...contents], counts: { ...counts, unchanged, categories: made.length }, lines: shown };
}

interface Named<Kind extends 'item' | 'category'> {
  readonly code: string;
  readonly content: MenuContent<Kind>;
}

/** The categories of a menu by any of their names, to which those are added that are asked for and are none. */
function openCategories(menu: readonly MenuEntry[]) {
  const known = new Map<string, string>();
  for (const { code, name } of entriesOf(menu, 'category'))
    for (const word of [name.en, name.fr, code]) known.set(toCode(word), code);
  const made: Named<'category'>[] = [];
  const asTyped = new Map<string, string>();
  const categoryOf = (typed: string): string => {
    const code = asTyped.get(typed) ?? find(typed);
    asTyped.set(typed, code);
    return code;
  };
  const find = (typed: string): string => {
    const code = toCode(typed);
    const found = known.get(code);
    if (found !== undefined) return found;
    known.set(code, code);
    made.push({ code, content: { kind: 'category', name: { fr: typed, en: typed } } });
    return code;
  };
  return { made, categoryOf };
}

function outcomeOf(before: Item | undefined, content: Item | null): 'added' | 'changed' | 'unchanged' | 'refused' {
  if (content === null) return 'refused';
  if (before === undefined) return 'added';
  return differingFields(before, content).length === 0 ? 'unchanged' : 'changed';
}

type Item = MenuContent<'item'>;

/** An item has a price, or an open one. */
function priceProblems({ cents, isOpenPrice }: MenuLine, before: Item | undefined): MenuLineProblem[] {
  const isPriced = cents !== null || (before?.prices.length ?? 0) > 0;
  return isPriced || (isOpenPrice ?? before?.isOpenPrice ?? false) ? [] : [{ column: 'price', rule: 'required' }];
}

/** An item of which nothing was said yet. */
const NEW: Omit<Item, 'name'> = {
  kind: 'item',
  category: null,
  course: null,
  groups: [],
  taxClass: 'meal',
  activity: null,
  prices: [],
  isOpenPrice: false,
};

function readContent(
  { nameFr, nameEn, category, taxClass, cents, isOpenPrice }: MenuLine,
  given: { before: Item | undefined; categoryOf: (typed: string) => string; now: Date },
): Item {
  const before: Item = given.before ?? { ...NEW, name: { fr: nameFr, en: nameFr } };
  return {
    ...before,
    name: { fr: nameFr, en: nameEn ?? before.name.en },
    category: category === null ? before.category : given.categoryOf(category),
    taxClass: taxClass ?? before.taxClass,
    prices: cents === null ? before.prices : changePriceNow(before.prices, cents, given.now),
    isOpenPrice: isOpenPrice ?? before.isOpenPrice,
  };
}

/** Content of an item, without its place. */
const contentOf = ({ code: _code, place: _place, isOut: _isOut, ...content }: MenuEntry<'item'>): Item => content;
