import type { CardEntry, CardView } from '@comptoir/contract/money/cards';
import type { ErrorReply } from '@comptoir/contract/errors';
import { LEGAL_VERSIONS } from '@comptoir/domain/money/subscriptions/legal-texts';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBilledMerchant, loggedOf, standingOf } from '../../../../test/factories/billing.ts';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { SIGNED } from '../../../../test/fake-payments.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { chargeDue } from '../payments/charge-due.ts';
import { cardReferencePlace } from '../../base/record/sealed-places.ts';

const MADE_AT = new Date('2026-06-15T16:00:00Z');
const MIDNIGHT = new Date('2026-06-16T04:00:00Z');
const AN_HOUR_LATER = new Date('2026-06-15T17:00:00Z');
let now = MADE_AT;
const test = useTestApp({ now: () => now });
beforeEach(() => {
  now = MADE_AT;
});
afterEach(() => test.payments.reachable(true));

let serial = 0;
const aToken = () => `token-${(serial += 1)}`;
const accepted = { acceptedTermsVersion: LEGAL_VERSIONS.terms, acceptedPrivacyVersion: LEGAL_VERSIONS.privacy };

/** Someone of a merchant's who signs in now. */
const aPersonOf = (merchantId: string) => aUser(test, { role: 'merchant', merchantId });
async function aPerson() {
  const merchant = await aMerchant(test);
  return { merchant, user: await aPersonOf(merchant.id) };
}
const cardEventsOf = async (merchantId: string) =>
  (await loggedOf(test, merchantId)).filter(({ event }) => event.startsWith('card-'));

const call = (token: string, route: string, payload?: object) => {
  const [method, url] = route.split(' ') as ['GET' | 'POST' | 'DELETE', string];
  serial += 1;
  const remoteAddress = `203.0.113.${serial % 250}`;
  const headers = { ...bearer(token), 'accept-language': 'en-CA' };
  return test.app.inject({ method, url: `/api${url}`, headers, remoteAddress, ...(payload ? { payload } : {}) });
};
async function saved(token: string, payload: object = { token: aToken() }): Promise<CardView> {
  const reply = await call(token, 'POST /card', { ...accepted, ...payload });
  expect(reply.statusCode).toBe(200);
  return reply.json<CardView>();
}
async function refusal(reply: ReturnType<typeof call>) {
  const answer = await reply;
  return [answer.statusCode, answer.json<ErrorReply>().error.code];
}
const cardOf = async (token: string): Promise<CardView | null> =>
  (await call(token, 'GET /card')).json<{ card: CardView | null }>().card;

const rowsOf = (merchantId: string) =>
  asSystem<Record<string, unknown>>(test, {
    text: `select id, provider, reference_sealed, terms_version, privacy_version, accepted_at, accepted_by, accepted_from,
        deleted_at from cards where merchant_id = $1 order by accepted_at, id`,
    values: [merchantId],
  });
const referenceIn = (row: Record<string, unknown> | undefined) =>
  test.dependencies.seal.open(row?.['reference_sealed'] as Buffer, cardReferencePlace(String(row?.['id'])));

describe('an entry', () => {
  it('begins with the provider’s fields, for this merchant and in this language, and the texts’ versions', async () => {
    const { merchant, user } = await aPerson();
    expect((await call(user.token, 'POST /card/entry')).json<CardEntry>()).toEqual({
      fields: { kind: 'frame', url: `http://cards.test/frame?session=${merchant.id}&lang=en` },
      termsVersion: LEGAL_VERSIONS.terms,
      privacyVersion: LEGAL_VERSIONS.privacy,
    });
  });

  it('does not begin while the provider cannot be reached', async () => {
    const { user } = await aPerson();
    test.payments.reachable(false);
    expect(await refusal(call(user.token, 'POST /card/entry'))).toEqual([503, 'payments-unavailable']);
  });
});

describe('saving a card', () => {
  it('keeps what may be shown, the sealed reference, and what was accepted, when, by whom and from where', async () => {
    const { merchant, user } = await aPerson();
    expect(await cardOf(user.token)).toBeNull();
    const card = await saved(user.token);
    expect(card).toEqual({
      brand: 'Visa',
      last4: '4242',
      expMonth: 12,
      expYear: 2032,
      isExpired: false,
      savedAt: MADE_AT.toISOString(),
    });
    expect(await cardOf(user.token)).toEqual(card);
    const [row] = await rowsOf(merchant.id);
    expect(row).toMatchObject({
      provider: 'simulator',
      terms_version: LEGAL_VERSIONS.terms,
      privacy_version: LEGAL_VERSIONS.privacy,
      accepted_at: MADE_AT,
      accepted_by: user.id,
      accepted_from: expect.stringMatching(/^203\.0\.113\./),
      deleted_at: null,
    });
    expect([...test.payments.saved.values()].map(({ reference }) => reference)).toContain(referenceIn(row));
    expect(await cardEventsOf(merchant.id)).toEqual([{ event: 'card-saved', facts: { brand: 'Visa', last4: '4242' } }]);
  });

  it('keeps a card of which the provider says nothing yet', async () => {
    const { merchant, user } = await aPerson();
    const card = await saved(user.token, { token: 'faceless' });
    expect(card).toMatchObject({ brand: null, last4: null, expMonth: null, expYear: null, isExpired: false });
    expect(await cardEventsOf(merchant.id)).toEqual([{ event: 'card-saved', facts: { brand: null, last4: null } }]);
  });

  it('says that a card is over, from the first of the next month where the merchant is', async () => {
    const { merchant, user } = await aPerson();
    await saved(user.token);
    now = new Date('2033-01-01T04:59:59Z');
    const { token } = await aPersonOf(merchant.id);
    expect(await cardOf(token)).toMatchObject({ isExpired: false });
    now = new Date('2033-01-01T05:00:00Z');
    expect(await cardOf(token)).toMatchObject({ isExpired: true });
  });

  it('takes the texts in their present versions only', async () => {
    const { merchant, user } = await aPerson();
    for (const other of [{ acceptedTermsVersion: '2020-01-01' }, { acceptedPrivacyVersion: '2020-01-01' }])
      expect(await refusal(call(user.token, 'POST /card', { ...accepted, token: aToken(), ...other }))).toEqual([
        422,
        'terms-not-accepted',
      ]);
    expect(await rowsOf(merchant.id)).toEqual([]);
  });

  it('says when the provider does not take the entry, and when it cannot be reached', async () => {
    const { merchant, user } = await aPerson();
    const save = (token: string) => call(user.token, 'POST /card', { ...accepted, token });
    expect(await refusal(save('refused'))).toEqual([422, 'card-not-accepted']);
    expect(await refusal(save('declined'))).toEqual([422, 'card-declined']);
    test.payments.reachable(false);
    expect(await refusal(save(aToken()))).toEqual([503, 'payments-unavailable']);
    expect(await rowsOf(merchant.id)).toEqual([]);
  });

  it('puts the new card in the place of the one before, which the provider forgets afterwards', async () => {
    const { merchant, user } = await aPerson();
    await saved(user.token);
    const first = referenceIn((await rowsOf(merchant.id))[0]);
    now = AN_HOUR_LATER;
    await saved(user.token);
    const rows = await rowsOf(merchant.id);
    expect(rows).toMatchObject([
      { deleted_at: AN_HOUR_LATER, terms_version: LEGAL_VERSIONS.terms },
      { deleted_at: null },
    ]);
    expect(test.payments.deleted).not.toContain(first);
    await runJobs(test);
    expect(test.payments.deleted).toContain(first);
    expect(await rowsOf(merchant.id)).toMatchObject([{ reference_sealed: null }, { deleted_at: null }]);
    expect(test.payments.deleted).not.toContain(referenceIn(rows[1]));
  });

  it('saves one card for a double click, and does not let the provider forget it', async () => {
    const { merchant, user } = await aPerson();
    const payload = { token: aToken() };
    const release = test.payments.hold();
    const clicks = [1, 2, 3].map(() => saved(user.token, payload));
    release();
    const cards = await Promise.all(clicks);
    expect(new Set(cards.map((card) => JSON.stringify(card))).size).toBe(1);
    const rows = await rowsOf(merchant.id);
    expect(rows).toHaveLength(1);
    await runJobs(test);
    expect(test.payments.deleted).not.toContain(referenceIn(rows[0]));
    expect(await cardEventsOf(merchant.id)).toHaveLength(1);
  });

  it('keeps one of two cards that are saved at once', async () => {
    const { merchant, user } = await aPerson();
    await Promise.all([saved(user.token), saved(user.token)]);
    const rows = await rowsOf(merchant.id);
    expect(rows.filter((row) => row['deleted_at'] === null)).toHaveLength(1);
    expect(rows).toHaveLength(2);
  });

  it('wakes invoices that wait for a card: they are charged at the next midnight', async () => {
    const { merchant, invoice } = await aBilledMerchant(test, { now: MADE_AT });
    now = MIDNIGHT;
    const user = await aPersonOf(merchant.id);
    test.payments.next('decline-hard');
    await chargeDue(test.dependencies);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'refused', nextAttemptAt: null });
    await saved(user.token);
    now = new Date('2026-06-17T04:00:00Z');
    expect(await standingOf(test, invoice.id)).toMatchObject({ nextAttemptAt: now });
    await chargeDue(test.dependencies);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid' });
  });

  it('is also done by an administrator who names the merchant', async () => {
    const { merchant, user } = await aPerson();
    const admin = await aUser(test, { role: 'admin' });
    const url = `POST /card?merchantId=${merchant.id}`;
    expect((await call(admin.token, url, { ...accepted, token: aToken() })).statusCode).toBe(200);
    expect(await cardOf(user.token)).toMatchObject({ last4: '4242' });
  });
});

describe('deleting the card', () => {
  it('ends it at once, forgets it as soon as the provider has, and keeps what was accepted', async () => {
    const { merchant, user } = await aPerson();
    await saved(user.token);
    const reference = referenceIn((await rowsOf(merchant.id))[0]);
    expect((await call(user.token, 'DELETE /card')).statusCode).toBe(204);
    expect(await cardOf(user.token)).toBeNull();
    expect((await cardEventsOf(merchant.id)).map(({ event }) => event)).toEqual(['card-saved', 'card-deleted']);
    test.payments.reachable(false);
    await runJobs(test);
    expect(test.payments.deleted).not.toContain(reference);
    expect(referenceIn((await rowsOf(merchant.id))[0])).toBe(reference);
    test.payments.reachable(true);
    await dueNow();
    await runJobs(test);
    expect(test.payments.deleted).toContain(reference);
    expect(await rowsOf(merchant.id)).toMatchObject([{ reference_sealed: null, terms_version: LEGAL_VERSIONS.terms }]);
  });

  it('is possible while an invoice is unpaid, which then waits for another card', async () => {
    const { merchant, invoice } = await aBilledMerchant(test, { now: MADE_AT });
    const user = await aPersonOf(merchant.id);
    expect((await call(user.token, 'DELETE /card')).statusCode).toBe(204);
    now = MIDNIGHT;
    await chargeDue(test.dependencies);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'refused', attempts: [] });
  });

  it('of which there is none is refused', async () => {
    const { user } = await aPerson();
    expect(await refusal(call(user.token, 'DELETE /card'))).toEqual([404, 'not-found']);
  });
});

describe('a card that another provider keeps', () => {
  it('is none, and stays there until that provider is in use again', async () => {
    const { merchant, user } = await aPerson();
    await saved(user.token);
    await asSystem(test, {
      text: "update cards set provider = 'stripe' where merchant_id = $1",
      values: [merchant.id],
    });
    const reference = referenceIn((await rowsOf(merchant.id))[0]);
    expect(await cardOf(user.token)).toBeNull();
    now = AN_HOUR_LATER;
    await saved(user.token);
    expect(await cardOf(user.token)).toMatchObject({ last4: '4242' });
    await runJobs(test);
    expect(test.payments.deleted).not.toContain(reference);
  });
});

describe('messages of the provider', () => {
  const deliver = (payload: string, headers: object = SIGNED) =>
    test.app.inject({
      method: 'POST',
      url: '/api/webhooks/payments',
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      payload,
    });

  it('are recognized by a signature over their very text', async () => {
    const text = '{ "id":"evt_1",  "type":"charge.succeeded", "key":null }';
    expect((await deliver(text)).statusCode).toBe(204);
    expect(test.payments.messages).toContain(text);
    const stranger = await deliver(text, {});
    expect([stranger.statusCode, stranger.json<ErrorReply>().error.code]).toEqual([401, 'webhook-not-recognized']);
  });

  it('have an attempt of which no one knew the end looked into at once, and trusted only then', async () => {
    const { invoice } = await aBilledMerchant(test, { now: MADE_AT });
    now = MIDNIGHT;
    test.payments.next('reply-lost');
    await chargeDue(test.dependencies);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'unknown' });
    const [attempt] = await asSystem<{ key: string }>(test, {
      text: 'select key from payment_attempts where invoice_id = $1',
      values: [invoice.id],
    });
    const news = JSON.stringify({ id: 'evt_2', type: 'charge.succeeded', key: attempt?.key });
    expect([(await deliver(news)).statusCode, (await deliver(news)).statusCode]).toEqual([204, 204]);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'unknown' });
    await runJobs(test);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid', attempts: ['succeeded'] });
  });

  it('of what is known, or of nothing of ours, change nothing', async () => {
    const before = test.payments.asked.length;
    for (const key of ['not-one-of-ours', '00000000-0000-4000-8000-000000000000', null])
      expect((await deliver(JSON.stringify({ id: 'e', type: 'charge.succeeded', key }))).statusCode).toBe(204);
    await runJobs(test);
    expect(test.payments.asked).toHaveLength(before);
  });
});

/** Brings jobs that wait for their next try to the front, as only the owner of the queue may. */
async function dueNow(): Promise<void> {
  const client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  await client.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
  await client.end();
}
