import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { BillCheck, CheckedBill, RefusedBill } from './check-bill.ts';
import { decideUnplaced } from './decide-unplaced.ts';
import type { LockedLane } from '../lanes/lanes.store.ts';

/** A bill as far as its place matters: its number, its signature and the one it follows. */
const bill = (noTrans: string, preced: string): CheckedBill =>
  ({ text: `text of ${noTrans}`, transaction: { noTrans, signa: { actu: `link ${noTrans}`, preced } } }) as CheckedBill;

const passed = (one: CheckedBill): BillCheck => ({ ok: true, bill: one });
const MALFORMED: RefusedBill = { text: '?', noTrans: 'X', signature: null, reason: 'malformed', detail: 'JSON' };
const FAILED: BillCheck = { ok: false, refused: MALFORMED };

const offChain = (one: CheckedBill) => ({
  text: one.text,
  noTrans: one.transaction.noTrans,
  signature: one.transaction.signa.actu,
  reason: 'broken-chain',
  detail: 'signa.preced',
});

interface Case {
  checks: readonly BillCheck[];
  unplaced: readonly CheckedBill[];
  /** Signatures of the chain that this server has. */
  links?: readonly string[];
  lastPosition?: number;
}

function decide({ checks, unplaced, links = [], lastPosition = 7 }: Case) {
  const first = async ({ values }: { values: unknown[] }) =>
    values[0] === 'the till' && links.includes(String(values[1])) ? { position: 3 } : null;
  const lane = { deviceId: 'the till', lastPosition } as LockedLane;
  return decideUnplaced({ first } as unknown as Transaction, lane, { checks, unplaced });
}

describe('bills that found no place in the chain', () => {
  const [A, B] = [bill('A', 'link 0'), bill('B', 'link A')];

  it('are none: the chains agree, and only what is wrong for itself is refused', async () => {
    expect(await decide({ checks: [passed(A), FAILED], unplaced: [] })).toEqual({
      chain: 'agrees',
      refused: [MALFORMED],
      notKnown: [],
    });
  });

  it('follow one that was refused in the same call, and are refused with it', async () => {
    const checks = [FAILED, passed(A), passed(B)];
    expect(await decide({ checks, unplaced: [A, B] })).toEqual({
      chain: 'agrees',
      refused: [MALFORMED, offChain(A), offChain(B)],
      notKnown: [],
    });
  });

  it('follow one that was refused later in the call than another', async () => {
    const checks = [passed(A), FAILED, passed(B)];
    expect(await decide({ checks, unplaced: [B] })).toMatchObject({ chain: 'agrees', notKnown: [] });
  });

  it('follow a link of the middle: the till was put back, and they are refused', async () => {
    expect(await decide({ checks: [passed(A)], unplaced: [A], links: ['link 0'] })).toEqual({
      chain: 'till-behind',
      refused: [offChain(A)],
      notKnown: [],
    });
  });

  it('follow a link that is not here: this server was put back, and nothing is refused', async () => {
    expect(await decide({ checks: [passed(A), passed(B)], unplaced: [A, B] })).toEqual({
      chain: 'relay-behind',
      refused: [],
      notKnown: [
        { noTrans: 'A', signature: 'link A' },
        { noTrans: 'B', signature: 'link B' },
      ],
    });
  });

  it('come before the one that is wrong: its fault does not explain them', async () => {
    const checks = [passed(A), FAILED];
    expect(await decide({ checks, unplaced: [A] })).toEqual({
      chain: 'relay-behind',
      refused: [],
      notKnown: [{ noTrans: 'A', signature: 'link A' }, MALFORMED],
    });
  });

  it('begin the chain a second time: the till was put back to its first day', async () => {
    const again = bill('A', FIRST_LINK);
    expect(await decide({ checks: [passed(again)], unplaced: [again] })).toMatchObject({ chain: 'till-behind' });
  });

  it('begin a chain of which nothing is here: this server does not know better', async () => {
    const again = bill('A', FIRST_LINK);
    expect(await decide({ checks: [passed(again)], unplaced: [again], lastPosition: 0 })).toMatchObject({
      chain: 'relay-behind',
    });
  });
});
