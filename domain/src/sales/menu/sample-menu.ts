import type { MenuEntry } from './menu-entry.ts';

/** A small menu of a restaurant, which tests and the demo share: each class, a modifier of its own class, an open price, hours. */
export const SAMPLE_MENU: readonly MenuEntry[] = [
  { kind: 'category', code: 'plats', place: 1, isOut: false, name: { fr: 'Plats', en: 'Mains' } },
  { kind: 'category', code: 'boissons', place: 2, isOut: false, name: { fr: 'Boissons', en: 'Drinks' } },
  { kind: 'category', code: 'boulangerie', place: 3, isOut: false, name: { fr: 'Boulangerie', en: 'Bakery' } },
  { kind: 'category', code: 'dejeuners', place: 4, isOut: false, name: { fr: 'Déjeuners', en: 'Breakfast' } },
  { kind: 'course', code: 'principal', place: 1, isOut: false, name: { fr: 'Plat principal', en: 'Main course' } },
  {
    kind: 'group',
    code: 'garnitures',
    place: 1,
    isOut: false,
    name: { fr: 'Garnitures', en: 'Toppings' },
    least: 0,
    most: 3,
    modifiers: [
      { code: 'bacon', name: { fr: 'Bacon', en: 'Bacon' }, cents: 150, taxClass: null },
      { code: 'sans-oignon', name: { fr: 'Sans oignon', en: 'No onion' }, cents: 0, taxClass: null },
      { code: 'demi-portion', name: { fr: 'Demi-portion', en: 'Half portion' }, cents: -400, taxClass: null },
    ],
  },
  {
    kind: 'group',
    code: 'alcools',
    place: 2,
    isOut: false,
    name: { fr: 'Alcools', en: 'Spirits' },
    least: 0,
    most: 1,
    modifiers: [{ code: 'rhum', name: { fr: 'Rhum', en: 'Rum' }, cents: 400, taxClass: 'spirits' }],
  },
  item('burger-fume', ['Burger fumé', 'Smoked burger'], {
    place: 1,
    category: 'plats',
    prices: [{ from: null, cents: 1649 }],
    course: 'principal',
    groups: ['garnitures'],
  }),
  item('plat-du-jour', ['Plat du jour', 'Daily special'], {
    place: 2,
    category: 'plats',
    prices: [],
    isOpenPrice: true,
  }),
  item('cafe', ['Café', 'Coffee'], {
    place: 3,
    category: 'boissons',
    prices: [{ from: null, cents: 325 }],
    taxClass: 'drink',
    groups: ['alcools'],
  }),
  item('ipa', ['IPA locale', 'Local IPA'], {
    place: 4,
    category: 'boissons',
    prices: [{ from: null, cents: 800 }],
    taxClass: 'beer-wine-cider',
  }),
  item('muffin', ['Muffin', 'Muffin'], {
    place: 5,
    category: 'boulangerie',
    prices: [{ from: null, cents: 300 }],
    taxClass: 'baked-goods',
  }),
  item('oeufs', ['Deux œufs', 'Two eggs'], {
    place: 6,
    category: 'dejeuners',
    prices: [{ from: null, cents: 1195 }],
  }),
  {
    kind: 'hours',
    code: 'matin',
    place: 1,
    isOut: false,
    name: { fr: 'Menu du matin', en: 'Morning menu' },
    categories: ['dejeuners'],
    times: [{ days: [0, 1, 2, 3, 4, 5, 6], from: '06:00', until: '11:00' }],
  },
];

type Item = MenuEntry<'item'>;

function item(
  code: string,
  [fr, en]: readonly [string, string],
  given: Pick<Item, 'place' | 'prices'> & Partial<Item>,
): Item {
  const usual = {
    category: null,
    course: null,
    groups: [],
    taxClass: 'meal',
    activity: null,
    isOpenPrice: false,
  } as const;
  return { kind: 'item', code, isOut: false, name: { fr, en }, ...usual, ...given };
}
