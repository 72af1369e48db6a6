import type { ToSign } from '@comptoir/contract/sales/contracts';
import { describe, expect, it } from 'vitest';
import { describeDocument, listDocument } from './describe-document.ts';

const LINE = { quantity: 250, description: 'Bouchées', amountCents: 1000 };

function toSign(order: object): ToSign {
  const whole = {
    contract: 'C-1',
    kind: 'contract',
    customer: 'Camille Roy',
    business: null,
    occasion: { name: 'Noces', date: '2026-06-20' },
    persons: 40,
    lines: [LINE],
    earlierCents: 0,
    totalCents: 1150,
    paidCents: 0,
    tipCents: 0,
    serviceCents: 0,
    reason: null,
  };
  return { dueOn: null, order: { ...whole, ...order } } as unknown as ToSign;
}
const written = (order: object) =>
  describeDocument(toSign(order), 'en')
    .slice(3)
    .map((line) => line.replaceAll('\u00A0', ' ').trim());

describe('a document of a contract', () => {
  it('says what is sold and what it comes to, and nothing of what there is none of', () => {
    expect(describeDocument(toSign({}), 'en').slice(0, 3)).toEqual([
      'C-1, contract: this is what the portal wrote.',
      '  Camille Roy',
      '  Noces, on 2026-06-20, 40 persons',
    ]);
    expect(written({})).toEqual(['2.5 Bouchées: $10.00', 'Total, taxes included: $11.50']);
  });

  it('says a quantity with two decimals at most, in the language', () => {
    const line = { ...LINE, quantity: 233 };
    expect(written({ lines: [line] })[0]).toBe('2.33 Bouchées: $10.00');
    expect(describeDocument(toSign({ lines: [line] }), 'fr')[3]).toContain('2,33 Bouchées');
  });

  it('says service, what was paid, what is to be paid now, and the tip', () => {
    expect(written({ serviceCents: 100, earlierCents: 500, paidCents: 650, tipCents: 50 }).slice(1)).toEqual([
      'Service charge: $1.00',
      'Total, taxes included: $11.50',
      'Paid so far: $5.00',
      'To pay now: $6.50',
      'Tip: $0.50',
    ]);
  });

  it('that is revised to less than was paid gives the rest back, and no other does', () => {
    expect(written({ kind: 'revision', earlierCents: 1500 })).toContain('To give back to the customer: $3.50');
    for (const order of [
      { kind: 'revision', earlierCents: 1150 },
      { kind: 'final', earlierCents: 1500 },
    ])
      expect(written(order).join()).not.toContain('give back');
  });

  it('that is cancelled says what is kept and why, and what goes back, but nothing that was sold', () => {
    expect(written({ kind: 'cancellation', earlierCents: 1500, totalCents: 500, reason: 'Pluie' })).toEqual([
      'Cancelled (Pluie). Kept of what was paid: $5.00',
      'To give back to the customer: $10.00',
    ]);
    expect(written({ kind: 'cancellation', earlierCents: 500, totalCents: 500 })).toEqual([
      'Cancelled (). Kept of what was paid: $5.00',
    ]);
  });
});

it.each([
  ['contract', '$11.50'],
  ['revision', '$11.50'],
  ['instalment', '$3.00'],
  ['final', '$3.00'],
  ['cancellation', '$6.50'],
])('of a document that waits, %s, stands what is to be signed: %s', (kind, amount) => {
  const line = listDocument(toSign({ kind, paidCents: 300, earlierCents: 500 }), 'en').replaceAll('\u00A0', ' ');
  expect(line).toContain(`: ${amount}, Camille Roy`);
});
