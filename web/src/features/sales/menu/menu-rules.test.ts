import { SAMPLE_MENU } from '@comptoir/domain/sales/menu/sample-menu';
import { entriesOf, MOST, type MenuContent } from '@comptoir/domain/sales/menu/menu-entry';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../../../test/menus.ts';
import { findItems, listItems } from './list-items.ts';
import { mergeContents, whoseOf } from './merge-contents.ts';
import { moveBehind, whomBehind } from './move-behind.ts';
import { proposeCode, readEntry } from './read-entry.ts';
import { readMenuSearch, WITHOUT } from './read-menu-search.ts';
import { emptyEntry, emptyModifier, emptyTime, typeEntry, type TypedEntry } from './typed-entry.ts';

const NOW = new Date('2026-06-01T16:00:00Z');
const VIEWS = viewsOf(SAMPLE_MENU);
const codes = (entries: readonly { readonly code: string }[]): string[] => entries.map(({ code }) => code);

describe('the list of items', () => {
  it('stands by category, those of none last, each in the order of all', () => {
    const loose = { ...listItems(VIEWS)[0], code: 'chips', category: null, place: 0 } as (typeof VIEWS)[number];
    const listed = listItems([loose, ...VIEWS]);
    expect(codes(listed)).toEqual(['burger-fume', 'plat-du-jour', 'cafe', 'ipa', 'muffin', 'oeufs', 'chips']);
    expect(codes(findItems(listed, { text: '', category: WITHOUT }))).toEqual(['chips']);
  });

  it.each([
    ['', undefined, 6],
    ['FUME', undefined, 1],
    ['smoked bur', undefined, 1],
    ['œufs', undefined, 1],
    ['plat-du', undefined, 1],
    ['a', 'boissons', 2],
    ['zzz', undefined, 0],
  ])('finds what holds every word, in either language and by code: %j in %j', (text, category, count) => {
    const items = listItems(VIEWS);
    expect(findItems(items, { text, category })).toHaveLength(count);
    // as quick the second time, and the same
    expect(findItems(items, { text, category })).toHaveLength(count);
  });
});

describe('an address', () => {
  it.each([
    [
      { kind: 'group', category: 'plats' },
      { kind: 'group', category: 'plats' },
    ],
    [{ kind: 'item', category: 'Les plats' }, {}],
    [
      { category: WITHOUT, open: 'burger-fume' },
      { category: WITHOUT, open: 'burger-fume' },
    ],
  ])('%j says %j', (search, read) => {
    expect(readMenuSearch(search)).toEqual(read);
  });
});

describe('a move', () => {
  it.each([
    ['burger-fume', 'ipa', ['plat-du-jour', 'cafe', 'ipa', 'burger-fume', 'muffin', 'oeufs']],
    ['oeufs', null, ['oeufs', 'burger-fume', 'plat-du-jour', 'cafe', 'ipa', 'muffin']],
    ['cafe', 'oeufs', ['burger-fume', 'plat-du-jour', 'ipa', 'muffin', 'oeufs', 'cafe']],
  ])('of %s goes behind %s', (code, after, order) => {
    expect(codes(entriesOf(moveBehind(VIEWS, { kind: 'item', code, after }), 'item'))).toEqual(order);
  });

  it('of the only one leaves it there', () => {
    const [course] = entriesOf(VIEWS, 'course');
    if (!course) throw new Error('no course');
    expect(codes(moveBehind([course], { kind: 'course', code: course.code, after: null }))).toEqual([course.code]);
  });

  it.each([
    ['c', 'a', 'before', null],
    ['c', 'b', 'before', 'a'],
    ['a', 'c', 'before', 'b'],
    ['a', 'c', 'after', 'c'],
  ] as const)('of %s to the side of %s (%s) goes behind %s', (code, target, side, after) => {
    expect(whomBehind(['a', 'b', 'c'], { code, target, side })).toBe(after);
  });
});

describe('two changes of one entry', () => {
  const began = { kind: 'category', name: { fr: 'Plats', en: 'Mains' } } as const;
  const item = (parts: Partial<MenuContent<'item'>>): MenuContent<'item'> => ({
    kind: 'item',
    name: { fr: 'Café', en: 'Coffee' },
    category: null,
    course: null,
    groups: [],
    taxClass: 'drink',
    activity: null,
    prices: [{ from: null, cents: 300 }],
    isOpenPrice: false,
    ...parts,
  });

  it('keep one’s own where one has changed it, and the other’s elsewhere', () => {
    const conflict = { began: item({}), mine: item({ isOpenPrice: true }), theirs: item({ taxClass: 'meal' }) };
    expect(whoseOf(conflict)).toEqual({ isOpenPrice: 'mine', taxClass: 'theirs' });
    expect(mergeContents(conflict, whoseOf(conflict))).toEqual(item({ isOpenPrice: true, taxClass: 'meal' }));
  });

  it('are settled as one chooses', () => {
    const mine = { ...began, name: { fr: 'Grillades', en: 'Grill' } };
    const theirs = { ...began, name: { fr: 'Assiettes', en: 'Plates' } };
    expect(whoseOf({ began, mine, theirs })).toEqual({ name: 'mine' });
    expect(mergeContents({ began, mine, theirs }, { name: 'theirs' })).toEqual(theirs);
  });

  it('that say the same differ in nothing', () => {
    expect(whoseOf({ began, mine: began, theirs: began })).toEqual({});
  });
});

describe('a code', () => {
  it.each([
    ['Bœuf à la mode', [], 'boeuf-a-la-mode'],
    ['Café', ['cafe'], 'cafe-2'],
    ['Café', ['cafe', 'cafe-2'], 'cafe-3'],
    ['寿司', [], ''],
    ['a'.repeat(60), ['a'.repeat(40)], `${'a'.repeat(35)}-2`],
  ])('is made of a name, and is no other’s: %s beside %j', (name, taken, code) => {
    const made = proposeCode(name, new Set(taken));
    expect(made).toBe(code);
    expect(made.length).toBeLessThanOrEqual(MOST.code);
  });
});

/** Reads what is typed of a kind, over what there was if anything. */
const read = (
  kind: MenuContent['kind'],
  typed: Partial<TypedEntry>,
  { base = null, taken = [] }: { base?: MenuContent | null; taken?: readonly string[] } = {},
) =>
  readEntry(
    { ...emptyEntry(kind), fr: 'Burger', ...typed },
    { kind, base, taken: new Set(taken), zone: 'America/Montreal', now: NOW },
  );
const change = (parts: object) => ({ key: '1', price: '17,50', day: '2026-06-02', time: '00:00', ...parts });

describe('what is typed of an item', () => {
  it('is read: the price from the beginning, the one to come from its moment on the wall', () => {
    const { code, content, faults } = read('item', { price: '16,49', changes: [change({})], en: ' ' });
    expect(faults).toEqual({});
    expect(code).toBe('burger');
    expect(content).toMatchObject({
      name: { fr: 'Burger', en: 'Burger' },
      prices: [
        { from: null, cents: 1649 },
        { from: '2026-06-02T04:00:00.000Z', cents: 1750 },
      ],
    });
  });

  const begun = read('item', { price: '16,49' }).content;
  it.each([
    ['16,49', { from: null, cents: 1649 }],
    ['17.00', { from: NOW.toISOString(), cents: 1700 }],
  ])('has a price that counts from now where it differs: %s', (price, first) => {
    expect(read('item', { price }, { base: begun }).content).toMatchObject({ prices: [first] });
  });

  it.each<[string, Partial<TypedEntry>, object]>([
    ['no name', { fr: ' ', price: '1' }, { fr: 'required', code: 'required' }],
    ['a name beyond measure', { fr: 'a'.repeat(101), price: '1' }, { fr: 'too-long' }],
    ['an English one', { en: 'a'.repeat(101), price: '1' }, { en: 'too-long' }],
    ['no price, and none to come', {}, { price: 'no-price' }],
    ['no amount', { price: 'douze' }, { price: 'amount' }],
    ['less than nothing', { price: '-1' }, { price: 'amount' }],
    ['too much', { price: '100000' }, { price: 'amount' }],
    ['a code with capitals', { price: '1', code: 'Burger' }, { code: 'code' }],
    ['a code that another has', { price: '1', code: 'cafe' }, { code: 'taken' }],
    ['a price to come without a day', { price: '1', changes: [change({ day: '' })] }, { 'changes.0.day': 'required' }],
    ['one that has passed', { price: '1', changes: [change({ day: '2026-06-01' })] }, { 'changes.0.day': 'past' }],
    ['one of nothing', { price: '1', changes: [change({ price: '' })] }, { 'changes.0.price': 'required' }],
    ['two at one moment', { price: '1', changes: [change({}), change({ key: '2' })] }, { price: 'twice' }],
  ])('is refused at its field: %s', (_, typed, faults) => {
    expect(read('item', typed, { taken: ['cafe'] }).faults).toEqual(faults);
  });

  it('may have an open price alone', () => {
    expect(read('item', { isOpenPrice: true })).toMatchObject({ faults: {}, content: { prices: [] } });
  });
});

describe('what is typed of a group', () => {
  const bacon = { ...emptyModifier(), fr: 'Bacon', price: '1,50' };
  it('is read, each modifier with a code that it keeps', () => {
    const kept = { ...emptyModifier(), code: 'bacon', fr: 'Lardons', price: '-0,50' };
    const { content, faults } = read('group', { modifiers: [kept, bacon], most: '2' });
    expect(faults).toEqual({});
    expect(content).toMatchObject({
      least: 0,
      most: 2,
      modifiers: [
        { code: 'bacon', name: { fr: 'Lardons', en: 'Lardons' }, cents: -50, taxClass: null },
        { code: 'bacon-2', cents: 150 },
      ],
    });
  });

  it.each<[string, Partial<TypedEntry>, object]>([
    ['no modifier', { modifiers: [], most: '0' }, { modifiers: 'no-modifier', most: 'count' }],
    ['no count', { modifiers: [bacon], least: 'x' }, { least: 'count' }],
    ['least above most', { modifiers: [bacon], least: '2' }, { least: 'least-above-most' }],
    ['more than there are', { modifiers: [bacon], most: '2' }, { most: 'too-few-modifiers' }],
    ['a nameless one', { modifiers: [{ ...bacon, fr: '' }] }, { 'modifiers.0.fr': 'required' }],
    ['one without a letter', { modifiers: [{ ...bacon, fr: '寿司' }] }, { 'modifiers.0.fr': 'no-code' }],
    ['no amount', { modifiers: [{ ...bacon, price: 'x' }] }, { 'modifiers.0.price': 'amount' }],
    [
      'one of its own class that takes off',
      { modifiers: [{ ...bacon, price: '-1', taxClass: 'spirits' }] },
      { 'modifiers.0.price': 'below-zero' },
    ],
  ])('is refused at its field: %s', (_, typed, faults) => {
    expect(read('group', typed).faults).toEqual(faults);
  });
});

describe('what is typed of hours', () => {
  const time = emptyTime();
  it.each<[string, Partial<TypedEntry>, object]>([
    ['a morning', { times: [time] }, {}],
    ['no day', { times: [{ ...time, days: [] }] }, { 'times.0.days': 'no-day' }],
    ['no beginning', { times: [{ ...time, from: '' }] }, { 'times.0.from': 'required' }],
    ['no end', { times: [{ ...time, until: '' }] }, { 'times.0.until': 'required' }],
    ['an end where it begins', { times: [{ ...time, until: time.from }] }, { times: 'no-time' }],
  ])('is read, or refused at its field: %s', (_, typed, faults) => {
    expect(read('hours', typed).faults).toEqual(faults);
  });
});

it('what is stored is typed and read as it was, whatever its kind', () => {
  const typing = { zone: 'America/Montreal', mark: ',', now: NOW } as const;
  for (const { code, revision: _revision, place: _place, isOut: _isOut, ...stored } of VIEWS) {
    const content =
      stored.kind === 'item'
        ? { ...stored, prices: [...stored.prices, { from: '2026-12-24T22:30:00.000Z', cents: 1999 }] }
        : stored;
    const typed = typeEntry({ code, content }, typing);
    const { content: again, faults } = read(content.kind, typed, { base: content, taken: [code] });
    expect([code, faults]).toEqual([code, {}]);
    expect([code, again]).toEqual([code, content]);
  }
});
