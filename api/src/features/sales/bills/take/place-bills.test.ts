import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { describe, expect, it } from 'vitest';
import type { CheckedBill } from './check-bill.ts';
import { placeBills } from './place-bills.ts';

/** A bill as far as its place matters: its signature and the one it follows. */
const bill = (actu: string, preced: string): CheckedBill =>
  ({ text: actu, transaction: { signa: { actu, preced } } }) as CheckedBill;

const [FIRST, SECOND, THIRD] = [bill('1', FIRST_LINK), bill('2', '1'), bill('3', '2')];
const EMPTY = { headSignature: null, lastPosition: 0 };

describe('checked bills', () => {
  it('begin an empty chain, one behind the other', () => {
    expect(placeBills(EMPTY, [FIRST, SECOND])).toEqual({
      placed: [
        { position: 1, bill: FIRST },
        { position: 2, bill: SECOND },
      ],
      unplaced: [],
    });
  });

  it('go on behind the head of a chain', () => {
    expect(placeBills({ headSignature: '2', lastPosition: 7 }, [THIRD]).placed).toEqual([{ position: 8, bill: THIRD }]);
  });

  it('that follow another link than the head have no place, nor has what follows them', () => {
    expect(placeBills({ headSignature: '0', lastPosition: 7 }, [SECOND, THIRD])).toEqual({
      placed: [],
      unplaced: [SECOND, THIRD],
    });
  });

  it('cannot begin a chain that has begun', () => {
    expect(placeBills({ headSignature: '2', lastPosition: 2 }, [FIRST]).unplaced).toEqual([FIRST]);
  });

  it('are placed around one that has no place', () => {
    const fork = bill('2 again', 'elsewhere');
    const { placed, unplaced } = placeBills(EMPTY, [FIRST, fork, SECOND]);
    expect(placed.map(({ position }) => position)).toEqual([1, 2]);
    expect(unplaced).toEqual([fork]);
  });
});
