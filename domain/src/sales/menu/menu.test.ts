import { warnOfAlcohol } from './warn-of-alcohol.ts';
import { describe, expect, it } from 'vitest';
import { applyDelta } from './apply-delta.ts';
import { chooseModifiers } from './choose-modifiers.ts';
import { findContentFaults } from './find-content-faults.ts';
import { findUsers } from './find-users.ts';
import { isOffered } from './is-offered.ts';
import { CODE, entriesOf, type MenuEntry, type MenuPrice } from './menu-entry.ts';
import { nearCodes, toCode } from './near-codes.ts';
import { changePriceNow, keepPrices, nextPrice, priceAt } from './price-at.ts';
import { SAMPLE_MENU } from './sample-menu.ts';

const itemOf = (code: string): MenuEntry<'item'> => {
  const found = entriesOf(SAMPLE_MENU, 'item').find((one) => one.code === code);
  if (!found) throw new Error(code);
  return found;
};
const NOON = new Date('2026-06-01T16:00:00Z');
const PRICES: readonly MenuPrice[] = [
  { from: '2026-07-01T04:00:00Z', cents: 1200 },
  { from: null, cents: 1000 },
  { from: '2026-06-01T16:00:00.000Z', cents: 1100 },
];

describe('a price', () => {
  it.each([
    ['2026-06-01T15:59:59.999Z', 1000],
    ['2026-06-01T16:00:00Z', 1100],
    ['2026-07-01T03:59:59Z', 1100],
    ['2026-07-01T04:00:00Z', 1200],
  ])('counts from its moment on: at %s it is %i, in whatever order they stand', (at, cents) => {
    expect(priceAt(PRICES, new Date(at))).toBe(cents);
    expect(priceAt([...PRICES].reverse(), new Date(at))).toBe(cents);
  });

  it('is none before the first has begun', () => {
    expect(priceAt(PRICES.slice(0, 1), NOON)).toBeNull();
    expect(priceAt([], NOON)).toBeNull();
  });

  it('that another has taken the place of is not kept; those to come are', () => {
    expect(keepPrices(PRICES, NOON).map(({ cents }) => cents)).toEqual([1100, 1200]);
    expect(keepPrices(PRICES.slice(0, 1), NOON)).toHaveLength(1);
  });

  it('to come is the first that has not begun', () => {
    expect(nextPrice(PRICES, NOON)).toEqual({ from: '2026-07-01T04:00:00Z', cents: 1200 });
    expect(nextPrice(PRICES, new Date('2026-07-01T04:00:00Z'))).toBeNull();
    expect(nextPrice([], NOON)).toBeNull();
  });

  it('changed now counts from now, leaves what is to come, and is no change when it is the same', () => {
    expect(changePriceNow(PRICES, 1150, NOON)).toEqual([
      { from: NOON.toISOString(), cents: 1150 },
      { from: '2026-07-01T04:00:00Z', cents: 1200 },
    ]);
    expect(changePriceNow(PRICES, 1100, NOON)).toEqual(keepPrices(PRICES, NOON));
    expect(changePriceNow([], 500, NOON)).toEqual([{ from: null, cents: 500 }]);
  });
});

describe('what names an entry', () => {
  it.each([
    ['category', 'dejeuners', ['oeufs', 'matin']],
    ['course', 'principal', ['burger-fume']],
    ['group', 'alcools', ['cafe']],
    ['item', 'cafe', []],
    ['hours', 'matin', []],
    ['category', 'none', []],
  ] as const)('is found: %s %s by %j', (kind, code, users) => {
    expect(findUsers(SAMPLE_MENU, { kind, code }).map((one) => one.code)).toEqual(users);
  });
});

describe('hours', () => {
  const offered = (code: string, at: string) =>
    isOffered(SAMPLE_MENU, itemOf(code), { at: new Date(at), zone: 'America/Montreal' });

  it.each([
    ['2026-06-01T09:59:00Z', false],
    ['2026-06-01T10:00:00Z', true],
    ['2026-06-01T14:59:59Z', true],
    ['2026-06-01T15:00:00Z', false],
  ])('are those of the merchant’s wall: breakfast at %s is %s', (at, is) => {
    expect(offered('oeufs', at)).toBe(is);
  });

  it('say nothing about a category that none names', () => {
    expect(offered('cafe', '2026-06-01T03:00:00Z')).toBe(true);
  });

  it.each([
    ['Friday, before', '2026-06-06T00:59:00Z', false],
    ['Friday, from ten', '2026-06-06T02:00:00Z', true],
    ['Saturday, before three', '2026-06-06T06:59:00Z', true],
    ['Saturday, at three', '2026-06-06T07:00:00Z', false],
    ['Friday’s own night, before three', '2026-06-05T06:59:00Z', false],
  ])('go on past midnight: %s', (_, at, is) => {
    const night: MenuEntry = {
      kind: 'hours',
      code: 'nuit',
      place: 2,
      isOut: false,
      name: { fr: 'Nuit', en: 'Night' },
      categories: ['plats'],
      times: [{ days: [5], from: '22:00', until: '03:00' }],
    };
    const when = { at: new Date(at), zone: 'America/Montreal' } as const;
    expect(isOffered([...SAMPLE_MENU, night], itemOf('burger-fume'), when)).toBe(is);
  });
});

describe('modifiers', () => {
  const choose = (asked: readonly string[], menu: readonly MenuEntry[] = SAMPLE_MENU) =>
    chooseModifiers(menu, itemOf('burger-fume'), asked);

  it('are chosen by code, one twice if the group takes so many', () => {
    const chosen = choose(['bacon', 'garnitures/bacon', 'sans-oignon']);
    expect(chosen.ok && chosen.value.map(({ cents }) => cents)).toEqual([150, 150, 0]);
    expect(choose([])).toEqual({ ok: true, value: [] });
  });

  it.each<[string, readonly string[], string]>([
    ['modifier-unknown', ['rhum'], 'rhum'],
    ['modifier-unknown', ['alcools/rhum'], 'alcools/rhum'],
    ['too-many-chosen', ['bacon', 'bacon', 'bacon', 'bacon'], 'garnitures'],
  ])('are refused as %s: %j', (reason, asked, about) => {
    expect(choose(asked)).toMatchObject({ ok: false, reason, about });
  });

  it('are asked for where a group wants some, and named with their group where two have one', () => {
    const cooking: MenuEntry = {
      kind: 'group',
      code: 'cuisson',
      place: 3,
      isOut: false,
      name: { fr: 'Cuisson', en: 'Cooking' },
      least: 1,
      most: 1,
      modifiers: [
        { code: 'rose', name: { fr: 'Rosé', en: 'Medium' }, cents: 0, taxClass: null },
        { code: 'bacon', name: { fr: 'Au bacon', en: 'With bacon' }, cents: 0, taxClass: null },
      ],
    };
    const menu = [...SAMPLE_MENU, cooking];
    const burger = { ...itemOf('burger-fume'), groups: ['garnitures', 'cuisson'] };
    expect(chooseModifiers(menu, burger, [])).toMatchObject({ reason: 'too-few-chosen', about: 'cuisson' });
    expect(chooseModifiers(menu, burger, ['bacon'])).toMatchObject({
      reason: 'modifier-of-several',
      offered: ['garnitures/bacon', 'cuisson/bacon'],
    });
    expect(chooseModifiers(menu, burger, ['cuisson/bacon']).ok).toBe(true);
  });
});

describe('a content', () => {
  const { code: _c, place: _p, isOut: _i, ...burger } = itemOf('burger-fume');
  const bacon = { code: 'bacon', name: { fr: 'B', en: 'B' }, cents: 0, taxClass: null };
  const group = { kind: 'group', name: { fr: 'G', en: 'G' }, least: 0, most: 1, modifiers: [bacon] } as const;
  const hours = { kind: 'hours', name: { fr: 'H', en: 'H' }, categories: ['a'], times: [] } as const;

  it('of the sample has no fault', () => {
    expect(SAMPLE_MENU.flatMap(findContentFaults)).toEqual([]);
    expect(SAMPLE_MENU.every(({ code }) => CODE.test(code))).toBe(true);
  });

  it.each([
    [{ ...burger, prices: [] }, 'prices no-price'],
    [{ ...burger, groups: ['a', 'a'] }, 'groups twice'],
    [
      {
        ...burger,
        prices: [
          { from: '2026-06-01T12:00:00-04:00', cents: 1 },
          { from: '2026-06-01T16:00:00Z', cents: 2 },
        ],
      },
      'prices twice',
    ],
    [{ ...group, modifiers: [bacon, bacon] }, 'modifiers twice'],
    [{ ...group, modifiers: [{ ...bacon, cents: -1, taxClass: 'spirits' }] }, 'modifiers.0.cents below-zero'],
    [{ ...group, least: 2 }, 'least least-above-most'],
    [{ ...group, most: 2 }, 'most too-few-modifiers'],
    [{ ...hours, categories: ['a', 'a'] }, 'categories twice'],
    [{ ...hours, times: [{ days: [1], from: '10:00', until: '10:00' }] }, 'times no-time'],
  ] as const)('has the fault that is looked for: %#', (content, fault) => {
    expect(findContentFaults(content).map(({ path, rule }) => `${path} ${rule}`)).toEqual([fault]);
  });
});

describe('a delta', () => {
  const [plats, boissons] = [SAMPLE_MENU[0], SAMPLE_MENU[1]] as [MenuEntry, MenuEntry];
  const renamed: MenuEntry = { ...plats, name: { fr: 'Mets', en: 'Dishes' } };

  it('puts what changed in the place of what was, and takes away what was removed, of its kind alone', () => {
    const removed = [
      { kind: 'category', code: 'boissons' },
      { kind: 'item', code: 'plats' },
    ] as const;
    expect(applyDelta([plats, boissons], { isWhole: false, entries: [renamed], removed })).toEqual([renamed]);
  });

  it('that is whole takes the place of all', () => {
    expect(applyDelta([plats, boissons], { isWhole: true, entries: [renamed], removed: [] })).toEqual([renamed]);
  });
});

describe('a code', () => {
  it.each([
    ['Bœuf à la mode', 'boeuf-a-la-mode'],
    ['  N° 12 — «Été»!', 'n-12-ete'],
    ['王小明', ''],
    ['A'.repeat(39) + ' bcd', 'a'.repeat(39)],
  ])('is made of a name: %s', (name, code) => {
    expect(toCode(name)).toBe(code);
  });

  it.each([
    ['burger', ['burger-fume']],
    ['burgr-fume', ['burger-fume']],
    ['Café glacé', []],
    ['mufin', ['muffin']],
    ['ips', ['ipa']],
    ['xyzzyx', []],
  ])('that is none has near ones: %s', (word, near) => {
    expect(nearCodes(entriesOf(SAMPLE_MENU, 'item'), word)).toEqual(near);
  });
});

describe('a drink with alcohol', () => {
  const named = { name: { fr: 'Rhum', en: 'Rum' } };
  const rest = { category: null, course: null, groups: [], prices: [], isOpenPrice: true };
  const rum = { kind: 'item', ...named, ...rest, taxClass: 'spirits', activity: null } as const;
  const choice = { code: 'rhum', ...named, cents: 400, taxClass: 'spirits' } as const;
  const group = { kind: 'group', ...named, least: 0, most: 1, modifiers: [choice] } as const;
  it.each([
    ['in a food truck', rum, 'food_truck', true],
    ['as a choice there', group, 'food_truck', true],
    ['sold under the activity of a bar', { ...rum, activity: 'BAR' as const }, 'food_truck', false],
    ['in a bar', rum, 'bar', false],
    ['in a restaurant under the activity of a food truck', { ...rum, activity: 'CDR' as const }, 'restaurant', true],
    ['where the sub-sector is not known yet', rum, null, false],
    ['that is none', { ...rum, taxClass: 'drink' as const }, 'food_truck', false],
  ] as const)('is warned of or not: %s', (_, content, subSector, isWarned) => {
    expect(warnOfAlcohol(content, subSector).length > 0).toBe(isWarned);
  });
});
