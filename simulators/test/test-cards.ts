import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { CARD_KEYS } from '../src/cards/card-keys.ts';
import { MAGIC_CARDS } from '../src/cards/core/magic-cards.ts';
import { type RunningCards, startCards } from '../src/cards/start-cards.ts';
import { closeServer } from '../src/loopback/close-server.ts';
import { listen } from '../src/loopback/listen.ts';
import { control } from './control.ts';

/** Address that the portal of the tests states. Nothing listens there. */
export const PORTAL = 'http://localhost:3999';

/** Longest time to poll for a change that comes soon, on a machine that may be busy. */
export const PATIENCE = { timeout: 15_000 };

export interface TestCards {
  /** The one running now. */
  running: RunningCards;
  /** Closes it and starts it again on the same folder. */
  restart: () => Promise<void>;
  remove: () => Promise<void>;
}

/** A card network on free ports that knows where the portal is, in a folder that goes away with it. */
export async function startTestCards(settings: object = {}): Promise<TestCards> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cards-'));
  const cards: TestCards = {
    running: await startCards({ dataDir }),
    restart: async () => {
      await cards.running.close();
      cards.running = await startCards({ dataDir });
    },
    remove: async () => {
      await cards.running.close();
      await rm(dataDir, { recursive: true });
    },
  };
  await control(cards.running, 'POST /__sim/config', { portalOrigins: [PORTAL], retryPausesMs: [1, 1], ...settings });
  return cards;
}

export interface CardsAnswer {
  status: number;
  headers: Headers;
  json: Record<string, unknown>;
}

const recordSchema = z.record(z.string(), z.unknown()).catch({});

/** One HTTP call. `body`: a text as it is, anything else as JSON. */
export async function call(
  base: string,
  route: string,
  options: { headers?: Record<string, string>; body?: unknown; signal?: AbortSignal } = {},
): Promise<CardsAnswer> {
  const [method = '', path = ''] = route.split(' ');
  const { body, headers = {}, signal } = options;
  const reply = await fetch(new URL(path, base), {
    method,
    headers: { connection: 'close', 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  return { status: reply.status, headers: reply.headers, json: recordSchema.parse(await reply.json().catch(() => {})) };
}

/** One call of the simulator's own face. */
export function callApi(
  { urls }: RunningCards,
  route: string,
  options: { key?: string; body?: unknown; signal?: AbortSignal; secret?: string } = {},
): Promise<CardsAnswer> {
  const { key, secret = CARD_KEYS.secretKey, ...more } = options;
  const headers = {
    authorization: `Bearer ${secret}`,
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  return call(urls.apiUrl, route, { ...more, headers });
}

export function numberOf(name: string): string {
  return MAGIC_CARDS.find((magic) => magic.name === name)?.number ?? '';
}

/** Sends the card fields as they are once they are filled in. */
export function fillIn({ urls }: RunningCards, name: string, changes: object = {}): Promise<CardsAnswer> {
  const fields = { session: 's1', number: numberOf(name), expiry: '12 / 40', cvc: '1234', postalCode: 'G1R 4P5' };
  return call(urls.frameUrl, 'POST /frame/tokens', { body: { ...fields, ...changes } });
}

/** A saved card of the simulator's own face, from the fields to its id. */
export async function saveCard(cards: RunningCards, name = 'ok-visa'): Promise<string> {
  const { json } = await fillIn(cards, name);
  const saved = await callApi(cards, 'POST /api/cards', { body: { token: json['token'] } });
  return String(saved.json['id']);
}

export function charge(
  cards: RunningCards,
  cardId: string,
  options: { key?: string; changes?: object; signal?: AbortSignal } = {},
): Promise<CardsAnswer> {
  const { key = crypto.randomUUID(), changes, ...more } = options;
  const body = { amountCents: 16_097, currency: 'cad', cardId, description: 'July', reference: 'F-1', ...changes };
  return callApi(cards, 'POST /api/charges', { key, body, ...more });
}

export interface Counters {
  charges: number;
  succeeded: number;
  chargedCents: number;
  refundedCents: number;
}

const statusSchema = z.object({
  counters: z.object({
    charges: z.int(),
    succeeded: z.int(),
    chargedCents: z.int(),
    refundedCents: z.int(),
  }),
});

export async function countersOf(cards: RunningCards): Promise<Counters> {
  return statusSchema.parse((await control(cards, 'GET /__sim/status')).json).counters;
}

/** A portal that keeps what its webhook receives, and answers these statuses in turn, then 200. */
export async function startWebhook(...statuses: number[]) {
  const calls: { body: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    const answer = async () => {
      calls.push({ body: await text(request), headers: request.headers });
      response.writeHead(statuses.shift() ?? 200).end();
    };
    void answer();
  });
  const port = await listen(server, undefined);
  return { calls, webhookUrl: `http://127.0.0.1:${port}/webhooks/cards`, close: () => closeServer(server) };
}
