import { describe, expect, it } from 'vitest';
import { isPayable, nextInvoiceState, UNPAID_STATES, type InvoiceEvent, type InvoiceState } from './invoice-state.ts';

const STATES: readonly InvoiceState[] = ['open', 'charging', 'unknown', 'paid', 'refused', 'past-due', 'credited'];
const EVENTS: readonly InvoiceEvent[] = ['charge', 'succeed', 'decline', 'refuse', 'exhaust', 'lose', 'miss', 'credit'];

describe('nextInvoiceState', () => {
  it.each([
    ['open', 'charge', 'charging'],
    ['charging', 'succeed', 'paid'],
    ['charging', 'decline', 'open'],
    ['charging', 'refuse', 'refused'],
    ['charging', 'exhaust', 'past-due'],
    ['charging', 'lose', 'unknown'],
    ['unknown', 'succeed', 'paid'],
    ['unknown', 'miss', 'open'],
    ['unknown', 'refuse', 'refused'],
    ['refused', 'charge', 'charging'],
    ['past-due', 'charge', 'charging'],
    ['paid', 'credit', 'credited'],
    ['open', 'credit', 'credited'],
  ] as const)('%s, %s → %s', (state, event, next) => {
    expect(nextInvoiceState(state, event)).toEqual({ ok: true, value: next });
  });

  it('never charges while an attempt is under way, unknown, paid or credited', () => {
    for (const state of ['charging', 'unknown', 'paid', 'credited'] as const) {
      expect(nextInvoiceState(state, 'charge')).toEqual({ ok: false, reason: 'invoice-state-conflict' });
    }
  });

  it.each(['open', 'refused', 'past-due'] as const)(
    'goes back to %s when an attempt never charged',
    (previousState) => {
      for (const state of ['charging', 'unknown'] as const) {
        expect(nextInvoiceState(state, 'miss', previousState)).toEqual({ ok: true, value: previousState });
        expect(nextInvoiceState(state, 'succeed', previousState)).toEqual({ ok: true, value: 'paid' });
      }
    },
  );

  it('leaves a credited invoice alone', () => {
    for (const event of EVENTS) expect(nextInvoiceState('credited', event).ok).toBe(false);
  });

  it('pays only what was being charged', () => {
    const payable = STATES.filter((state) => nextInvoiceState(state, 'succeed').ok);
    expect(payable).toEqual(['charging', 'unknown']);
  });
});

describe('isPayable', () => {
  it('is so where an attempt may begin', () => {
    expect(STATES.filter((state) => isPayable(state))).toEqual(['open', 'refused', 'past-due']);
  });
});

describe('UNPAID_STATES', () => {
  it('are all but paid and credited', () => {
    expect(STATES.filter((state) => !UNPAID_STATES.includes(state))).toEqual(['paid', 'credited']);
  });
});
