import { cents } from '@comptoir/domain/base/amounts/cents';
import { PACKAGE_ITEM } from '@comptoir/websrm/requests/standard-items';
import { expect, it } from 'vitest';
import { sentenceOf } from '../../test/sentence-of.ts';
import { packageLines } from './read-order.ts';
import type { Line } from './price-lines.ts';

const line = (price: number, more: Partial<Line> = {}): Line => ({
  description: 'Buffet',
  price: cents(price),
  ...more,
});
const WATER = { description: 'Eau', price: cents(0) };

it('a package takes back what its lines come to, with what is under them', () => {
  const lines = [line(500), WATER, line(300, { precisions: [{ description: 'extra', price: cents(50) }] })];
  expect(packageLines(lines)).toEqual([{ description: PACKAGE_ITEM, price: -850 }, ...lines]);
});

it('a package bears what its lines bear', () => {
  const marks = { taxes: 'F', isCovered: false, isThirdPartys: true } as const;
  expect(packageLines([line(500, marks)])[0]).toEqual({ description: PACKAGE_ITEM, price: -500, ...marks });
});

it('a package of what has no price has none', () => {
  expect(packageLines([WATER])).toEqual([{ description: PACKAGE_ITEM, price: 0 }, WATER]);
});

it.each([{ taxes: 'F' }, { isCovered: false }, { isThirdPartys: true }] as const)(
  'a package cannot take back lines of different taxes: %j beside the usual ones',
  (marks) => {
    expect(sentenceOf(() => packageLines([line(500), line(500, marks)]))).toContain('portent les mêmes taxes');
    expect(packageLines([line(500), line(0, marks)])).toHaveLength(3);
  },
);

it('what is said as it is meant anyway makes no difference', () => {
  expect(
    packageLines([line(500), line(500, { taxClass: 'meal', isCovered: true, isThirdPartys: false })]),
  ).toHaveLength(3);
});

it('nothing makes no package', () => {
  expect(sentenceOf(() => packageLines([]))).toBe('Il manque un montant, par exemple : npm run terminal -- sale 12.49');
});
