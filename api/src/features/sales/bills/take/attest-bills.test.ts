import type { EarlierOutcome } from '@comptoir/contract/sales/bill-result';
import type { TransmissionState } from '@comptoir/domain/sales/bills/transmission-state';
import { describe, expect, it } from 'vitest';
import { attestBills, broughtBackRecord } from './attest-bills.ts';
import type { BillStateRow, PlacedBill } from './bills.store.ts';

const outcome = (given: Partial<EarlierOutcome> = {}): EarlierOutcome => ({
  signature: 'A',
  state: 'accepted',
  psiNoTrans: 'N-1',
  psiDatTrans: '20260601120003',
  noLot: null,
  errors: [],
  ...given,
});
const error = (codRetour: string | null) => ({ id: 'JW00B999523E', codRetour, message: 'Refusé' });

const onLane = (state: TransmissionState): BillStateRow => ({
  state,
  position: 4,
  noTrans: 'A-1004',
  totalCents: 575,
  signature: 'A',
  psiNoTrans: null,
  psiDatTrans: null,
  noLot: null,
  errors: [],
});
const joining = {
  position: 5,
  bill: { totalCents: 575, transaction: { noTrans: 'A-1005', signa: { actu: 'A' } } },
} as PlacedBill;

const stateOf = (row: BillStateRow, given: EarlierOutcome, busy = false) =>
  attestBills([given], { busy }, { placed: [], known: [row] })[0]?.state ?? null;

describe('the word of a till', () => {
  it('settles a bill that joins the lane, even while a request is under way', () => {
    expect(attestBills([outcome()], { busy: true }, { placed: [joining], known: [] })).toEqual([
      { position: 5, noTrans: 'A-1005', totalCents: 575, state: 'accepted', outcome: outcome() },
    ]);
  });

  it.each(['waiting', 'unknown', 'sending'] as const)('settles a bill that is %s on an idle lane', (state) => {
    expect(stateOf(onLane(state), outcome())).toBe('accepted');
  });

  it.each(['waiting', 'unknown', 'sending'] as const)('leaves a bill %s while a request may carry it', (state) => {
    expect(stateOf(onLane(state), outcome(), true)).toBeNull();
  });

  it.each(['accepted', 'received-with-errors', 'refused'] as const)('changes nothing on a bill that is %s', (state) => {
    expect(stateOf(onLane(state), outcome())).toBeNull();
  });

  it('settles no bill that it does not name', () => {
    expect(stateOf(onLane('waiting'), outcome({ signature: 'B' }))).toBeNull();
  });
});

describe('an earlier answer proves that the authority has the bill', () => {
  it.each<[string, Partial<EarlierOutcome>]>([
    ['its number', { psiNoTrans: 'N-1' }],
    ['the number of its batch', { psiNoTrans: null, noLot: 'L-1' }],
    ['its number without a time', { psiDatTrans: null }],
  ])('by %s', (_what, given) => {
    expect(stateOf(onLane('waiting'), outcome(given))).toBe('accepted');
  });

  it.each<[string, Partial<EarlierOutcome>]>([
    ['an error beside a number', { errors: [error(null)] }],
    ['an error that only a received bill gets', { psiNoTrans: null, errors: [error('77')] }],
  ])('with errors, by %s', (_what, given) => {
    expect(stateOf(onLane('waiting'), outcome(given))).toBe('received-with-errors');
  });
});

describe('an earlier answer proves nothing', () => {
  it.each<[string, Partial<EarlierOutcome>]>([
    ['without any number', { psiNoTrans: null }],
    ['with an error that has no code, alone', { psiNoTrans: null, errors: [error(null)] }],
    ['with an error that sends the bill back unchanged', { errors: [error('10')] }],
    ['with an error that asks for another bill, although it says accepted', { errors: [error('77'), error('11')] }],
    ['with a time that is none', { psiDatTrans: '20261301120003' }],
  ])('%s', (_what, given) => {
    expect(stateOf(onLane('waiting'), outcome(given))).toBeNull();
  });
});

describe('an earlier refusal', () => {
  it('is proven by an error that asks for another bill', () => {
    const refused = outcome({ state: 'refused', psiNoTrans: null, errors: [error('10'), error('15')] });
    expect(stateOf(onLane('waiting'), refused)).toBe('refused');
  });

  it.each([[[]], [[error('10')]], [[error('77')]], [[error(null)]]])('is not proven by %j', (errors) => {
    expect(stateOf(onLane('waiting'), outcome({ state: 'refused', errors }))).toBeNull();
  });
});

describe('the log line of a bill that came back', () => {
  it.each<[string, Partial<EarlierOutcome>]>([
    ['N-1', { noLot: 'L-1' }],
    ['L-1', { psiNoTrans: null, noLot: 'L-1' }],
    ['JW00B999523E[77]', { psiNoTrans: null, errors: [error('77'), error('78')] }],
    ['JW00B999523E[]', { psiNoTrans: null, errors: [error(null)] }],
    ['', { psiNoTrans: null }],
  ])('names what it rests on: %j', (proof, given) => {
    const bill = {
      position: 4,
      noTrans: 'A-1004',
      totalCents: 575,
      state: 'accepted' as const,
      outcome: outcome(given),
    };
    expect(broughtBackRecord(bill)).toEqual({
      event: 'bill-brought-back',
      facts: { noTrans: 'A-1004', totalCents: 575, proof },
    });
  });
});
