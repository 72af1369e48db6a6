import type { CloverSettings } from '../src/gateways/pos-provider/clover-provider.ts';
import { startSimulators, type SimulatorsReady } from './start-simulators.ts';

/** An employee of a merchant of the simulated provider. */
export interface SimulatedMerchant {
  readonly id: string;
  readonly name: string;
  readonly employees: readonly { id: string; name: string; email?: string; isOwner: boolean }[];
}

/** The simulated Clover as a program of its own, reached by nothing but its addresses. */
export interface SimulatedClover {
  readonly settings: CloverSettings;
  /** The card network that runs in the same program. */
  readonly cards: SimulatorsReady['cards'];
  /** The mailbox that runs there, too. */
  readonly mailbox: SimulatorsReady['mailbox'];
  /** Of the demo world, by name. */
  merchant(name: string): SimulatedMerchant;
  control(route: string, body?: unknown): Promise<unknown>;
  /** Follows a consent address as a merchant who allows at once, or denies; answers where the browser is sent. */
  consent(address: string, choice?: { employee?: string; deny?: true }): Promise<URL>;
  /** A code as a merchant's consent gives it. */
  code(posMerchantId: string): Promise<string>;
  stop(): Promise<void>;
}

/** Address that the portal of the tests states. */
export const SITE_URL = 'http://localhost:3999';

export async function startSimulatedClover(): Promise<SimulatedClover> {
  const { ready, stop } = await startSimulators();
  const { controlUrl } = ready.clover;
  const control = async (route: string, body?: unknown): Promise<unknown> => {
    const [method = '', path = ''] = route.split(' ');
    const reply = await fetch(new URL(path, controlUrl), {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${route}: ${await reply.text()}`);
    return reply.json();
  };
  await control('POST /__sim/config', { siteUrl: SITE_URL });
  const { items } = (await control('GET /__sim/merchants')) as { items: SimulatedMerchant[] };
  const consent = (address: string, choice: { employee?: string; deny?: true } = {}) => follow(address, choice);
  return {
    settings: settingsOf(ready),
    cards: ready.cards,
    mailbox: ready.mailbox,
    merchant: (name) => items.find((merchant) => merchant.name === name) ?? missing(name),
    control,
    consent,
    code: async (posMerchantId) => {
      const query = new URLSearchParams({ client_id: ready.clover.clientId, merchant_id: posMerchantId });
      const arrival = await consent(`${ready.clover.webUrl}/oauth/v2/authorize?${query.toString()}`);
      return arrival.searchParams.get('code') ?? missing('code');
    },
    stop,
  };
}

function settingsOf({ clover }: SimulatorsReady): CloverSettings {
  const { webUrl, apiUrl, clientId, clientSecret, webhookAuthCode } = clover;
  return { webUrl, apiUrl, clientId, clientSecret, webhookAuthCode, pkce: true, timeoutMs: 20_000, firstPauseMs: 100 };
}

async function follow(address: string, choice: { employee?: string; deny?: true }): Promise<URL> {
  const url = new URL(address);
  url.searchParams.set('__auto', choice.deny ? 'deny' : '1');
  if (choice.employee) url.searchParams.set('__employee', choice.employee);
  const reply = await fetch(url, { redirect: 'manual' });
  return new URL(reply.headers.get('location') ?? missing(`a redirect from ${address}: ${await reply.text()}`));
}

function missing(what: string): never {
  throw new Error(`the simulated provider has no ${what}`);
}
