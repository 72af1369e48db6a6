import { describe, expect, it } from 'vitest';
import type { AuthorityError, TransactionAnswer } from '../../../../gateways/tax-authority/answers.ts';
import type { OutstandingBill } from './plan-request.ts';
import { settleRequest } from './settle-request.ts';

const bill = (noTrans: string): OutstandingBill => ({
  noTrans,
  position: 1,
  stamp: '20260115120000',
  text: '{}',
  actu: `signature of ${noTrans}`,
  totalCents: 575,
  state: 'sending',
});

const [A, B, C] = [bill('A'), bill('B'), bill('C')];
const request = (current: OutstandingBill | null, lot: readonly OutstandingBill[] = []) => ({
  body: '{}',
  signatures: [],
  current,
  lot,
});

const error = (codRetour: string | null, noTrans: string | null = null): AuthorityError => ({
  id: 'JW00B999523E',
  mess: 'Refusé',
  codRetour,
  noTrans,
});

const NUMBERED = { psiNoTrans: 'N-1', psiDatTrans: '20260115120003', errors: [] };
const answered = (answer: TransactionAnswer) => ({ kind: 'answer', httpStatus: 200, body: '', answer }) as const;
const settleCurrent = (current: TransactionAnswer['current']) =>
  settleRequest(request(A), answered({ current, lot: null }))[0];
const settleLot = (lot: TransactionAnswer['lot'], bills = [A, B]) =>
  settleRequest(request(null, bills), answered({ current: null, lot }));

describe('a request without an answer', () => {
  it('that never left lets every bill wait, the current one last', () => {
    const settled = settleRequest(request(C, [A, B]), { kind: 'unavailable', detail: 'ECONNREFUSED' });
    expect(settled.map((one) => [one.bill.noTrans, one.event, one.state])).toEqual([
      ['A', 'fail', 'waiting'],
      ['B', 'fail', 'waiting'],
      ['C', 'fail', 'waiting'],
    ]);
  });

  it('that may have arrived leaves every bill unknown, with no number', () => {
    expect(
      settleRequest(request(null, [A]), { kind: 'unknown', httpStatus: null, body: null, detail: 'ECONNRESET' }),
    ).toEqual([
      { bill: A, event: 'lose', state: 'unknown', psiNoTrans: null, psiDatTrans: null, noLot: null, errors: [] },
    ]);
  });
});

describe('the answer for the current bill', () => {
  it('with a number and no error accepts it', () => {
    expect(settleCurrent(NUMBERED)).toEqual({ bill: A, event: 'accept', state: 'accepted', noLot: null, ...NUMBERED });
  });

  it('that says nothing of it, or gives no number, leaves it unknown', () => {
    expect(settleCurrent(null)).toMatchObject({ event: 'lose', state: 'unknown', errors: [], psiNoTrans: null });
    expect(settleCurrent({ ...NUMBERED, psiNoTrans: null })).toMatchObject({ event: 'lose', state: 'unknown' });
  });

  it.each(['00', '10', '90'])('with the code %s lets it wait unchanged, without the number it was given', (code) => {
    const errors = [error(code)];
    expect(settleCurrent({ ...NUMBERED, errors })).toEqual({
      bill: A,
      event: 'fail',
      state: 'waiting',
      psiNoTrans: null,
      psiDatTrans: null,
      noLot: null,
      errors,
    });
  });

  it.each(['01', '15'])('with the code %s refuses it, and keeps what the authority said', (code) => {
    const errors = [error(code)];
    expect(settleCurrent({ ...NUMBERED, errors })).toMatchObject({
      event: 'refuse',
      state: 'refused',
      psiNoTrans: 'N-1',
      errors,
    });
  });

  it('that asks for both, unchanged and made again, refuses it', () => {
    expect(settleCurrent({ ...NUMBERED, errors: [error('10'), error('11')] })).toMatchObject({ event: 'refuse' });
  });

  it.each([null, '77'])('with an error that does not send it back (%s) has it received with errors', (code) => {
    const errors = [error(code)];
    expect(settleCurrent({ ...NUMBERED, errors })).toMatchObject({
      event: 'flag',
      state: 'received-with-errors',
      psiNoTrans: 'N-1',
      errors,
    });
  });
});

describe('the answer for a batch', () => {
  it('with a number and no error accepts all of it under that number', () => {
    expect(settleLot({ noLot: 'L-1', errors: [] })).toEqual(
      [A, B].map((one) => ({
        bill: one,
        event: 'accept',
        state: 'accepted',
        psiNoTrans: null,
        psiDatTrans: null,
        noLot: 'L-1',
        errors: [],
      })),
    );
  });

  it('that says nothing of it, or gives no number, leaves all of it unknown', () => {
    const unknown = [
      { event: 'lose', state: 'unknown', noLot: null, errors: [] },
      { event: 'lose', state: 'unknown', noLot: null, errors: [] },
    ];
    expect(settleLot(null)).toMatchObject(unknown);
    expect(settleLot({ noLot: null, errors: [] })).toMatchObject(unknown);
  });

  it('holds an error against the bill that it names, and no other', () => {
    const settled = settleLot({ noLot: 'L-1', errors: [error('77', 'B')] });
    expect(settled.map(({ event, errors }) => [event, errors.length])).toEqual([
      ['accept', 0],
      ['flag', 1],
    ]);
  });

  it('holds an error that names no bill against each', () => {
    expect(settleLot({ noLot: 'L-1', errors: [error('77')] }).map(({ event }) => event)).toEqual(['flag', 'flag']);
  });

  it.each([
    ['10', 'fail'],
    ['11', 'refuse'],
  ])('gives its number to no bill that the code %s sends back', (code, event) => {
    expect(settleLot({ noLot: 'L-1', errors: [error(code, 'B')] })).toMatchObject([
      { event: 'accept', noLot: 'L-1' },
      { event, noLot: null, errors: [{ codRetour: code }] },
    ]);
  });

  it('keeps its number for a bill that was received with errors', () => {
    expect(settleLot({ noLot: 'L-1', errors: [error('77', 'A')] }, [A])).toMatchObject([
      { event: 'flag', noLot: 'L-1' },
    ]);
  });

  it('comes before that of the current bill, and each counts for itself', () => {
    const answer = { current: NUMBERED, lot: { noLot: null, errors: [error('10')] } };
    const settled = settleRequest(request(C, [A]), answered(answer));
    expect(settled.map((one) => [one.bill.noTrans, one.state])).toEqual([
      ['A', 'waiting'],
      ['C', 'accepted'],
    ]);
  });
});
