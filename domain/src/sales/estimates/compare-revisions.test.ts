import { expect, it } from 'vitest';
import { compareRevisions } from './compare-revisions.ts';
import type { EstimateContent, EstimateItem } from './estimate-content.ts';
import { SAMPLE_ESTIMATE } from './sample-estimate.ts';

const compare = (change: Partial<EstimateContent>) =>
  compareRevisions(SAMPLE_ESTIMATE, { ...SAMPLE_ESTIMATE, ...change });
const [buffet, linen] = SAMPLE_ESTIMATE.items as [EstimateItem, EstimateItem];

it('finds nothing where nothing changed, however it was written and wherever a line stands', () => {
  const items = [...SAMPLE_ESTIMATE.items].reverse();
  const deposit = { hundredths: 2500, by: 'share' } as const;
  expect(compare({ items, deposit })).toEqual([]);
});

it('finds each field that changed, with what it was before', () => {
  const changes = compare({
    occasion: { ...SAMPLE_ESTIMATE.occasion, date: '2026-09-13', time: null },
    persons: 55,
    terms: 'Aucun remboursement.',
    deposit: { by: 'share', hundredths: 3000 },
    instalments: [],
  });
  expect(changes).toEqual([
    { field: 'date', before: '2026-09-12', after: '2026-09-13' },
    { field: 'time', before: '17:30', after: null },
    { field: 'persons', before: 40, after: 55 },
    { field: 'deposit', before: SAMPLE_ESTIMATE.deposit, after: { by: 'share', hundredths: 3000 } },
    { field: 'instalments', before: SAMPLE_ESTIMATE.instalments, after: [] },
    { field: 'terms', before: SAMPLE_ESTIMATE.terms, after: 'Aucun remboursement.' },
  ]);
});

it('finds lines that came, went, or cost something else', () => {
  const dearer = { ...buffet, unitCents: 2400 };
  const cake = { description: 'Gâteau', per: 'unit', quantity: 100, unitCents: 18_000, taxes: 'NON' } as const;
  expect(compare({ items: [dearer, cake] })).toEqual([
    { field: 'item', before: buffet, after: dearer },
    { field: 'item', before: null, after: cake },
    { field: 'item', before: linen, after: null },
  ]);
});

it('of two lines of one description, finds the one that changed', () => {
  const dearer = { ...linen, unitCents: 1300 };
  const before = { ...SAMPLE_ESTIMATE, items: [linen, linen] };
  expect(compareRevisions(before, { ...before, items: [dearer, linen] })).toEqual([
    { field: 'item', before: linen, after: dearer },
  ]);
});
