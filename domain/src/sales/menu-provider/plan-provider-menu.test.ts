import { describe, expect, it } from 'vitest';
import { TAX_CALENDAR } from '../../base/taxes/tax-calendar.ts';
import type { MenuContent } from '../menu/menu-entry.ts';
import { fitClasses } from './fit-classes.ts';
import { planProviderMenu } from './plan-provider-menu.ts';
import type { ProviderInventory, ProviderItem, ProviderLink } from './provider-inventory.ts';
import type { PlannedEntry, ProviderPlan } from './provider-plan.ts';

const BOTH = [500_000, 997_500];
const NOW = new Date('2026-06-20T16:00:00Z');

const item = (id: string, name: string, given: Partial<ProviderItem> = {}): ProviderItem => ({
  id,
  name,
  cents: 1000,
  isByUnit: false,
  isOut: false,
  category: 'C1',
  groups: [],
  rates: BOTH,
  ...given,
});
const bacon = { id: 'M1', name: 'Bacon', cents: 150 };
const inventory = (items: readonly ProviderItem[], rest: Partial<ProviderInventory> = {}): ProviderInventory => ({
  categories: [{ id: 'C1', name: 'Plats' }],
  groups: [],
  items,
  ...rest,
});

/** A menu that a provider is followed with: each plan is done before the next. */
function aMenu() {
  const rows = new Map<string, PlannedEntry>();
  let links: readonly ProviderLink[] = [];
  const put = (kind: 'item' | 'category' | 'group', code: string, given: Partial<PlannedEntry>): void => {
    const before = rows.get(`${kind} ${code}`);
    const row = { kind, code, isOut: false, isRemoved: false, ...before, ...given } as PlannedEntry;
    rows.set(`${kind} ${code}`, row);
  };
  const change = (code: string, given: Partial<MenuContent<'item'>>): void =>
    put('item', code, { content: { ...(rows.get(`item ${code}`)?.content as MenuContent<'item'>), ...given } });
  const plan = (of: ProviderInventory, classes = { 'C1:500000+997500': 'meal' } as const): ProviderPlan =>
    planProviderMenu({
      entries: [...rows.values()],
      links,
      inventory: of,
      classes,
      calendar: TAX_CALENDAR,
      day: '2026-06-20',
      now: NOW,
    });
  const follow = (of: ProviderInventory): string[] => {
    const made = plan(of);
    for (const { code, content } of made.contents) put(content.kind, code, { content, isRemoved: false });
    for (const { code, isOut } of made.stock) put('item', code, { isOut });
    for (const { kind, code } of made.removed) put(kind, code, { isRemoved: true });
    ({ links } = made);
    return made.lines.map(({ code, name, outcome, kept, reason }) =>
      [outcome, code ?? name, ...kept, ...(reason ? [reason] : [])].join(' '),
    );
  };
  const shown = (code: string) => {
    const row = rows.get(`item ${code}`);
    return row && !row.isRemoved ? { ...(row.content as MenuContent<'item'>), isOut: row.isOut } : null;
  };
  return { plan, follow, shown, change, put, remove: (code: string) => put('item', code, { isRemoved: true }) };
}

describe('an inventory that comes to a menu', () => {
  it('adds categories, groups and items under codes of their names, and changes nothing when it comes again', () => {
    const menu = aMenu();
    const group = { id: 'G1', name: 'Garnitures', least: 0, most: null, modifiers: [bacon, { ...bacon, id: 'M2' }] };
    const all = inventory([item('I1', 'Burger fumé', { groups: ['G1'] }), item('I2', 'Burger fumé')], {
      groups: [group],
    });
    expect(menu.follow(all)).toEqual(['added plats', 'added garnitures', 'added burger-fume', 'added burger-fume-2']);
    expect(menu.shown('burger-fume')).toMatchObject({
      name: { fr: 'Burger fumé', en: 'Burger fumé' },
      category: 'plats',
      groups: ['garnitures'],
      taxClass: 'meal',
      prices: [{ from: null, cents: 1000 }],
    });
    expect(menu.follow(all)).toEqual([]);
    expect(menu.plan(all)).toMatchObject({ contents: [], stock: [], removed: [], asked: [] });
  });

  it('gives each of five thousand of one name a code of its own, which passes over another’s and one that is linked', () => {
    const menu = aMenu();
    menu.follow(inventory([item('I0', 'Soupe')]));
    const other: MenuContent<'category'> = { kind: 'category', name: { fr: 'Potages', en: 'Soups' } };
    menu.put('item', 'soupe-2', { content: other });
    const many = Array.from({ length: 4998 }, (_, n) => item(`I${n}`, n % 2 ? 'Soupe ' : 'soupe'));
    const lines = menu.follow(inventory(many));
    expect(lines.slice(0, 4)).toEqual(['changed soupe', 'added soupe-3', 'added soupe-4', 'added soupe-5']);
    expect(new Set(lines).size).toBe(4998);
    expect(menu.follow(inventory(many))).toEqual([]);
  });

  it('asks for the class of items that their taxes do not tell, once for each category and taxes', () => {
    const plan = aMenu().plan(
      inventory([item('I1', 'Soupe'), item('I2', 'Tarte'), item('I3', 'Pain', { category: null, rates: [] })]),
      {} as never,
    );
    expect(plan.asked).toMatchObject([
      { key: 'C1:500000+997500', category: 'Plats', items: 2 },
      { key: ':', category: null, classes: ['zero-rated', 'exempt', 'baked-goods'], items: 1 },
    ]);
    expect(plan.lines.filter(({ reason }) => reason === 'class-unknown')).toHaveLength(3);
    expect(plan.contents).toHaveLength(1);
  });

  it.each([
    ['priced-by-unit', { isByUnit: true }],
    ['price-not-valid', { cents: 10_000_000 }],
    ['price-not-valid', { cents: -1 }],
    ['name-missing', { name: '' }],
    ['name-too-long', { name: 'x'.repeat(101) }],
    ['too-many-groups', { groups: Array.from({ length: 11 }, (_, at) => `G${at}`) }],
    ['class-none', { rates: [1_497_500] }],
    ['class-unknown', { category: 'C2' }],
  ] as const)('refuses an item with a reason: %s', (reason, given) => {
    const [, line] = aMenu().plan(inventory([item('I1', 'Soupe', given)])).lines;
    expect(line).toMatchObject({ outcome: 'refused', reason, code: null });
  });

  it('refuses a group without modifiers, with too many, or with one that has no name', () => {
    const group = { id: 'G1', name: 'Garnitures', least: 0, most: 1 };
    const reasons = [
      [],
      Array.from({ length: 51 }, (_, at) => ({ ...bacon, id: `M${at}` })),
      [{ ...bacon, name: '' }],
    ].map(
      (modifiers) =>
        aMenu()
          .plan(inventory([], { groups: [{ ...group, modifiers }] }))
          .lines.at(-1)?.reason,
    );
    expect(reasons).toEqual(['modifiers-missing', 'too-many-modifiers', 'modifier-not-valid']);
  });

  it('links to an entry that is on the menu under its name, and leaves as it is what it says otherwise', () => {
    const menu = aMenu();
    const own = { kind: 'item', name: { fr: 'Soupe', en: 'Soup' }, category: null, course: null, groups: [] } as const;
    const priced = {
      taxClass: 'other',
      activity: null,
      prices: [{ from: null, cents: 700 }],
      isOpenPrice: false,
    } as const;
    menu.put('item', 'soupe', { content: { ...own, ...priced } });
    expect(menu.follow(inventory([item('I1', 'Soupe')]))).toEqual(['added plats', 'kept soupe price category']);
    expect(menu.shown('soupe')).toMatchObject({ taxClass: 'other', prices: [{ cents: 700 }] });
  });

  it('is full beyond what a menu may have', () => {
    const many = Array.from({ length: 5001 }, (_, at) => item(`I${at}`, `Plat ${at}`));
    expect(aMenu().plan(inventory(many)).isFull).toBe(true);
    expect(aMenu().plan(inventory(many.slice(1))).isFull).toBe(false);
  });
});

describe('a provider that changes something', () => {
  const soup = (given: Partial<ProviderItem> = {}, name = 'Soupe') => inventory([item('I1', name, given)]);
  function followed() {
    const menu = aMenu();
    menu.follow(soup());
    return menu;
  }

  it('renames a dish: it stays the dish that it is', () => {
    const menu = followed();
    expect(menu.follow(soup({}, 'Potage'))).toEqual(['changed soupe']);
    expect(menu.shown('soupe')?.name).toEqual({ fr: 'Potage', en: 'Potage' });
    expect(menu.follow(soup({}, 'Soupe'))).toEqual(['changed soupe']);
  });

  it('does not rename what a person renamed here, and renames what they did not', () => {
    const menu = followed();
    menu.change('soupe', { name: { fr: 'Soupe', en: 'Soup' } });
    menu.follow(soup({}, 'Potage'));
    expect(menu.shown('soupe')?.name).toEqual({ fr: 'Potage', en: 'Soup' });
    menu.change('soupe', { name: { fr: 'Velouté', en: 'Soup' } });
    expect(menu.follow(soup({}, 'Bouillon'))).toEqual(['kept soupe name']);
    menu.change('soupe', { name: { fr: 'Bouillon', en: 'Soup' } });
    expect(menu.follow(soup({}, 'Consommé'))).toEqual(['changed soupe']);
    expect(menu.shown('soupe')?.name.fr).toBe('Consommé');
  });

  it('changes a price: it counts from now, and those to come stay', () => {
    const menu = followed();
    const later = { from: '2026-07-01T04:00:00.000Z', cents: 1300 };
    menu.change('soupe', { prices: [{ from: null, cents: 1000 }, later] });
    expect(menu.follow(soup({ cents: 1100 }))).toEqual(['changed soupe']);
    expect(menu.shown('soupe')?.prices).toEqual([{ from: NOW.toISOString(), cents: 1100 }, later]);
  });

  it('does not change a price that a person changed here', () => {
    const menu = followed();
    menu.change('soupe', { prices: [{ from: null, cents: 900 }] });
    expect(menu.follow(soup({ cents: 1100 }))).toEqual(['kept soupe price']);
    expect(menu.shown('soupe')?.prices).toEqual([{ from: null, cents: 900 }]);
  });

  it('leaves a price open, and sets it again', () => {
    const menu = followed();
    menu.follow(soup({ cents: null }));
    expect(menu.shown('soupe')).toMatchObject({ prices: [], isOpenPrice: true });
    menu.follow(soup({ cents: 1200 }));
    expect(menu.shown('soupe')).toMatchObject({ prices: [{ cents: 1200 }], isOpenPrice: false });
  });

  it('marks something out of stock and back; until it says something, a person’s word here counts', () => {
    const menu = followed();
    expect(menu.follow(soup({ isOut: true }))).toEqual(['changed soupe']);
    expect(menu.shown('soupe')?.isOut).toBe(true);
    menu.put('item', 'soupe', { isOut: false });
    expect(menu.follow(soup({ isOut: true }))).toEqual([]);
    menu.follow(soup());
    menu.put('item', 'soupe', { isOut: true });
    expect(menu.follow(soup())).toEqual([]);
    expect(menu.shown('soupe')?.isOut).toBe(true);
  });

  it('deletes a dish: it leaves the menu; a person who removed it here keeps it away', () => {
    const menu = aMenu();
    const two = inventory([item('I1', 'Soupe'), item('I2', 'Tarte')]);
    menu.follow(two);
    expect(menu.follow(inventory([item('I2', 'Tarte')]))).toEqual(['removed soupe']);
    expect(menu.shown('soupe')).toBe(null);
    menu.remove('tarte');
    expect(menu.follow(inventory([item('I2', 'Tarte', { cents: 1 })]))).toEqual([]);
    expect(menu.shown('tarte')).toBe(null);
  });

  it('merges two dishes into one of them: the other leaves the menu', () => {
    const menu = aMenu();
    menu.follow(inventory([item('I1', 'Soupe'), item('I2', 'Soupe du jour')]));
    const merged = inventory([item('I2', 'Soupe')]);
    expect(menu.follow(merged)).toEqual(['changed soupe-du-jour', 'removed soupe']);
    expect(menu.follow(merged)).toEqual([]);
  });

  it('makes a dish again under another id: it is the dish of that name', () => {
    const menu = followed();
    expect(menu.follow(inventory([item('I9', 'Soupe', { cents: 1200 })]))).toEqual(['changed soupe']);
    expect(menu.follow(inventory([item('I9', 'Potage', { cents: 1200 })]))).toEqual(['changed soupe']);
  });

  it('does not empty a menu by a list without an item', () => {
    const menu = followed();
    expect(menu.follow(inventory([], { categories: [] }))).toEqual([]);
    expect(menu.follow(soup({ cents: 1 }))).toEqual(['changed soupe']);
  });

  it('removes a category only when nothing on the menu names it', () => {
    const menu = followed();
    menu.change('soupe', { category: 'plats', name: { fr: 'À moi', en: 'Mine' } });
    expect(menu.follow(inventory([item('I1', 'Soupe', { category: null })], { categories: [] }))).toEqual([
      'changed soupe name',
      'removed plats',
    ]);
    const other = aMenu();
    other.follow(soup());
    other.put('item', 'dessert', { content: { ...(other.shown('soupe') as MenuContent<'item'>) } });
    expect(other.follow(inventory([item('I1', 'Soupe', { category: null })], { categories: [] }))).toEqual([
      'changed soupe',
    ]);
  });

  it('keeps the class of a dish whose taxes fit it no more, and says so', () => {
    expect(followed().follow(soup({ rates: [] }))).toEqual(['kept soupe taxClass']);
  });

  it('renames, adds and removes modifiers; those that a person added stay, and the class that they gave one', () => {
    const menu = aMenu();
    const withGroup = (modifiers: ProviderInventory['groups'][number]['modifiers']) =>
      inventory([item('I1', 'Soupe')], { groups: [{ id: 'G1', name: 'Avec', least: 0, most: null, modifiers }] });
    menu.follow(withGroup([bacon, { id: 'M2', name: 'Rhum', cents: 400 }]));
    const group = (given: MenuContent<'group'>['modifiers']): MenuContent<'group'> => {
      return { kind: 'group', name: { fr: 'Avec', en: 'Avec' }, least: 0, most: 2, modifiers: given };
    };
    const [fat, rum, own] = ['bacon', 'rhum', 'pain'].map((code) => {
      const name = code[0]?.toUpperCase() + code.slice(1);
      return { code, name: { fr: name, en: name }, cents: code === 'rhum' ? 400 : 150, taxClass: null };
    });
    if (!fat || !rum || !own) throw new Error('three');
    menu.put('group', 'avec', { content: group([fat, { ...rum, taxClass: 'spirits' }, own]) });
    const plan = menu.plan(
      withGroup([
        { id: 'M2', name: 'Rhum brun', cents: 500 },
        { id: 'M3', name: 'Thym', cents: 0 },
      ]),
    );
    expect(plan.contents[0]?.content).toMatchObject({
      modifiers: [
        { code: 'rhum', name: { fr: 'Rhum brun' }, cents: 500, taxClass: 'spirits' },
        { code: 'thym', taxClass: null },
        { code: 'pain' },
      ],
    });
  });
});

describe('the class of an item', () => {
  const on = (day: '2025-01-15' | '2026-06-20', rates: readonly number[]) =>
    fitClasses(rates, { calendar: TAX_CALENDAR, day });
  it('is told by its taxes where one class alone bears them, with the calendar of the day', () => {
    expect(on('2026-06-20', BOTH)).toEqual(['meal', 'drink', 'beer-wine-cider', 'spirits', 'other', 'baked-goods']);
    expect(on('2025-01-15', BOTH)).toEqual(['spirits', 'other']);
    expect(on('2025-01-15', [997_500])).toEqual(['meal', 'drink', 'beer-wine-cider', 'baked-goods']);
    expect(on('2026-06-20', [])).toEqual(['zero-rated', 'exempt', 'baked-goods']);
    expect(on('2026-06-20', [500_000])).toEqual([]);
  });
});
