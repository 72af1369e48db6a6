import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSimulatedCards, type SimulatedCards } from '../../../test/simulated-cards.ts';
import type { CardPayments, Charge } from './card-payments.ts';
import type { ChargePurpose } from './charge-purpose.ts';
import { readPurpose, writePurpose } from './charge-purpose.ts';
import { openCardPayments } from './open-card-payments.ts';

let cards: SimulatedCards;
beforeAll(async () => {
  cards = await startSimulatedCards();
}, 120_000);
afterEach(() => cards.control('DELETE /__sim/fault'));
afterAll(() => cards.stop());

const PURPOSE: ChargePurpose = {
  merchantId: '3f0f7a6e-58ce-4a5d-8f0e-5c3a1f6a2b10',
  periodStartsOn: '2027-03-15',
  periodEndsOn: '2027-04-15',
  ordinal: 2,
};

describe.each(['simulator', 'clover', 'stripe'] as const)('%s', (provider) => {
  let payments: CardPayments;
  beforeAll(() => {
    const opened = openCardPayments(cards.settings[provider], { error: () => {} } as never);
    if (!opened) throw new Error('no provider was chosen');
    payments = opened;
  });
  afterAll(() => payments.close());

  const savedCard = async (magic = 'ok-visa'): Promise<string> => {
    const merchantId = randomUUID();
    const entered = await cards.enter(payments, magic, merchantId);
    const card = { ...entered, merchantId, email: 'a@comptoir.test', name: 'Bistro', key: randomUUID() };
    const saved = await payments.saveCard(card);
    if (saved.kind !== 'saved') throw new Error(JSON.stringify(saved));
    return saved.reference;
  };
  const chargeOf = (reference: string): Charge => ({
    key: randomUUID(),
    reference,
    amountCents: 16_097,
    taxCents: 2097,
    invoiceNumber: '000042',
    description: 'Comptoir, facture 000042',
    address: '203.0.113.7',
    purpose: PURPOSE,
  });

  it('lists what was charged and given back since a moment, with what it was for', async () => {
    const reference = await savedCard();
    await payments.charge(chargeOf(reference));
    // Stripe's times are whole seconds.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const since = new Date();
    const charge = chargeOf(reference);
    const outcome = await payments.charge(charge);
    const chargeReference = outcome.kind === 'succeeded' ? outcome.reference : '';
    const refused = { ...chargeOf(await savedCard('later-funds')), invoiceNumber: '000043' };
    await payments.charge(refused);
    const refund = { key: randomUUID(), chargeReference, amountCents: 6097, creditNumber: 'C000007' };
    await payments.refund(refund);
    const listed = await payments.listMovements(new Date(Math.floor(since.getTime() / 1000) * 1000));
    const card = { brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2040 };
    expect(listed?.charges).toEqual([
      {
        reference: chargeReference,
        key: charge.key,
        amountCents: 16_097,
        taxCents: 2097,
        invoiceNumber: '000042',
        purpose: PURPOSE,
        card: provider === 'stripe' ? null : card,
        at: expect.any(Date),
      },
    ]);
    const kept = { key: refund.key, creditNumber: 'C000007' };
    const lost = { key: null, creditNumber: null };
    expect(listed?.refunds).toEqual([
      {
        reference: expect.any(String),
        chargeReference,
        amountCents: 6097,
        at: expect.any(Date),
        ...(provider === 'clover' ? lost : kept),
      },
    ]);
    expect(listed?.numbers.toSorted()).toEqual(['000042', '000043']);
    expect(listed?.charges[0]?.at.getTime()).toBeGreaterThanOrEqual(since.getTime() - 1000);
  });

  it('lists all pages, oldest first, and nothing while the provider does not answer', async () => {
    const reference = await savedCard();
    const since = new Date();
    const keys: string[] = [];
    for (let made = 0; made < 101; made += 1) {
      const charge = chargeOf(reference);
      keys.push(charge.key);
      await payments.charge(charge);
    }
    const listed = await payments.listMovements(since);
    const found = listed?.charges.flatMap(({ key }) => (key && keys.includes(key) ? [key] : []));
    expect(found?.toSorted()).toEqual(keys.toSorted());
    expect(found?.at(-1)).toBe(keys.at(-1));
    await cards.control('POST /__sim/fault', { fault: 'html503', face: provider, times: 'always' });
    expect(await payments.listMovements(since)).toBeNull();
  });
});

describe('what a charge is for', () => {
  it('is one line of text, found again among other words', () => {
    expect(readPurpose(`Comptoir, facture 000042, ${writePurpose(PURPOSE)} (${randomUUID()})`)).toEqual(PURPOSE);
    expect(writePurpose(PURPOSE).length).toBeLessThan(70);
  });

  it.each([null, undefined, '', 'a lunch', `${PURPOSE.merchantId} 2027-03-15 2`])('is not read from %j', (text) => {
    expect(readPurpose(text)).toBeNull();
  });
});
