import type * as menu from '../../../sales/menu.ts';
import type { ExamplesOf } from '../example.ts';

const version = '42-5f1c9a0be3d7';
const content = {
  kind: 'item',
  name: { fr: 'Burger fumé', en: 'Smoked burger' },
  category: 'plats',
  course: 'principal',
  groups: ['garnitures'],
  taxClass: 'meal',
  activity: null,
  prices: [
    { from: null, cents: 1649 },
    { from: '2026-07-01T04:00:00.000Z', cents: 1749 },
  ],
  isOpenPrice: false,
} as const;
const entry = {
  ...content,
  code: 'burger-fume',
  place: 1,
  isOut: false,
};
const view = { ...entry, revision: 3 };

/** `Nom;Prix` and one line, in base64. */
const file = 'Tm9tO1ByaXgNCkJ1cmdlciBmdW3DqTsxNiw0OQ0K';
const report = {
  version,
  counts: { added: 1, changed: 0, unchanged: 0, refused: 1, categories: 0 },
  lines: [
    { line: 2, code: 'burger-fume', outcome: 'added', problems: [] },
    { line: 3, code: 'poutine', outcome: 'refused', problems: [{ column: 'price', rule: 'not-valid' }] },
  ],
} as const;

export const menuExamples: ExamplesOf<typeof menu> = {
  listMenu: { reply: { version, entries: [view] } },
  saveMenuEntry: {
    body: { revision: 2, content },
    reply: { version, entry: view },
  },
  removeMenuEntry: { query: { revision: 3 } },
  moveMenuEntry: { body: { after: 'plat-du-jour' }, reply: { version } },
  setMenuStock: {
    body: { isOut: true },
    reply: { version, entry: { ...view, isOut: true } },
  },
  exportMenu: {},
  checkMenuFile: { body: { file }, reply: report },
  importMenuFile: { body: { file, version }, reply: report },
  getTillMenu: {
    query: { since: version },
    reply: { version, isWhole: false, entries: [entry], removed: [{ kind: 'item', code: 'poutine' }] },
  },
};
