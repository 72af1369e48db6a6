import type { CardPayments, EnteredCard } from '../src/gateways/card-payments/card-payments.ts';
import type {
  CardsConfig,
  CloverPaymentsSettings,
  SimulatorSettings,
  StripeSettings,
} from '../src/gateways/card-payments/cards-config.ts';
import { startSimulators, type SimulatorsReady } from './start-simulators.ts';

/** A charge as the network wrote it down. */
export interface SimulatedCharge {
  readonly id: string;
  readonly face: string;
  readonly key: string;
  readonly status: string;
  readonly amountCents: number;
  readonly refundedCents: number;
}

/** The simulated card network as a program of its own, reached by nothing but its addresses. */
export interface SimulatedCards {
  readonly settings: {
    readonly simulator: SimulatorSettings;
    readonly clover: CloverPaymentsSettings;
    readonly stripe: StripeSettings;
  };
  control(route: string, body?: unknown): Promise<unknown>;
  /** Enters a card by its name in the network's table, as a customer in the provider's fields: what the page then sends. */
  enter(payments: CardPayments, magic: string, merchantId: string): Promise<Pick<EnteredCard, 'token' | 'face'>>;
  /** The charges of a key. */
  charges(key: string): Promise<SimulatedCharge[]>;
  stop(): Promise<void>;
}

const PORTAL = 'http://localhost:3999';

export async function startSimulatedCards(): Promise<SimulatedCards> {
  const { ready, stop } = await startSimulators();
  const control = (route: string, body?: unknown) => controlOf(ready.cards.controlUrl, route, body);
  await control('POST /__sim/config', { portalOrigins: [PORTAL], retryPausesMs: [100, 100] });
  const { items } = (await control('GET /__sim/magic')) as { items: { name: string; number: string }[] };
  const numberOf = (name: string) => items.find((magic) => magic.name === name)?.number ?? missing(name);
  return {
    settings: settingsOf(ready),
    control,
    enter: (payments, magic, merchantId) =>
      ENTER[payments.provider](ready.cards, payments, { number: numberOf(magic), merchantId }),
    charges: async (key) => {
      const { items: charges } = (await control('GET /__sim/charges')) as { items: SimulatedCharge[] };
      return charges.filter((charge) => charge.key === key);
    },
    stop,
  };
}

async function controlOf(controlUrl: string, route: string, body: unknown): Promise<unknown> {
  const [method = '', path = ''] = route.split(' ');
  const reply = await fetch(new URL(path, controlUrl), {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${route}: ${await reply.text()}`);
  return reply.json();
}

function settingsOf({ cards }: SimulatorsReady): SimulatedCards['settings'] {
  const timeoutMs = 25_000;
  return {
    simulator: {
      provider: 'simulator',
      apiUrl: cards.apiUrl,
      frameUrl: cards.frameUrl,
      secretKey: cards.secretKey,
      webhookSecret: cards.webhookSecret,
      timeoutMs,
    },
    clover: {
      provider: 'clover',
      apiUrl: cards.cloverUrl,
      scriptUrl: `${cards.cloverUrl}/sdk.js`,
      secretKey: cards.cloverPrivateToken,
      publicKey: cards.cloverPublicKey,
      merchantId: cards.cloverMerchantId,
      address: '192.0.2.1',
      timeoutMs,
    },
    stripe: {
      provider: 'stripe',
      apiUrl: cards.stripeUrl,
      scriptUrl: 'https://js.stripe.com/v3/',
      secretKey: cards.stripeSecretKey,
      publicKey: cards.stripePublishableKey,
      webhookSecret: cards.stripeWebhookSecret,
      timeoutMs,
    },
  };
}

type Enter = (
  cards: SimulatorsReady['cards'],
  payments: CardPayments,
  entered: { number: string; merchantId: string },
) => ReturnType<SimulatedCards['enter']>;

/** Each provider's fields, without a browser. */
const ENTER: Readonly<Record<CardsConfig['provider'], Enter>> = {
  simulator: async ({ frameUrl }, _, { number, merchantId }) => {
    const body = { session: merchantId, number, expiry: '12/40', cvc: cvcOf(number), postalCode: 'G1K 3Z4' };
    const { token } = (await postJson(`${frameUrl}/tokens`, body)) as { token?: string };
    return { token: token ?? missing('token'), face: null };
  },
  clover: async ({ cloverUrl, cloverPublicKey }, _, { number }) => {
    const entered = { number, exp_month: '12', exp_year: '2040', cvv: cvcOf(number) };
    const reply = await postJson(`${cloverUrl}/v1/tokens`, { card: entered }, { apikey: cloverPublicKey });
    const { id, card } = reply as { id?: string; card?: { brand: string; last4: string } };
    return {
      token: id ?? missing('token'),
      face: card ? { brand: card.brand, last4: card.last4, expMonth: 12, expYear: 2040 } : null,
    };
  },
  stripe: async ({ stripeUrl, stripePublishableKey }, payments, { number, merchantId }) => {
    const fields = await payments.beginEntry({ merchantId, language: 'fr' });
    if (fields?.kind !== 'stripe') throw new Error('these are no fields of Stripe’s');
    const [id = ''] = fields.clientSecret.split('_secret');
    const form = new URLSearchParams({
      key: stripePublishableKey,
      client_secret: fields.clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2040',
      'payment_method_data[card][cvc]': cvcOf(number),
    });
    await fetch(`${stripeUrl}/v1/setup_intents/${id}/confirm`, { method: 'POST', body: form });
    return { token: id, face: null };
  },
};

const cvcOf = (number: string): string => (number.length === 15 ? '1234' : '123');

async function postJson(url: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return reply.json();
}

function missing(what: string): never {
  throw new Error(`the simulated card network has no ${what}`);
}
