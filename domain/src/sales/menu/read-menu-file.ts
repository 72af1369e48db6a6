import { parseAmount } from '../../base/amounts/cents.ts';
import { boundRows } from '../../base/files/bound-rows.ts';
import { readCsv } from '../../base/files/read-csv.ts';
import { accept, refuse, type Result } from '../../base/results/result.ts';
import { foldText } from '../../base/search/fold-text.ts';
import { CODE, HIGHEST_PRICE, ITEM_CLASSES, MOST, type MenuEntry } from './menu-entry.ts';
import { toCode } from './near-codes.ts';

/** Columns of a file of items. */
export const MENU_COLUMNS = ['code', 'name_fr', 'name_en', 'category', 'tax_class', 'price', 'open_price'] as const;
export type MenuColumn = (typeof MENU_COLUMNS)[number];

/** Rules that a line may break. */
export const MENU_LINE_RULES = ['required', 'not-valid', 'too-long', 'twice', 'unknown'] as const;
export interface MenuLineProblem {
  readonly column: MenuColumn;
  readonly rule: (typeof MENU_LINE_RULES)[number];
}

/** A line as it is understood; null where the file says nothing, so that what is there stays. */
export interface MenuLine {
  readonly line: number;
  readonly code: string;
  readonly nameFr: string;
  readonly nameEn: string | null;
  readonly category: string | null;
  readonly taxClass: MenuEntry<'item'>['taxClass'] | null;
  readonly cents: number | null;
  readonly isOpenPrice: boolean | null;
  readonly problems: readonly MenuLineProblem[];
}

/** Names of the columns in a file, without accents, capitals and signs. */
const NAMES: Readonly<Record<MenuColumn, readonly string[]>> = {
  code: ['code', 'sku', 'cle', 'key'],
  name_fr: ['nom', 'nomfr', 'nomfrancais', 'article', 'plat', 'frenchname', 'namefr', 'namefrench', 'name', 'item'],
  name_en: ['nomanglais', 'nomen', 'englishname', 'nameen', 'nameenglish', 'anglais', 'english'],
  category: ['categorie', 'category', 'section', 'rayon'],
  tax_class: ['classe', 'classedetaxe', 'classefiscale', 'taxclass', 'class', 'taxe', 'tax'],
  price: ['prix', 'price', 'montant', 'amount'],
  open_price: ['prixouvert', 'openprice', 'prixlibre'],
};

/** Words for each class, beside its own. The first is what a file says in each language. */
export const CLASS_WORDS: Readonly<Record<MenuEntry<'item'>['taxClass'], { fr: string; en: string }>> = {
  meal: { fr: 'Repas', en: 'Meal' },
  drink: { fr: 'Boisson', en: 'Drink' },
  'beer-wine-cider': { fr: 'Bière, vin ou cidre', en: 'Beer, wine or cider' },
  spirits: { fr: 'Spiritueux', en: 'Spirits' },
  other: { fr: 'Autre', en: 'Other' },
  'zero-rated': { fr: 'Détaxé', en: 'Zero-rated' },
  exempt: { fr: 'Exonéré', en: 'Exempt' },
  'baked-goods': { fr: 'Boulangerie', en: 'Baked goods' },
};

const YES = new Set(['oui', 'yes', 'o', 'y', 'x', '1', 'vrai', 'true']);
const NO = new Set(['non', 'no', 'n', '0', 'faux', 'false']);

/**
 * The items of a file, whose first line names the columns in either language and in any order. Refused without a column of names or of
 * prices, without a line, and beyond the most items that a menu may have.
 */
export function readMenuFile(text: string): Result<MenuLine[], 'menu-file-unreadable' | 'menu-full'> {
  const [head, ...rows] = boundRows(readCsv(text, MOST.entries.item + 1));
  const names = (head?.cells ?? []).map(plain);
  const placeOf = (column: MenuColumn): number => names.findIndex((name) => NAMES[column].includes(name));
  const places = Object.fromEntries(MENU_COLUMNS.map((column) => [column, placeOf(column)])) as Record<
    MenuColumn,
    number
  >;
  if (rows.length === 0 || places.name_fr < 0 || places.price < 0) return refuse('menu-file-unreadable');
  if (rows.length > MOST.entries.item) return refuse('menu-full');
  const seen = new Set<string>();
  return accept(
    rows.map(({ line, cells }) => {
      const read = readLine((column) => plainCell(cells[places[column]] ?? ''));
      const isTwice = read.code !== '' && seen.has(read.code);
      seen.add(read.code);
      const twice: MenuLineProblem[] = isTwice ? [{ column: 'code', rule: 'twice' }] : [];
      return { line, ...read, problems: [...read.problems, ...twice] };
    }),
  );
}

function readLine(cell: (column: MenuColumn) => string): Omit<MenuLine, 'line'> {
  const nameFr = cell('name_fr');
  const code = cell('code') || toCode(nameFr);
  const [price, open] = [cell('price'), plain(cell('open_price'))];
  const cents = price === '' ? null : parseAmount(price);
  const rules: readonly [MenuColumn, MenuLineProblem['rule'] | null][] = [
    ['code', codeRule(code)],
    ['name_fr', nameFr === '' ? 'required' : lengthRule(nameFr)],
    ['name_en', lengthRule(cell('name_en'))],
    ['category', categoryRule(cell('category'))],
    ['tax_class', classRule(cell('tax_class'))],
    ['price', price === '' || isPrice(cents) ? null : 'not-valid'],
    ['open_price', answerRule(open)],
  ];
  return {
    code: code.slice(0, MOST.name),
    nameFr: nameFr.slice(0, MOST.name),
    nameEn: cell('name_en') || null,
    category: cell('category') || null,
    taxClass: classOf(cell('tax_class')),
    cents: isPrice(cents) ? cents : null,
    isOpenPrice: open === '' ? null : YES.has(open),
    problems: rules.flatMap(([column, rule]) => (rule === null ? [] : [{ column, rule }])),
  };
}

const isPrice = (cents: number | null): cents is number => cents !== null && cents >= 0 && cents <= HIGHEST_PRICE;

function codeRule(code: string): MenuLineProblem['rule'] | null {
  if (code === '') return 'required';
  if (code.length > MOST.code) return 'too-long';
  return CODE.test(code) ? null : 'not-valid';
}

const lengthRule = (text: string): 'too-long' | null => (text.length > MOST.name ? 'too-long' : null);

/** A category is named by something that a code can be made of. */
const categoryRule = (typed: string): MenuLineProblem['rule'] | null =>
  lengthRule(typed) ?? (typed !== '' && toCode(typed) === '' ? 'not-valid' : null);

const classRule = (typed: string): 'unknown' | null => (typed !== '' && classOf(typed) === null ? 'unknown' : null);

const answerRule = (word: string): 'not-valid' | null =>
  word === '' || YES.has(word) || NO.has(word) ? null : 'not-valid';

const classOf = (typed: string): MenuLine['taxClass'] => CLASSES.get(plain(typed)) ?? null;

/** A cell without the apostrophe by which a file of ours keeps a text from being a formula; no sign of control. */
const plainCell = (text: string): string =>
  text
    .replace(/^'(?=\s*['=+\-@])/, '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim();

const plain = (text: string): string => foldText(text).replaceAll(/[^a-z0-9]/g, '');

/** The classes by all their names, folded once. */
const CLASSES = new Map(
  ITEM_CLASSES.flatMap((one) =>
    [one, CLASS_WORDS[one].fr, CLASS_WORDS[one].en].map((name) => [plain(name), one] as const),
  ),
);
