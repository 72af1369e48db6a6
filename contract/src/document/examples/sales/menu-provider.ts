import type * as menuProvider from '../../../sales/menu-provider.ts';
import type { ExamplesOf } from '../example.ts';

const version = '42-5f1c9a0be3d7.0c9b1d2e3f4a';
const key = '4XJ0N1K2P3QRS:500000+997500';
const body = { classes: [{ key, taxClass: 'meal' }] } as const;
const report = {
  version,
  readAt: '2026-06-20T17:40:00.000Z',
  isFollowed: false,
  counts: { added: 1, changed: 1, removed: 0, kept: 0, refused: 1 },
  asked: [{ key, category: 'Plats', items: 1, classes: ['meal', 'drink', 'other'], taxClass: 'meal' }],
  lines: [
    { kind: 'item', code: 'burger-fume', name: 'Burger fumé', outcome: 'added', kept: [], reason: null },
    { kind: 'item', code: 'poutine', name: 'Poutine', outcome: 'changed', kept: ['price'], reason: null },
    { kind: 'item', code: null, name: 'Fromage', outcome: 'refused', kept: [], reason: 'priced-by-unit' },
  ],
} as const;

export const menuProviderExamples: ExamplesOf<typeof menuProvider> = {
  checkProviderMenu: { body, reply: report },
  takeProviderMenu: { body: { ...body, version }, reply: { ...report, isFollowed: true } },
  leaveProviderMenu: {},
};
