import { parseAmount } from '@comptoir/domain/base/amounts/cents';
import type { EstimateItem, Part, PartOrNone } from '@comptoir/domain/sales/estimates/estimate-content';
import { MOST_OF_A_DRINK, type IncludedDrink } from '@comptoir/domain/sales/estimates/included-drinks';
import { isDrawable } from '@comptoir/domain/base/files/is-drawable';
import { carriesLink } from '@comptoir/domain/base/mail/carries-link';
import { unwritableRule } from '../../../shared/estimates/unwritable-rule.ts';
import type { EstimateBody } from './estimates.api.ts';
import type { TypedDrink, TypedEstimate, TypedInstalment, TypedItem, TypedPart } from './typed-estimate.ts';

/** The rule that a field breaks, by the field's path. */
export type Faults = Readonly<Record<string, string>>;

interface ReadEstimate {
  /** Content to show: a field that breaks a rule counts as empty. */
  readonly content: EstimateBody;
  readonly faults: Faults;
}

/** The most that the contract takes. */
const MOST = { name: 120, place: 300, description: 128, terms: 10_000, persons: 99_999, quantity: 9_999_999 };
const MOST_CENTS = 999_999_999;
const WHOLE = 10_000;

/** A day that stands for none where something has to be shown. */
const NO_DAY = '2000-01-01';

type FindAt = (path: string, rule: string | null) => void;

/** Reads what was typed, as it is stored and as far as it can be shown. `today` is the merchant's. */
export function readEstimate(typed: TypedEstimate, today: string): ReadEstimate {
  const faults: Record<string, string> = {};
  const find: FindAt = (path, rule) => {
    if (rule !== null) faults[path] = rule;
  };
  find('customerId', typed.customerId === null ? 'required' : null);
  find('items', typed.items.length === 0 ? 'no-item' : null);
  const content = {
    ...readOccasion(typed, { today, find }),
    ...readDays(typed, { today, find }),
    items: typed.items.map((item, index) => readItem(item, { path: `items.${index}`, find })),
    service: readPart(typed.service, (rule) => find('service', rule)),
    tip: readPart(typed.tip, (rule) => find('tip', rule)),
    deposit: readPart(typed.deposit, (rule) => find('deposit', rule)),
    instalments: typed.instalments.map((one, index) => readInstalment(one, { path: `instalments.${index}`, find })),
    terms: typed.terms.trim(),
    language: typed.language,
  };
  find('terms', textRule(typed.terms, { most: MOST.terms }));
  return { content, faults };
}

interface Reading {
  readonly today: string;
  readonly find: FindAt;
}

function readOccasion(typed: TypedEstimate, { today, find }: Reading): Pick<EstimateBody, 'occasion' | 'persons'> {
  const persons = readWhole(typed.persons);
  const name = typed.name.trim();
  const rule = textRule(name, { most: MOST.name, isNeeded: true }) ?? (carriesLink(name) ? 'has-address' : null);
  find('name', rule ?? unwritableRule([name]));
  find('place', textRule(typed.place, { most: MOST.place }));
  find('persons', persons === null ? blankOr(typed.persons, 'persons') : null);
  const occasion = { name, date: typed.date || today, time: typed.time || null, place: typed.place.trim() };
  return { occasion, persons: persons ?? 1 };
}

function readDays(typed: TypedEstimate, { today, find }: Reading): Pick<EstimateBody, 'balanceDueOn' | 'validUntil'> {
  for (const name of ['date', 'balanceDueOn', 'validUntil'] as const)
    find(name, typed[name] === '' ? 'required' : null);
  if (typed.validUntil !== '' && typed.validUntil < today) find('validUntil', 'past-day');
  return { balanceDueOn: typed.balanceDueOn || typed.date || today, validUntil: typed.validUntil || today };
}

function readInstalment(
  one: TypedInstalment,
  { path, find }: { readonly path: string; readonly find: FindAt },
): EstimateBody['instalments'][number] {
  find(`${path}.dueOn`, one.dueOn === '' ? 'required' : null);
  const part = readPart(one, (rule) => find(`${path}.value`, rule)) as Part;
  return { ...part, dueOn: one.dueOn || NO_DAY };
}

const blankOr = (text: string, rule: string): string => (text.trim() === '' ? 'required' : rule);

function textRule(text: string, { most, isNeeded = false }: { most: number; isNeeded?: boolean }): string | null {
  const length = text.trim().length;
  if (isNeeded && length === 0) return 'required';
  if (length > most) return 'too-long';
  return isDrawable(text) ? null : 'script';
}

/** A whole number of people, written with or without spaces. */
function readWhole(text: string): number | null {
  const compact = text.replaceAll(/[\s\u00A0\u202F]/g, '');
  if (!/^\d{1,5}$/.test(compact)) return null;
  const count = Number(compact);
  return count >= 1 && count <= MOST.persons ? count : null;
}

interface Place {
  readonly path: string;
  readonly find: FindAt;
}

function readItem(item: TypedItem, { path, find: findAt }: Place): EstimateItem {
  const find = (field: 'description' | 'quantity' | 'unit', rule: string | null): void =>
    findAt(`${path}.${field}`, rule);
  const words = item.description.trim();
  find('description', describedRule(words));
  const unitCents = within(parseAmount(item.unit), 0, MOST_CENTS);
  find('unit', unitCents === null ? blankOr(item.unit, 'amount') : null);
  const drinks = item.drinks.map((drink, at) => readDrink(drink, { path: `${path}.drinks.${at}`, find: findAt }));
  const common = {
    description: words,
    unitCents: unitCents ?? 0,
    taxes: item.taxes,
    // as it was before classes could be said
    ...(item.taxClass === 'meal' ? {} : { taxClass: item.taxClass }),
    ...(drinks.length === 0 ? {} : { drinks }),
  };
  if (item.per === 'person') return { ...common, per: 'person' };
  const quantity = within(parseAmount(item.quantity), 1, MOST.quantity);
  find('quantity', quantity === null ? blankOr(item.quantity, 'quantity') : null);
  return { ...common, per: 'unit', quantity: quantity ?? 0 };
}

function readDrink({ description, quantity }: TypedDrink, { path, find }: Place): IncludedDrink {
  const [words, count] = [description.trim(), readWhole(quantity)];
  const isTooMany = count === null || count > MOST_OF_A_DRINK;
  find(`${path}.quantity`, isTooMany ? blankOr(quantity, 'drinks') : null);
  find(`${path}.description`, describedRule(words));
  return { description: words, quantity: count ?? 1 };
}

const describedRule = (words: string): string | null =>
  words.length === 1
    ? 'too-short'
    : (textRule(words, { most: MOST.description, isNeeded: true }) ?? unwritableRule([words]));

function readPart({ by, value }: TypedPart, find: (rule: string | null) => void): PartOrNone {
  if (by === 'none') return { by };
  const read = within(parseAmount(value.replace('%', '')), 1, by === 'share' ? WHOLE : MOST_CENTS);
  find(read === null ? blankOr(value, by === 'share' ? 'percentage' : 'amount') : null);
  return by === 'share' ? { by, hundredths: read ?? 0 } : { by, cents: read ?? 0 };
}

const within = (amount: number | null, least: number, most: number): number | null =>
  amount !== null && amount >= least && amount <= most ? amount : null;
