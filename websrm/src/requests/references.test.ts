import { describe, expect, it } from 'vitest';
import { refTo, sampleBill } from '../../test/sample-bill.ts';
import { indexReferences } from './references.ts';

const first = sampleBill({ noTrans: 'A' });
const second = sampleBill({ noTrans: 'B', refs: [refTo(first)] });
const third = sampleBill({ noTrans: 'C', refs: [refTo(second)] });
const names = (transactions: { noTrans: string }[]) => transactions.map((t) => t.noTrans).sort();

describe('the references of a transaction', () => {
  it('lead to the ones it names, and through them to all before', () => {
    const index = indexReferences([first, second]);
    expect(names(index.direct(third))).toEqual(['B']);
    expect(names(index.all(third))).toEqual(['A', 'B']);
  });

  it('are passed over when they are not known', () => {
    expect(indexReferences([first]).all(third)).toEqual([]);
    expect(indexReferences([]).direct(first)).toEqual([]);
  });

  it('tell the same number of another day apart', () => {
    const otherDay = sampleBill({ noTrans: 'B', datTrans: '20260116120500' });
    expect(indexReferences([otherDay]).direct(third)).toEqual([]);
  });

  it('never loop, nor lead back to where they began', () => {
    const loop = sampleBill({ noTrans: 'A', refs: [refTo(third)] });
    expect(names(indexReferences([loop, second, third]).all(third))).toEqual(['A', 'B']);
  });

  it('keep the printed one of an original and its copies', () => {
    const unprinted = { ...first, formImpr: 'NON' } as const;
    const copy = { ...first, modImpr: 'RPR' } as const;
    for (const known of [
      [unprinted, copy],
      [copy, unprinted],
    ]) {
      expect(indexReferences(known).direct(second)).toEqual([copy]);
    }
  });
});
