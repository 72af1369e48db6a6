import type { MenuContent, MenuKind, Modifier, WeekTime } from '@comptoir/domain/sales/menu/menu-entry';
import { priceAt, pricesToCome } from '@comptoir/domain/sales/menu/price-at';
import { dayIn } from '../../../lib/format.ts';
import { newKey, typeCents } from '../../../lib/type-over.ts';

type Item = MenuContent<'item'>;

/** A price to come, as it is typed; `key` is a line's own wherever it moves. */
export interface TypedPrice {
  readonly key: string;
  readonly price: string;
  readonly day: string;
  readonly time: string;
}

/** A modifier as it is typed. Its code is made of its name, and stays. */
export interface TypedModifier {
  readonly key: string;
  readonly code: string;
  readonly fr: string;
  readonly en: string;
  readonly price: string;
  readonly taxClass: NonNullable<Modifier['taxClass']> | '';
}

export interface TypedTime extends WeekTime {
  readonly key: string;
}

/** An entry of any kind as it is typed, all of it text until it is read; each kind shows its own fields. */
export interface TypedEntry {
  /** Empty for the one that is made of the name. */
  readonly code: string;
  readonly fr: string;
  readonly en: string;
  readonly category: string;
  readonly course: string;
  readonly groups: readonly string[];
  readonly taxClass: Item['taxClass'];
  readonly activity: NonNullable<Item['activity']> | '';
  readonly price: string;
  readonly isOpenPrice: boolean;
  readonly changes: readonly TypedPrice[];
  readonly least: string;
  readonly most: string;
  readonly modifiers: readonly TypedModifier[];
  readonly categories: readonly string[];
  readonly times: readonly TypedTime[];
}

export const emptyModifier = (): TypedModifier => ({
  key: newKey(),
  code: '',
  fr: '',
  en: '',
  price: '',
  taxClass: '',
});

export const emptyTime = (): TypedTime => ({ key: newKey(), days: [1, 2, 3, 4, 5], from: '06:00', until: '11:00' });

/** Start of a new entry: what most are. */
const EMPTY: Omit<TypedEntry, 'modifiers' | 'times'> = {
  code: '',
  fr: '',
  en: '',
  category: '',
  course: '',
  groups: [],
  taxClass: 'meal',
  activity: '',
  price: '',
  isOpenPrice: false,
  changes: [],
  least: '0',
  most: '1',
  categories: [],
};

/** Clock and mark of decimals by which a content is written as someone would type it. */
export interface Typing {
  readonly zone: string;
  readonly mark: ',' | '.';
  readonly now: Date;
}

export const emptyEntry = (kind: MenuKind, category = ''): TypedEntry => ({
  ...EMPTY,
  category,
  modifiers: kind === 'group' ? [emptyModifier()] : [],
  times: kind === 'hours' ? [emptyTime()] : [],
});

/** Writes a stored content as someone would type it. */
export function typeEntry({ code, content }: { code: string; content: MenuContent }, typing: Typing): TypedEntry {
  const { fr, en } = content.name;
  return { ...emptyEntry('category'), code, fr, en: en === fr ? '' : en, ...typeParts(content, typing) };
}

function typeParts(content: MenuContent, typing: Typing): Partial<TypedEntry> {
  if (content.kind === 'group') {
    const { least, most, modifiers } = content;
    return {
      least: String(least),
      most: String(most),
      modifiers: modifiers.map(({ code, name, cents, taxClass }) => ({
        key: newKey(),
        code,
        fr: name.fr,
        en: name.en === name.fr ? '' : name.en,
        price: cents === 0 ? '' : typeCents(cents, typing.mark),
        taxClass: taxClass ?? '',
      })),
    };
  }
  if (content.kind === 'hours')
    return { categories: content.categories, times: content.times.map((time) => ({ ...time, key: newKey() })) };
  return content.kind === 'item' ? typeItem(content, typing) : {};
}

function typeItem(item: Item, { zone, mark, now }: Typing): Partial<TypedEntry> {
  const { category, course, groups, taxClass, activity, prices, isOpenPrice } = item;
  const price = priceAt(prices, now);
  return {
    category: category ?? '',
    course: course ?? '',
    groups,
    taxClass,
    activity: activity ?? '',
    isOpenPrice,
    price: price === null ? '' : typeCents(price, mark),
    changes: pricesToCome(prices, now).map(({ from, cents }) => ({
      key: newKey(),
      price: typeCents(cents, mark),
      day: dayIn(new Date(from), zone),
      time: timeIn(new Date(from), zone),
    })),
  };
}

/** 17:30, on the wall of a zone. */
const timeIn = (at: Date, zone: string): string =>
  at.toLocaleTimeString('en-CA', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
