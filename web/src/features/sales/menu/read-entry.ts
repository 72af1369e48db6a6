import { parseAmount } from '@comptoir/domain/base/amounts/cents';
import { instantAt } from '@comptoir/domain/base/calendar/local-day';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import { findContentFaults } from '@comptoir/domain/sales/menu/find-content-faults';
import {
  CODE,
  HIGHEST_PRICE,
  MOST,
  type MenuContent,
  type MenuKind,
  type MenuPrice,
  type Modifier,
} from '@comptoir/domain/sales/menu/menu-entry';
import { toCode } from '@comptoir/domain/sales/menu/near-codes';
import { keepPrices, priceAt } from '@comptoir/domain/sales/menu/price-at';
import type { TypedEntry, TypedModifier, TypedPrice } from './typed-entry.ts';

/** Rules that fields break, by their paths in the editor. */
export type Faults = Readonly<Record<string, string>>;

interface Reading {
  readonly kind: MenuKind;
  /** Content that is changed; null for a new entry. */
  readonly base: MenuContent | null;
  /** Codes that entries of the kind have already. */
  readonly taken: ReadonlySet<string>;
  readonly zone: MerchantTimeZone;
  readonly now: Date;
}

interface ReadEntry {
  readonly code: string;
  readonly content: MenuContent;
  readonly faults: Faults;
}

/** Reads what was typed, with the rules that it breaks. */
export function readEntry(typed: TypedEntry, reading: Reading): ReadEntry {
  const code = typed.code.trim() || proposeCode(typed.fr, reading.taken);
  const { content, faults } = readContent(typed, reading);
  const own = Object.fromEntries(findContentFaults(content).map(({ path, rule }) => [placeOf(path), rule]));
  const named = { ...nameFault('fr', typed.fr, true), ...nameFault('en', typed.en, false) };
  return { code, content, faults: { ...own, ...faults, ...named, ...codeFault(code, reading) } };
}

/** A code made of a name that no other entry of the kind has; empty where nothing of the name is left. */
export function proposeCode(name: string, taken: ReadonlySet<string>): string {
  const code = toCode(name);
  if (code === '' || !taken.has(code)) return code;
  const room = code.slice(0, MOST.code - 5).replace(/-$/, '');
  for (let number = 2; ; number += 1) if (!taken.has(`${room}-${number}`)) return `${room}-${number}`;
}

/** Places of a content's faults in the editor, where they differ. */
const placeOf = (path: string): string => {
  if (path.startsWith('prices')) return 'price';
  return path.replace(/^(modifiers\.\d+)\.cents$/, '$1.price');
};

function codeFault(code: string, { base, taken }: Reading): Faults {
  if (base !== null) return {};
  if (code === '') return { code: 'required' };
  if (code.length > MOST.code || !CODE.test(code)) return { code: 'code' };
  return taken.has(code) ? { code: 'taken' } : {};
}

function nameFault(path: string, text: string, isRequired: boolean): Faults {
  if (text.trim() === '') return isRequired ? { [path]: 'required' } : {};
  return text.trim().length > MOST.name ? { [path]: 'too-long' } : {};
}

/** Names in both languages; an English one that is left out is the French one. */
const nameOf = ({ fr, en }: Pick<TypedEntry, 'fr' | 'en'>) => ({ fr: fr.trim(), en: en.trim() || fr.trim() });

function readContent(typed: TypedEntry, reading: Reading): Pick<ReadEntry, 'content' | 'faults'> {
  const name = nameOf(typed);
  const { kind } = reading;
  if (kind === 'item') return readItem(typed, reading);
  if (kind === 'group') return readGroup(typed);
  if (kind !== 'hours') return { content: { kind, name }, faults: {} };
  const times = typed.times.map(({ days, from, until }) => ({ days, from, until }));
  const faults = Object.fromEntries(
    times.flatMap(({ days, from, until }, at) => [
      ...(days.length === 0 ? [[`times.${at}.days`, 'no-day']] : []),
      ...(from === '' ? [[`times.${at}.from`, 'required']] : []),
      ...(until === '' ? [[`times.${at}.until`, 'required']] : []),
    ]),
  ) as Faults;
  return { content: { kind, name, categories: typed.categories, times }, faults };
}

function readItem(typed: TypedEntry, reading: Reading): Pick<ReadEntry, 'content' | 'faults'> {
  const { category, course, groups, taxClass, activity, isOpenPrice } = typed;
  const price = readPrice(typed.price);
  const changes = typed.changes.map((change, at) => readChange(change, at, reading));
  const content = {
    kind: 'item',
    name: nameOf(typed),
    category: category || null,
    course: course || null,
    groups,
    taxClass,
    activity: activity || null,
    prices: [...begunPrices(price.cents, reading), ...changes.flatMap((one) => one.prices)],
    isOpenPrice,
  } as const;
  const isUnread = changes.some(({ prices }) => prices.length === 0);
  const none: Faults = isUnread && content.prices.length === 0 ? { price: 'no-price' } : {};
  const faults = Object.assign({}, ...changes.map((one) => one.faults)) as Faults;
  return { content, faults: { ...none, ...faults, ...(price.rule ? { price: price.rule } : {}) } };
}

/** An amount as it is typed, or why it is none; nothing typed is no amount. */
function readPrice(text: string, least = 0): { readonly cents: number | null; readonly rule: string | null } {
  if (text.trim() === '') return { cents: null, rule: null };
  const cents = parseAmount(text);
  const isPrice = cents !== null && cents >= least && cents <= HIGHEST_PRICE;
  return isPrice ? { cents, rule: null } : { cents: null, rule: 'amount' };
}

/** The price that counts: from the beginning if it is the first, else from now; the same one stays as it is. */
function begunPrices(cents: number | null, { base, now }: Reading): readonly MenuPrice[] {
  if (cents === null) return [];
  const before = base?.kind === 'item' ? keepPrices(base.prices, now) : [];
  const present = priceAt(before, now);
  if (present === null) return [{ from: null, cents }];
  return present === cents ? before.slice(0, 1) : [{ from: now.toISOString(), cents }];
}

function readChange(
  { price, day, time }: TypedPrice,
  at: number,
  { zone, now }: Reading,
): { readonly prices: readonly MenuPrice[]; readonly faults: Faults } {
  const { cents, rule } = readPrice(price);
  const amount: Faults = cents === null ? { [`changes.${at}.price`]: rule ?? 'required' } : {};
  if (day === '') return { prices: [], faults: { ...amount, [`changes.${at}.day`]: 'required' } };
  const from = instantAt({ day, time: time || '00:00' }, zone);
  const moment: Faults = from <= now ? { [`changes.${at}.day`]: 'past' } : {};
  return {
    prices: cents === null ? [] : [{ from: from.toISOString(), cents }],
    faults: { ...amount, ...moment },
  };
}

const isCount = (text: string): boolean => /^\d{1,2}$/.test(text.trim());

function readGroup(typed: TypedEntry): Pick<ReadEntry, 'content' | 'faults'> {
  const counts = (['least', 'most'] as const).map((name) => ({ name, isRead: isCount(typed[name]) }));
  const taken = new Set(typed.modifiers.map(({ code }) => code).filter((code) => code !== ''));
  const read = typed.modifiers.map((modifier, at) => readModifier(modifier, at, taken));
  const faults = Object.assign(
    typed.modifiers.length === 0 ? { modifiers: 'no-modifier' } : {},
    ...read.map((one) => one.faults),
    ...counts.filter(({ isRead }) => !isRead).map(({ name }) => ({ [name]: 'count' })),
    Number(typed.most) === 0 && isCount(typed.most) ? { most: 'count' } : {},
  ) as Faults;
  const [least, most] = [Number(typed.least), Number(typed.most)];
  return {
    content: { kind: 'group', name: nameOf(typed), least, most, modifiers: read.map(({ modifier }) => modifier) },
    faults,
  };
}

/** `taken` learns the code that is made here. */
function readModifier(
  { code: known, price, taxClass, ...typed }: TypedModifier,
  at: number,
  taken: Set<string>,
): { readonly modifier: Modifier; readonly faults: Faults } {
  const code = known || proposeCode(typed.fr, taken);
  taken.add(code);
  const { cents, rule } = readPrice(price, -HIGHEST_PRICE);
  const faults = {
    ...nameFault(`modifiers.${at}.fr`, typed.fr, true),
    ...nameFault(`modifiers.${at}.en`, typed.en, false),
    ...(code === '' && typed.fr.trim() !== '' ? { [`modifiers.${at}.fr`]: 'no-code' } : {}),
    ...(rule ? { [`modifiers.${at}.price`]: rule } : {}),
  };
  return { modifier: { code, name: nameOf(typed), cents: cents ?? 0, taxClass: taxClass || null }, faults };
}
