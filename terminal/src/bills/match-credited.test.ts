import { cents } from '@comptoir/domain/base/amounts/cents';
import type { TransactionItem } from '@comptoir/websrm/requests/transaction';
import { describe, expect, it } from 'vitest';
import { linkOf } from '../../test/made-terminal.ts';
import { composeItems } from './compose-items.ts';
import { itemTotal, listCreditable, pricedLine } from './match-credited.ts';
import { negateItem } from './negate-item.ts';
import type { Line } from './price-lines.ts';

const line = (price: number, more: Partial<Line> = {}): Line => ({
  description: 'Poutine',
  price: cents(price),
  ...more,
});
const item = (of: Line): TransactionItem => composeItems([of], 'BAR')[0] ?? expect.unreachable('there is one');
const back = (of: Line): TransactionItem => negateItem(item(of));

/** Returns the cents left of each line of a bill after credit notes of these items, whose lines the journal remembers, or not. */
function left(lines: readonly Line[], ...notes: { items: TransactionItem[]; lines?: number[] }[]): number[] {
  const bill = linkOf(1, { items: composeItems(lines, 'BAR') });
  const credits = notes.map(({ items, lines: known }, index) => ({
    note: linkOf(index + 2, { items }),
    lines: known ?? null,
  }));
  return listCreditable({ bill, credits }).map((one) => one.left);
}

it('an item comes to its price with what is under it, and its price stands where it is', () => {
  const free = line(0, {
    taxes: 'P',
    precisions: [
      { description: 'note', price: null },
      { description: 'bacon', price: cents(150) },
    ],
  });
  expect(itemTotal(item(free))).toBe(150);
  expect(itemTotal(item(line(500, { precisions: free.precisions })))).toBe(650);
  expect(pricedLine(item(free))).toMatchObject({ descr: 'bacon', tax: 'P', acti: 'BAR' });
  expect(pricedLine(item(line(500)))).toMatchObject({ descr: 'Poutine', tax: 'FP' });
  expect(pricedLine(item(line(0)))).toMatchObject({ descr: 'Poutine', tax: 'SOB' });
});

describe('what is left of a bill', () => {
  it('is all of it at first', () => {
    expect(left([line(500), line(300)])).toEqual([500, 300]);
  });

  it('is less the lines that the journal remembers, before those that it does not', () => {
    const lines = [line(500), line(500)];
    expect(left(lines, { items: [back(line(500))], lines: [1] })).toEqual([500, 0]);
    expect(left(lines, { items: [back(line(500))] }, { items: [back(line(500))], lines: [0] })).toEqual([0, 0]);
    expect(left(lines, { items: [back(line(500)), back(line(500))], lines: [1] })).toEqual([0, 0]);
  });

  it('is never below nothing, nor of a line that is not there', () => {
    expect(left([line(500)], { items: [back(line(800))], lines: [0] })).toEqual([0]);
    expect(left([line(500)], { items: [back(line(800))], lines: [7] })).toEqual([500]);
    expect(left([line(500)], { items: [item(line(800))], lines: [0] })).toEqual([500]);
  });

  it('is less the line that was given back whole, before one of the same price', () => {
    const plain = line(500, { precisions: [{ description: 'sans oignons', price: null }] });
    expect(left([line(500), plain], { items: [back(plain)] })).toEqual([500, 0]);
    expect(left([plain, line(500)], { items: [back(line(500))] })).toEqual([500, 0]);
  });

  it('is less the line of that price for one, before one of another', () => {
    const three = line(1500, { quantity: 300 });
    expect(left([line(800), three], { items: [back(line(500))] })).toEqual([800, 1000]);
    expect(left([three, line(800)], { items: [back(line(500))] })).toEqual([1000, 800]);
  });

  it('is less the line that has enough left, before one that has not', () => {
    expect(left([line(400), line(900)], { items: [back(line(700))] })).toEqual([400, 200]);
    expect(left([line(700), line(900)], { items: [back(line(700, { quantity: 200 }))] })).toEqual([0, 900]);
    const three = line(1500, { quantity: 300 });
    const twice = { items: [back(line(1000, { quantity: 200 }))] };
    expect(left([three, three], twice, twice)).toEqual([500, 500]);
  });

  it('that was given back in part is no whole one any more', () => {
    const part = { items: [back(line(200))], lines: [0] };
    expect(left([line(500), line(500)], part, { items: [back(line(500))] })).toEqual([300, 0]);
  });

  it('goes on with the next line where one has not enough', () => {
    expect(left([line(300), line(300)], { items: [back(line(500))] })).toEqual([0, 100]);
    expect(
      left([line(300), line(0), line(300)], { items: [back(line(300))], lines: [0] }, { items: [back(line(300))] }),
    ).toEqual([0, 0, 0]);
  });

  it.each<[string, Partial<Line>]>([
    ['name', { description: 'Frites' }],
    ['taxes', { taxes: 'P' }],
    ['activity', { isCovered: false }],
  ])('is not less a line of another %s', (_, more) => {
    expect(left([line(500, more)], { items: [back(line(500))] })).toEqual([500]);
    expect(left([line(500, more), line(500)], { items: [back(line(500))] })).toEqual([500, 0]);
  });
});
