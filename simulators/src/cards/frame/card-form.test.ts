import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../../test/control.ts';
import {
  call,
  callApi,
  charge,
  fillIn,
  PORTAL,
  saveCard,
  startTestCards,
  type TestCards,
} from '../../../test/test-cards.ts';

let cards: TestCards;

beforeAll(async () => {
  cards = await startTestCards();
});
afterAll(() => cards.remove());

async function show(params: Record<string, string>) {
  const query = new URLSearchParams({ session: 's1', origin: PORTAL, lang: 'en', ...params });
  const reply = await fetch(`${cards.running.urls.frameUrl}?${query}`);
  return { status: reply.status, policy: reply.headers.get('content-security-policy'), html: await reply.text() };
}

describe('the card fields', () => {
  it('are labelled, say what belongs in them, and have a place for what is wrong', async () => {
    const { status, html } = await show({});
    expect(status).toBe(200);
    for (const id of ['number', 'expiry', 'cvc', 'postalCode']) {
      expect(html).toContain(`<label for="${id}">`);
      expect(html).toContain(`aria-describedby="${id}-error`);
    }
    expect(html).toContain('autocomplete="cc-number"');
  });

  it('speak French and English', async () => {
    expect((await show({ lang: 'fr' })).html).toContain('Numéro de carte');
    expect((await show({ lang: 'en' })).html).toContain('Card number');
  });

  it('may be shown by the portal alone, and let nothing else run in them', async () => {
    const { policy, html } = await show({});
    expect(policy).toContain(`frame-ancestors ${PORTAL}`);
    expect(policy).toContain("default-src 'none'");
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy ?? '')?.[1];
    expect(html).toContain(`<script nonce="${nonce}">`);
  });

  it.each([{ origin: 'https://elsewhere.test' }, { origin: '' }, { session: '' }, { session: '<script>' }])(
    'are not shown for %j',
    async (params) => {
      const { status, policy, html } = await show(params);
      expect(status).toBe(403);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(html).not.toContain('<form');
    },
  );

  it('give a token for a card, with what may be shown of it', async () => {
    expect(await fillIn(cards.running, 'ok-amex')).toMatchObject({
      status: 200,
      json: { token: expect.stringMatching(/^tok_/), brand: 'amex', last4: '0005', expMonth: 12, expYear: 2040 },
    });
  });

  it('say which field is wrong', async () => {
    const changes = { number: '4242424242424241', expiry: 'soon', cvc: '', postalCode: 'x' };
    expect(await fillIn(cards.running, 'ok-visa', changes)).toMatchObject({
      status: 422,
      json: {
        error: {
          code: 'incomplete',
          fields: { number: 'incorrect_number', expiry: 'invalid', cvc: 'required', postalCode: 'invalid' },
        },
      },
    });
  });

  it.each([
    ['unsaved-do-not-honor', 'do_not_honor'],
    ['unsaved-funds', 'insufficient_funds'],
    ['unsaved-lost', 'lost_card'],
    ['unsaved-stolen', 'stolen_card'],
    ['unsaved-expired', 'expired_card'],
    ['unsaved-cvc', 'incorrect_cvc'],
    ['unsaved-processing', 'processing_error'],
  ])('say what the bank says: %s is %s', async (name, code) => {
    expect(await fillIn(cards.running, name)).toMatchObject({ status: 402, json: { error: { code } } });
  });

  it('take nothing but the fields, as JSON', async () => {
    const { frameUrl } = cards.running.urls;
    expect(await call(frameUrl, 'POST /frame/tokens', { body: { number: '1' } })).toMatchObject({ status: 400 });
    const headers = { 'content-type': 'text/plain' };
    const body = { session: 's', number: '4242424242424242', expiry: '12/40', cvc: '123', postalCode: 'G1R4P5' };
    expect(await call(frameUrl, 'POST /frame/tokens', { body, headers })).toMatchObject({ status: 400 });
    expect(await call(frameUrl, 'GET /elsewhere')).toMatchObject({ status: 404 });
  });

  it('leave no number behind', async () => {
    await saveCard(cards.running, 'ok-mastercard');
    for (const route of ['GET /__sim/cards', 'GET /__sim/events']) {
      expect(JSON.stringify((await control(cards.running, route)).json)).not.toContain('5555555555554444');
    }
  });
});

describe('the page of the bank', () => {
  const decide = (id: string, decision: string) =>
    call(cards.running.urls.frameUrl, 'POST /authenticate', { body: { charge: id, decision } });
  const waiting = async () => {
    const { status, json } = await charge(cards.running, await saveCard(cards.running, 'needs-action'));
    expect(status).toBe(402);
    expect(json).toMatchObject({ error: { code: 'authentication_required' }, charge: { status: 'action-required' } });
    const { id, actionUrl } = json['charge'] as { id: string; actionUrl: string };
    return { id, actionUrl };
  };
  const stateOf = async (id: string) => (await callApi(cards.running, `GET /api/charges/${id}`)).json['status'];

  it('asks the holder, who says yes', async () => {
    const { id, actionUrl } = await waiting();
    const page = await (await fetch(`${actionUrl}&lang=fr`)).text();
    expect(page).toContain('160,97');
    expect(page).toContain('3184');
    expect(await decide(id, 'confirm')).toMatchObject({ status: 200 });
    expect(await stateOf(id)).toBe('succeeded');
    expect(await (await fetch(`${actionUrl}&lang=en`)).text()).toContain('The payment is confirmed.');
    expect(await decide(id, 'refuse')).toMatchObject({ status: 409 });
  });

  it('asks the holder, who says no', async () => {
    const { id } = await waiting();
    expect(await decide(id, 'refuse')).toMatchObject({ status: 200 });
    expect(await stateOf(id)).toBe('declined');
  });

  it('leads back into the portal, and nowhere else', async () => {
    const { actionUrl } = await waiting();
    const back = async (url: string) => (await fetch(`${actionUrl}&return=${encodeURIComponent(url)}`)).text();
    expect(await back(`${PORTAL}/billing`)).toContain(`data-back="${PORTAL}/billing"`);
    expect(await back('https://elsewhere.test/')).toContain('data-back=""');
  });

  it('has nothing to ask about a charge that is not there, nor takes another decision', async () => {
    const { frameUrl } = cards.running.urls;
    expect((await fetch(new URL('/authenticate?charge=no', frameUrl))).status).toBe(404);
    expect(await decide('no', 'confirm')).toMatchObject({ status: 409 });
    expect(await decide('no', 'perhaps')).toMatchObject({ status: 400 });
  });
});
