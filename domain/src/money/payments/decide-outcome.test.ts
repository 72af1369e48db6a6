import { describe, expect, it } from 'vitest';
import { decideOutcome, type PaymentAttempt } from './decide-outcome.ts';

const NOW = new Date('2026-06-15T04:00:00Z');
const TOMORROW = new Date('2026-06-16T04:00:00Z');

/** A scheduled attempt, under way, on an invoice that is due now. */
const anAttempt = (differences: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  by: 'midnight',
  state: 'under-way',
  previousState: 'open',
  invoiceState: 'charging',
  totalCents: 5000,
  automaticAttempts: 0,
  nextAttemptAt: null,
  paidBeforeAt: null,
  dueAt: NOW,
  timeZone: 'America/Montreal',
  ...differences,
});

const soft = { kind: 'declined', decline: 'soft' } as const;
const hard = { kind: 'declined', decline: 'hard' } as const;

describe('a charge that took money', () => {
  it('pays the invoice, and the merchant gets the receipt', () => {
    expect(decideOutcome(anAttempt(), { kind: 'succeeded', amountCents: 5000 }, NOW)).toMatchObject({
      attemptState: 'succeeded',
      invoiceState: 'paid',
      event: 'invoice-paid',
      mail: 'paid',
      unexpected: null,
    });
  });

  it('pays what was due when the provider names no amount', () => {
    expect(decideOutcome(anAttempt(), { kind: 'succeeded' }, NOW).invoiceState).toBe('paid');
  });

  it.each([
    ['of another amount', {}, 'amount-differs', 'held'],
    ['of a paid invoice', { invoiceState: 'paid', paidBeforeAt: NOW }, 'duplicate', 'paid'],
    ['of an invoice held already', { invoiceState: 'held' }, 'duplicate', 'held'],
    ['beside another attempt', { state: 'not-charged' }, 'duplicate', 'charging'],
    ['of an invoice that another attempt paid meanwhile', { paidBeforeAt: NOW }, 'duplicate', 'paid'],
    [
      'of one under way that is settled already',
      { state: 'succeeded', invoiceState: 'unknown' },
      'duplicate',
      'unknown',
    ],
    ['of one that was paid and then credited', { invoiceState: 'credited', paidBeforeAt: NOW }, 'credited', 'credited'],
    ['of a credited invoice', { invoiceState: 'credited' }, 'credited', 'credited'],
  ] as const)('%s is unexpected and pays nothing', (_case, differences, unexpected, invoiceState) => {
    expect(decideOutcome(anAttempt(differences), { kind: 'succeeded', amountCents: 4000 }, NOW)).toMatchObject({
      attemptState: 'unexpected',
      invoiceState,
      event: 'charge-unexpected',
      unexpected,
      mail: null,
    });
  });

  it.each([
    { state: 'unknown', invoiceState: 'unknown' },
    { state: 'not-charged', invoiceState: 'open' },
  ] as const)('pays the invoice although it was given up for lost: %o', (differences) => {
    expect(decideOutcome(anAttempt(differences), { kind: 'succeeded' }, NOW)).toMatchObject({
      invoiceState: 'paid',
      unexpected: null,
      nextWithNewerCard: null,
    });
  });
});

describe('a refused scheduled attempt', () => {
  it('is followed by another while the schedule has one', () => {
    expect(decideOutcome(anAttempt(), soft, NOW)).toMatchObject({
      invoiceState: 'open',
      automaticAttempts: 1,
      nextAttemptAt: TOMORROW,
      nextWithNewerCard: null,
      event: 'declined-soft',
      mail: 'declined',
    });
  });

  it('leaves the invoice past due after the last one, and goes on with a card saved meanwhile', () => {
    expect(decideOutcome(anAttempt({ automaticAttempts: 3 }), soft, NOW)).toMatchObject({
      invoiceState: 'past-due',
      nextAttemptAt: null,
      nextWithNewerCard: TOMORROW,
      mail: 'past-due',
    });
  });

  it.each([
    [hard, 'declined-hard'],
    [{ kind: 'action-required' }, 'action-required'],
  ] as const)('with %o waits for another card, and goes on with one saved meanwhile', (outcome, attemptState) => {
    expect(decideOutcome(anAttempt(), outcome, NOW)).toMatchObject({
      attemptState,
      invoiceState: 'refused',
      nextAttemptAt: null,
      nextWithNewerCard: TOMORROW,
      event: 'declined-hard',
      mail: 'refused',
    });
  });
});

describe('a refused click', () => {
  it.each(['open', 'refused', 'past-due'] as const)('leaves an invoice %s, and the schedule as it was', (state) => {
    const attempt = anAttempt({ by: 'merchant', previousState: state, nextAttemptAt: TOMORROW, automaticAttempts: 2 });
    expect(decideOutcome(attempt, soft, NOW)).toMatchObject({
      invoiceState: state,
      automaticAttempts: 2,
      nextAttemptAt: TOMORROW,
      mail: null,
    });
  });

  it('on a past-due invoice whose schedule goes on waits for that day, whatever card is saved', () => {
    const attempt = anAttempt({ by: 'merchant', previousState: 'past-due', nextAttemptAt: TOMORROW });
    expect(decideOutcome(attempt, soft, NOW)).toMatchObject({ nextAttemptAt: TOMORROW, nextWithNewerCard: null });
  });

  it('for good is logged, and mailed to the merchant only when an administrator made it', () => {
    const refused = { attemptState: 'declined-hard', invoiceState: 'refused', event: 'declined-hard' };
    expect(decideOutcome(anAttempt({ by: 'admin' }), hard, NOW)).toMatchObject({ ...refused, mail: 'refused' });
    expect(decideOutcome(anAttempt({ by: 'merchant' }), hard, NOW)).toMatchObject({ ...refused, mail: null });
  });
});

describe('an attempt without an answer', () => {
  it('is tried again in a quarter of an hour when the provider was not reached', () => {
    expect(decideOutcome(anAttempt(), { kind: 'unavailable' }, NOW)).toMatchObject({
      attemptState: 'not-charged',
      invoiceState: 'open',
      nextAttemptAt: new Date('2026-06-15T04:15:00Z'),
    });
  });

  it('is tried again at once when it was never charged, a click not at all', () => {
    expect(decideOutcome(anAttempt(), { kind: 'not-charged' }, NOW).nextAttemptAt).toEqual(NOW);
    expect(decideOutcome(anAttempt({ by: 'merchant' }), { kind: 'not-charged' }, NOW).nextAttemptAt).toBeNull();
  });

  it('leaves the invoice unknown, and is reported once', () => {
    const first = decideOutcome(anAttempt(), { kind: 'unknown' }, NOW);
    expect(first).toMatchObject({ attemptState: 'unknown', invoiceState: 'unknown', event: 'payment-unknown' });
    const again = anAttempt({ state: 'unknown', invoiceState: 'unknown' });
    expect(decideOutcome(again, { kind: 'unknown' }, NOW)).toMatchObject({ invoiceState: 'unknown', event: null });
  });

  it('changes nothing on an invoice that is not being charged any more', () => {
    expect(decideOutcome(anAttempt({ invoiceState: 'paid' }), hard, NOW)).toMatchObject({
      attemptState: 'declined-hard',
      invoiceState: 'paid',
      mail: null,
    });
  });
});
