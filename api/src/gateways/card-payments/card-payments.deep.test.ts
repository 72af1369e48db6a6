import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSimulatedCards, type SimulatedCards } from '../../../test/simulated-cards.ts';
import type { CardPayments, Charge, ChargeOutcome, SaveOutcome } from './card-payments.ts';
import { openCardPayments } from './open-card-payments.ts';

const PATIENCE = { timeout: 20_000 };

let cards: SimulatedCards;
const complaints: string[] = [];
const opened: CardPayments[] = [];
const log = { error: (_: object, sentence: string) => void complaints.push(sentence) } as never;

beforeAll(async () => {
  cards = await startSimulatedCards();
}, 120_000);

afterEach(async () => {
  complaints.length = 0;
  await cards.control('DELETE /__sim/fault');
});

afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await cards.stop();
});

describe.each(['simulator', 'clover', 'stripe'] as const)('%s', (provider) => {
  let payments: CardPayments;
  beforeAll(() => {
    payments = openGateway(provider);
  });
  const gateway = (changed: object): CardPayments => openGateway(provider, changed);
  const save = (magic: string): Promise<SaveOutcome> => saveCardOf(payments, magic);
  const savedCard = (magic?: string): Promise<string> => savedCardOf(payments, magic);
  const succeeded = expect.objectContaining({
    kind: 'succeeded',
    reference: expect.any(String),
    amountCents: 16_097,
  });
  const fault = (name: string, more: object = {}) =>
    cards.control('POST /__sim/fault', { fault: name, face: provider, ...more });
  const refundedCents = async (key: string) => (await cards.charges(key))[0]?.refundedCents;

  it('begins an entry with what the page needs', async () => {
    const merchantId = randomUUID();
    const fields = await payments.beginEntry({ merchantId, language: 'en' });
    const { settings } = cards;
    expect(fields).toEqual(
      {
        simulator: { kind: 'frame', url: `${settings.simulator.frameUrl}?session=${merchantId}&lang=en` },
        clover: {
          kind: 'clover',
          scriptUrl: settings.clover.scriptUrl,
          publicKey: settings.clover.publicKey,
          merchantId: settings.clover.merchantId,
        },
        stripe: {
          kind: 'stripe',
          scriptUrl: settings.stripe.scriptUrl,
          publicKey: settings.stripe.publicKey,
          clientSecret: expect.stringContaining('_secret'),
        },
      }[provider],
    );
  });

  it('saves a card, of which brand, last four digits and expiry are known', async () => {
    expect(await save('ok-visa')).toEqual({
      kind: 'saved',
      reference: expect.any(String),
      face: { brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2040 },
    });
    expect(await save('ok-amex')).toMatchObject({ face: { brand: 'American Express', last4: '0005' } });
    expect(await save('ok-mastercard')).toMatchObject({ face: { brand: 'Mastercard', last4: '4444' } });
  });

  it('saves a card once for the same key', async () => {
    const merchantId = randomUUID();
    const entered = await cards.enter(payments, 'ok-visa', merchantId);
    const card = { ...entered, merchantId, email: 'a@comptoir.test', name: 'Bistro', key: randomUUID() };
    expect(await payments.saveCard(card)).toEqual(await payments.saveCard(card));
  });

  it('refuses a token that no one got', async () => {
    const face = { brand: 'VISA', last4: '4242', expMonth: 12, expYear: 2040 };
    const card = { merchantId: randomUUID(), email: 'a@comptoir.test', name: 'Bistro', key: randomUUID(), face };
    for (const token of ['nothing', '../customers', 'clv_used'])
      expect(await payments.saveCard({ ...card, token }), token).toMatchObject({ kind: 'refused' });
  });

  it('refuses a card that was entered for another merchant, where the provider says for whom', async () => {
    const entered = await cards.enter(payments, 'ok-visa', randomUUID());
    const merchantId = randomUUID();
    const card = { ...entered, merchantId, email: 'a@comptoir.test', name: 'Bistro', key: randomUUID() };
    const refused = { kind: 'refused', code: 'token_unknown' };
    expect(await payments.saveCard(card)).toMatchObject(provider === 'clover' ? { kind: 'saved' } : refused);
  });

  it('saves a card of which the fields said nothing, and knows it from its first charge', async () => {
    const merchantId = randomUUID();
    await cards.control('POST /__sim/fault', { fault: 'faceless-token', face: 'clover' });
    const { token, face: shown } = await cards.enter(payments, 'ok-visa', merchantId);
    await cards.control('DELETE /__sim/fault');
    const entered = { token, merchantId, email: 'a@comptoir.test', name: 'Bistro', key: randomUUID(), face: shown };
    const saved = await payments.saveCard(entered);
    const face = { brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2040 };
    expect(saved).toMatchObject({ kind: 'saved', face: provider === 'clover' ? null : face });
    const outcome = await payments.charge(chargeOf('reference' in saved ? saved.reference : ''));
    expect(outcome).toMatchObject(provider === 'clover' ? { kind: 'succeeded', card: face } : { kind: 'succeeded' });
  });

  it('refuses a card that the bank does not let be saved', async () => {
    // The simulator's own fields refuse it, and give no token.
    const outcome = (magic: string) => save(magic).catch((error: Error) => error.message);
    const [lost, expired] = [await outcome('unsaved-lost'), await outcome('unsaved-expired')];
    const noToken = 'the simulated card network has no token';
    const refused = (code: string) => (provider === 'simulator' ? noToken : { kind: 'refused', code });
    expect([lost, expired]).toEqual([refused('card_declined'), refused('expired_card')]);
  });

  it('deletes a card, which is not charged afterwards', async () => {
    const reference = await savedCard();
    expect(await payments.deleteCard(reference)).toBe('deleted');
    expect(await payments.deleteCard(reference)).toBe('deleted');
    expect(await payments.charge(chargeOf(reference))).toMatchObject({ kind: 'declined', decline: 'hard' });
    expect(complaints).toEqual([]);
  });

  it('charges, and finds the charge by its key', async () => {
    const charge = chargeOf(await savedCard());
    const outcome = await payments.charge(charge);
    expect(outcome).toEqual(succeeded);
    expect(await cards.charges(charge.key)).toMatchObject([
      { face: provider, status: 'succeeded', amountCents: 16_097 },
    ]);
    expect(await payments.findCharge(charge)).toEqual(outcome);
    expect(await payments.findCharge({ ...charge, key: randomUUID() })).toEqual({ kind: 'not-charged' });
  });

  const soft = (code: string): ChargeOutcome => ({ kind: 'declined', decline: 'soft', code });
  const hard = (code: string): ChargeOutcome => ({ kind: 'declined', decline: 'hard', code });
  it.each([
    ['later-do-not-honor', soft('do_not_honor')],
    ['later-funds', soft('insufficient_funds')],
    ['later-processing', soft('processing_error')],
    ['later-lost', hard('lost_card')],
    ['later-stolen', hard('stolen_card')],
    ['later-expired', hard('expired_card')],
    ['later-invalid', hard('invalid_account')],
    [
      'needs-action',
      // Clover publishes no way in which a card holder is asked.
      provider === 'clover'
        ? soft('do_not_honor')
        : ({ kind: 'action-required', code: 'authentication_required' } as const),
    ],
  ] as const)('says how the card %s is refused, also afterwards', async (magic, outcome) => {
    const charge = chargeOf(await savedCard(magic));
    expect(await payments.charge(charge)).toEqual(outcome);
    expect(await payments.charge(charge)).toEqual(outcome);
    const found = await payments.findCharge(charge);
    // Clover's list says why with one word less.
    expect(found).toMatchObject(provider === 'clover' ? { kind: 'declined' } : outcome);
  });

  it('charges with another key what was refused before', async () => {
    const reference = await savedCard('second-try');
    expect(await payments.charge(chargeOf(reference))).toEqual(soft('insufficient_funds'));
    expect(await payments.charge(chargeOf(reference))).toEqual(succeeded);
  });

  it('charges once for one key, however often and however many at once ask', async () => {
    const charge = chargeOf(await savedCard());
    const outcomes = await Promise.all([payments.charge(charge), payments.charge(charge), payments.charge(charge)]);
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(await payments.charge(charge)).toEqual(outcomes[0]);
    expect(await cards.charges(charge.key)).toHaveLength(1);
  });

  it('does not know what became of a charge that is still under way, until it is over', async () => {
    const charge = chargeOf(await savedCard());
    await fault('slow', { value: 1500, route: 'charge' });
    const first = payments.charge(charge);
    const second = payments.charge(charge);
    expect([(await first).kind, (await second).kind].toSorted()).toEqual(['succeeded', 'unknown']);
    expect(await cards.charges(charge.key)).toHaveLength(1);
  });

  it('does not know what became of a charge whose reply was lost, and finds it', async () => {
    const charge = chargeOf(await savedCard());
    await fault('silence', { route: 'charge' });
    expect(await gateway({ timeoutMs: 1500 }).charge(charge)).toEqual({ kind: 'unknown' });
    await expect.poll(() => payments.findCharge(charge), PATIENCE).toEqual(succeeded);
    expect(await cards.charges(charge.key)).toHaveLength(1);
  });

  it('charges once where the connection broke on the way back', async () => {
    const charge = chargeOf(await savedCard('lost-reply'));
    // Stripe's library asks again by itself, under the same key.
    expect((await payments.charge(charge)).kind).toBe(provider === 'stripe' ? 'succeeded' : 'unknown');
    expect(await payments.findCharge(charge)).toEqual(succeeded);
    expect(await cards.charges(charge.key)).toHaveLength(1);
  });

  it('does not know what became of a charge that never arrived, and then that it did not', async () => {
    const charge = chargeOf(await savedCard());
    await fault('timeout', { route: 'charge' });
    expect(await gateway({ timeoutMs: 1500 }).charge(charge)).toEqual({ kind: 'unknown' });
    expect(await payments.findCharge(charge)).toEqual({ kind: 'not-charged' });
    expect(await cards.charges(charge.key)).toEqual([]);
  });

  it.each([
    ['html503', 'unknown', {}],
    ['status', 'unknown', { value: 500 }],
    ['status', 'unavailable', { value: 429 }],
  ] as const)('after %s, a charge is %s', async (name, kind, more) => {
    const charge = chargeOf(await savedCard());
    await fault(name, { ...more, route: 'charge' });
    expect(await payments.charge(charge)).toEqual({ kind });
    expect(await payments.findCharge(charge)).toEqual({ kind: 'not-charged' });
  });

  it('says of nothing what it cannot know while the provider answers nothing', async () => {
    const charge = chargeOf(await savedCard());
    await fault('html503', { times: 'always' });
    expect(await payments.findCharge(charge)).toEqual({ kind: 'unavailable' });
    expect(await payments.deleteCard(charge.reference)).toBe('unavailable');
    expect(
      await payments.refund({ key: charge.key, chargeReference: 'x', amountCents: 1, creditNumber: null }),
    ).toEqual({
      kind: 'unknown',
    });
  });

  it('is unavailable when no one listens', async () => {
    const reference = await savedCard();
    const alone = gateway({ apiUrl: await unusedAddress() });
    const charge = chargeOf(reference);
    const face = { brand: 'VISA', last4: '4242', expMonth: 12, expYear: 2040 };
    const card = { token: 't', merchantId: 'm', email: 'a@comptoir.test', name: 'B', key: randomUUID(), face };
    expect(await alone.charge(charge)).toEqual({ kind: 'unavailable' });
    expect(await alone.findCharge(charge)).toEqual({ kind: 'unavailable' });
    expect(await alone.refund({ key: charge.key, chargeReference: 'x', amountCents: 1, creditNumber: null })).toEqual({
      kind: 'unavailable',
    });
    expect(await alone.saveCard(card)).toEqual({ kind: 'unavailable' });
    expect(await alone.deleteCard(reference)).toBe('unavailable');
    // Only Stripe is called before someone enters a card.
    const fields = await alone.beginEntry({ merchantId: 'm', language: 'fr' });
    expect(fields === null).toBe(provider === 'stripe');
  });

  it('says so in the log when the provider does not know us or not what we ask', async () => {
    const reference = await savedCard();
    const stranger = gateway({ secretKey: 'sk_test_wrong' });
    expect(await stranger.charge(chargeOf(reference))).toEqual({ kind: 'unavailable' });
    expect(await payments.charge({ ...chargeOf(reference), amountCents: 0 })).toEqual({ kind: 'unavailable' });
    expect(complaints).toHaveLength(2);
  });

  it('does not charge a key again for something else', async () => {
    const charge = chargeOf(await savedCard());
    await payments.charge(charge);
    expect(await payments.charge({ ...charge, amountCents: 1234 })).toEqual({ kind: 'unknown', isKeySpent: true });
    expect(await cards.charges(charge.key)).toHaveLength(1);
  });

  it('finds a charge behind a hundred later ones', async () => {
    const charge = chargeOf(await savedCard());
    const outcome = await payments.charge(charge);
    for (let more = 0; more < 100; more += 1) await payments.charge(chargeOf(charge.reference));
    expect(await payments.findCharge(charge)).toEqual(outcome);
  });

  it('gives back all or part of a charge, once for one key, and never more than it was', async () => {
    const { key, chargeReference } = await chargedOnce(payments);
    const part = { key: randomUUID(), chargeReference, amountCents: 6097, creditNumber: null };
    expect(await payments.refund(part)).toEqual({ kind: 'done' });
    expect(await payments.refund(part)).toEqual({ kind: 'done' });
    expect(await refundedCents(key)).toBe(6097);
    expect(await payments.refund({ ...part, key: randomUUID(), amountCents: 10_001 })).toMatchObject({
      kind: 'refused',
    });
    expect(await payments.refund({ ...part, key: randomUUID(), amountCents: 10_000 })).toEqual({ kind: 'done' });
    expect(await payments.refund({ ...part, key: randomUUID(), amountCents: 1 })).toMatchObject({ kind: 'refused' });
    expect(await refundedCents(key)).toBe(16_097);
  });

  it('does not know what became of a refund whose reply was lost, and makes sure with the same key', async () => {
    const { key, chargeReference } = await chargedOnce(payments);
    const refund = { key: randomUUID(), chargeReference, amountCents: 16_097, creditNumber: null };
    await fault('silence', { route: 'refund' });
    expect(await gateway({ timeoutMs: 1500 }).refund(refund)).toEqual({ kind: 'unknown' });
    await expect.poll(() => refundedCents(key), PATIENCE).toBe(16_097);
    expect(await payments.refund(refund)).toEqual({ kind: 'done' });
    expect(await refundedCents(key)).toBe(16_097);
  });
});

describe.each(['simulator', 'stripe'] as const)('messages of %s', (provider) => {
  it('are recognized, unless altered or someone else’s, and one that comes twice is the same', async () => {
    const payments = openGateway(provider);
    const inbox = await openInbox(provider);
    await cards.control('POST /__sim/fault', { fault: 'webhook-duplicate', face: provider });
    const { key } = await chargedOnce(payments);
    const reports = () =>
      inbox.received.flatMap((message) => (payments.readWebhook(message) ?? []).filter((event) => event.key === key));
    await expect.poll(() => reports().length, PATIENCE).toBeGreaterThan(0);
    expect(new Set(reports().map(({ id }) => id)).size).toBe(1);
    expect(inbox.received.map((message) => payments.readWebhook(message))).not.toContain(null);
    const [message] = inbox.received;
    if (!message) throw new Error('nothing came');
    expect(payments.readWebhook({ ...message, body: `${message.body} ` })).toBeNull();
    expect(payments.readWebhook({ ...message, headers: {} })).toBeNull();
    expect(openGateway(provider, { webhookSecret: 'someone-else-altogether' }).readWebhook(message)).toBeNull();
    await inbox.close();
  });
});

it('nothing is a message of Clover’s, which sends none', () => {
  expect(openGateway('clover').readWebhook({ headers: {}, body: '{}' })).toBeNull();
});

function openGateway(provider: keyof SimulatedCards['settings'], changed: object = {}): CardPayments {
  const made = openCardPayments({ ...cards.settings[provider], ...changed }, log);
  if (!made) throw new Error('no provider was chosen');
  opened.push(made);
  return made;
}

async function saveCardOf(payments: CardPayments, magic: string): Promise<SaveOutcome> {
  const merchantId = randomUUID();
  const entered = await cards.enter(payments, magic, merchantId);
  return payments.saveCard({ ...entered, merchantId, email: 'a@comptoir.test', name: 'Bistro', key: randomUUID() });
}

async function savedCardOf(payments: CardPayments, magic = 'ok-visa'): Promise<string> {
  const saved = await saveCardOf(payments, magic);
  if (saved.kind !== 'saved') throw new Error(JSON.stringify(saved));
  return saved.reference;
}

const chargeOf = (reference: string, key: string = randomUUID()): Charge => ({
  key,
  reference,
  amountCents: 16_097,
  taxCents: 2097,
  invoiceNumber: '000042',
  description: 'Comptoir, facture 000042',
  address: '203.0.113.7',
  purpose: { merchantId: key, periodStartsOn: '2027-03-15', periodEndsOn: '2027-04-15', ordinal: 1 },
});

async function chargedOnce(payments: CardPayments): Promise<{ key: string; chargeReference: string }> {
  const charge = chargeOf(await savedCardOf(payments));
  const outcome = await payments.charge(charge);
  if (outcome.kind !== 'succeeded') throw new Error(JSON.stringify(outcome));
  return { key: charge.key, chargeReference: outcome.reference };
}

/** An address at which no one listens. */
async function unusedAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

/** Takes a provider's messages as they come. */
async function openInbox(provider: 'simulator' | 'stripe') {
  const received: { headers: Record<string, string | undefined>; body: string }[] = [];
  const server = createServer((request, response) => {
    void receive(request, response);
  }).listen(0, '127.0.0.1');
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    received.push({ headers: request.headers as Record<string, string | undefined>, body });
    response.end('{}');
  };
  await new Promise((resolve) => server.once('listening', resolve));
  const setting = provider === 'stripe' ? 'stripeWebhookUrl' : 'webhookUrl';
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await cards.control('POST /__sim/config', { [setting]: url });
  return {
    received,
    close: async () => {
      await cards.control('POST /__sim/config', { [setting]: null });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
