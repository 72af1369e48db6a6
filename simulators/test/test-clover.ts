import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { CLOVER_APP } from '../src/clover/clover-app.ts';
import { cloverId } from '../src/clover/clover-id.ts';
import { type RunningClover, startClover } from '../src/clover/start-clover.ts';
import { closeServer } from '../src/loopback/close-server.ts';
import { listen } from '../src/loopback/listen.ts';
import { control } from './control.ts';

/** Address that the portal of the tests states. Nothing listens there. */
export const SITE_URL = 'http://localhost:3999';

export const BISTRO = cloverId('merchant:bistro');
export const BISTRO_OWNER = cloverId('employee:bistro:owner');
export const ILES = cloverId('merchant:iles');
export const MADO = cloverId('merchant:mado');

export interface TestClover {
  dataDir: string;
  /** The one running now. */
  running: RunningClover;
  /** Closes it and starts it again on the same folder. */
  restart: () => Promise<void>;
  remove: () => Promise<void>;
}

/** A Clover on a free port that knows where the portal is, in a folder that goes away with it. */
export async function startTestClover(settings: object = {}): Promise<TestClover> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clover-'));
  const clover: TestClover = {
    dataDir,
    running: await startClover({ dataDir }),
    restart: async () => {
      await clover.running.close();
      clover.running = await startClover({ dataDir });
    },
    remove: async () => {
      await clover.running.close();
      await rm(dataDir, { recursive: true });
    },
  };
  await control(clover.running, 'POST /__sim/config', { siteUrl: SITE_URL, ...settings });
  return clover;
}

export interface CloverAnswer {
  status: number;
  headers: Headers;
  json: unknown;
  /** Target of a redirect. */
  location: URL | null;
}

/** One call of Clover's own interfaces. `body` goes as JSON. */
export async function callClover(
  { urls }: RunningClover,
  route: string,
  options: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<CloverAnswer> {
  const [method = '', path = ''] = route.split(' ');
  const { token, body, headers = {} } = options;
  const reply = await fetch(new URL(path, urls.apiUrl), {
    method,
    redirect: 'manual',
    headers: {
      connection: 'close',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const location = reply.headers.get('location');
  return {
    status: reply.status,
    headers: reply.headers,
    json: await reply.json().catch(() => null),
    location: location === null ? null : new URL(location),
  };
}

/** The path of an authorization request that allows at once. */
export function authorizePath(params: Record<string, string> = {}): string {
  const query = new URLSearchParams({ client_id: CLOVER_APP.clientId, merchant_id: BISTRO, __auto: '1', ...params });
  return `GET /oauth/v2/authorize?${query}`;
}

/** A code, as a merchant's consent gives it. */
export async function allow(clover: RunningClover, params: Record<string, string> = {}): Promise<string> {
  const { location } = await callClover(clover, authorizePath(params));
  return location?.searchParams.get('code') ?? '';
}

const tokensSchema = z.strictObject({
  access_token: z.string(),
  access_token_expiration: z.int(),
  refresh_token: z.string(),
  refresh_token_expiration: z.int(),
});

export type Tokens = z.infer<typeof tokensSchema>;

export function exchange(clover: RunningClover, code: string, changes: object = {}): Promise<CloverAnswer> {
  const { clientId, clientSecret } = CLOVER_APP;
  const body = { client_id: clientId, client_secret: clientSecret, code, ...changes };
  return callClover(clover, 'POST /oauth/v2/token', { body });
}

export function refresh(clover: RunningClover, token: string, changes: object = {}): Promise<CloverAnswer> {
  const body = { client_id: CLOVER_APP.clientId, refresh_token: token, ...changes };
  return callClover(clover, 'POST /oauth/v2/refresh', { body });
}

export function readTokens({ json }: CloverAnswer): Tokens {
  return tokensSchema.parse(json);
}

/** Tokens of a merchant, from consent to exchange. */
export async function connect(clover: RunningClover, merchant = BISTRO): Promise<Tokens> {
  return readTokens(await exchange(clover, await allow(clover, { merchant_id: merchant })));
}

/** A portal that keeps what its webhook receives, and answers these statuses in turn, then 200. */
export async function startPortal(...statuses: number[]) {
  const calls: { body: unknown; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    const answer = async () => {
      calls.push({ body: JSON.parse(await text(request)), headers: request.headers });
      response.writeHead(statuses.shift() ?? 200).end();
    };
    void answer();
  });
  const port = await listen(server, undefined);
  return { calls, webhookUrl: `http://127.0.0.1:${port}/webhooks/clover`, close: () => closeServer(server) };
}
