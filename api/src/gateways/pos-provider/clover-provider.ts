import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type HttpCall, type HttpOutcome, openHttpClient, parseJson } from '../http-client.ts';
import { type CallLimits, createCallLimiter } from './limit-calls.ts';
import type { Outcome, PosAccess, PosDelivery, PosEmployee, PosNews, PosProvider } from './pos-provider.ts';
import { readInventory } from './read-inventory.ts';
import { readPages } from './read-pages.ts';
import {
  readDevicesReply,
  readEmployeeReply,
  readEmployeesReply,
  readMerchantReply,
  readTaxRatesReply,
  readTokens,
} from './read-replies.ts';

export interface CloverSettings {
  /** Base of the consent page. */
  readonly webUrl: string;
  /** Base of the token calls and of the REST interface. */
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Binds a code to the browser that asked for it by PKCE, beside the app's secret. */
  readonly pkce: boolean;
  /** Value of `X-Clover-Auth` that every delivery carries. */
  readonly webhookAuthCode: string;
  /** Longest time of a call in all, waiting for its turn and retries included. */
  readonly timeoutMs: number;
  readonly limits?: CallLimits;
  /** Before the first new try after a 429 that names no time; doubled for each further one. */
  readonly firstPauseMs?: number;
}

const CONNECTIONS = 10;
const FIRST_PAUSE_MS = 1000;
/** A page of a thousand, each with all that the provider knows of it. */
const LONGEST_REPLY_BYTES = 8_000_000;

/** Clover: OAuth v2 (the variant with a secret) and REST v3. Source: CLV-3, CLV-4, CLV-6, CLV-11. */
export function createCloverProvider(settings: CloverSettings): PosProvider {
  const { clientId, webUrl, apiUrl } = settings;
  const client = openHttpClient({
    connections: CONNECTIONS,
    timeoutMs: settings.timeoutMs,
    longestReplyBytes: LONGEST_REPLY_BYTES,
  });
  const limiter = createCallLimiter(settings.limits);
  const send = (call: Omit<HttpCall, 'timeoutMs'>): Promise<HttpOutcome> =>
    sendPatiently(settings, async (timeLeft) => {
      const turn = { token: call.bearer ?? null, patienceMs: timeLeft() };
      const result = await limiter.run(turn, () => client.send({ ...call, timeoutMs: timeLeft() }));
      return result ?? { kind: 'unavailable', detail: 'no turn within the limits' };
    });
  const change = async <Answer>(path: string, body: object, read: (reply: unknown) => Answer | null) =>
    outcomeOf(await send({ url: `${apiUrl}${path}`, body }), read);
  const read = async <Answer>(access: PosAccess, path: string, parse: (reply: unknown) => Answer | null) => {
    const url = `${apiUrl}/v3/merchants/${encodeURIComponent(access.posMerchantId)}${path}`;
    const outcome = outcomeOf(await send({ url, bearer: access.accessToken }), parse);
    // Nothing was changed: a lost reply to a question is a question not asked.
    return outcome.kind === 'unknown' ? { kind: 'unavailable' as const, detail: outcome.detail } : outcome;
  };
  const list = <Element extends { readonly id: string }>(
    access: PosAccess,
    path: string,
    parse: (reply: unknown) => readonly Element[] | null,
  ) => readPages((query) => read(access, `${path}${query}`, parse));
  return {
    name: 'Clover',
    isOurApp: (id) => id === clientId,
    consentAddress: ({ state, returnTo, posMerchantId, verifier }) => {
      const url = new URL('/oauth/v2/authorize', webUrl);
      const query = { client_id: clientId, redirect_uri: returnTo, response_type: 'code', state };
      url.search = new URLSearchParams({
        ...query,
        ...(settings.pkce ? { code_challenge: challengeOf(verifier), code_challenge_method: 'S256' } : {}),
        ...(posMerchantId === null ? {} : { merchant_id: posMerchantId }),
      }).toString();
      return url.href;
    },
    exchangeCode: (code, verifier) => change('/oauth/v2/token', codeBody(settings, code, verifier), readTokens),
    refreshTokens: (refreshToken) =>
      change('/oauth/v2/refresh', { client_id: clientId, refresh_token: refreshToken }, readTokens),
    readMerchant: (access) => read(access, '?expand=address,properties,owner', readMerchantReply),
    readEmployee: (access, id) => read(access, `/employees/${encodeURIComponent(id)}`, readEmployeeReply),
    readCurrentEmployee: async (access) => orNoOne(await read(access, '/employees/current', readEmployeeReply)),
    listEmployees: async (access) =>
      notEmpty(onlyThose(await list(access, '/employees', readEmployeesReply), (one) => (one.isActive ? [one] : []))),
    listDevices: (access) => list(access, '/devices', readDevicesReply),
    listTaxRates: async (access) =>
      onlyThose(await list(access, '/tax_rates', readTaxRatesReply), ({ isRemoved, ...tax }) =>
        isRemoved ? [] : [tax],
      ),
    readInventory: (access) => readInventory((path, parse) => read(access, path, parse)),
    recognizesDelivery: (headers) => isSame(String(headers['x-clover-auth'] ?? ''), settings.webhookAuthCode),
    readDelivery: (delivery) => (delivery.appId === clientId ? readNews(delivery) : null),
    close: () => client.close(),
  };
}

/**
 * Sends, and sends again after a 429, which says that nothing was done: after the time it names, else after one second,
 * doubled each time, with some randomness so that servers do not come back together. `timeLeft` counts down over all tries.
 */
async function sendPatiently(
  { timeoutMs, firstPauseMs = FIRST_PAUSE_MS }: CloverSettings,
  send: (timeLeft: () => number) => Promise<HttpOutcome>,
): Promise<HttpOutcome> {
  const until = Date.now() + timeoutMs;
  const timeLeft = (): number => Math.max(1, until - Date.now());
  for (let pauseMs = firstPauseMs; ; pauseMs *= 2) {
    const result = await send(timeLeft);
    if (result.kind !== 'replied' || result.status !== 429) return result;
    const wait = (result.retryAfterMs ?? pauseMs) + Math.random() * (firstPauseMs / 4);
    if (wait >= timeLeft()) return { kind: 'unavailable', detail: 'too many requests' };
    await pause(wait);
  }
}

function outcomeOf<Answer>(result: HttpOutcome, read: (reply: unknown) => Answer | null): Outcome<Answer> {
  if (result.kind !== 'replied') return result;
  const { status, body } = result;
  if (status >= 400 && status < 500) return status === 408 ? unknown(status) : { kind: 'refused', status };
  const answer = status === 200 ? read(parseJson(body)) : null;
  return answer === null ? unknown(status) : { kind: 'answer', answer };
}

const unknown = (status: number): Outcome<never> => ({ kind: 'unknown', detail: `no usable answer, status ${status}` });

/** Compares as long for any difference; hashed, so that not even the length shows. */
function isSame(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

/** Returns the body that exchanges a code: with the app's secret, and the verifier that only the browser that asked for it knows. */
const codeBody = ({ clientId, clientSecret, pkce }: CloverSettings, code: string, verifier: string): object => ({
  client_id: clientId,
  client_secret: clientSecret,
  code,
  ...(pkce ? { code_verifier: verifier } : {}),
});

/** Base64url of the SHA-256 (RFC 7636, 4.2). */
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** An app may have no right to ask who consented, or the provider no answer: then no one is named, which is not a failure. */
const orNoOne = (outcome: Outcome<PosEmployee>): Outcome<PosEmployee | null> =>
  outcome.kind === 'refused' ? { kind: 'answer', answer: null } : outcome;

/** Those of a list that are still there, as they are kept. */
function onlyThose<Listed, Kept>(
  outcome: Outcome<readonly Listed[]>,
  keep: (element: Listed) => readonly Kept[],
): Outcome<readonly Kept[]> {
  return outcome.kind === 'answer' ? { kind: 'answer', answer: outcome.answer.flatMap(keep) } : outcome;
}

/** Someone owns every merchant's: a list of no one is not trusted. */
const notEmpty = <Element>(outcome: Outcome<readonly Element[]>): Outcome<readonly Element[]> =>
  outcome.kind === 'answer' && outcome.answer.length === 0 ? { kind: 'unavailable', detail: 'an empty list' } : outcome;

/** Of all that a delivery may tell: the end of our app at a merchant's, who works there, and what is to be read again. */
function readNews({ appId, merchants }: PosDelivery): PosNews[] {
  return Object.entries(merchants).flatMap(([posMerchantId, updates]) =>
    updates.flatMap(({ objectId, type, ts }): PosNews[] => {
      const [, key, id = ''] = /^(A|E|M|I|IC|IG|IM):(\w{1,64})$/.exec(objectId) ?? [];
      if (key === 'M') return [{ kind: 'data-changed', posMerchantId, data: 'merchant' }];
      if (key?.startsWith('I')) return [{ kind: 'data-changed', posMerchantId, data: 'inventory' }];
      if (key === 'E') return employeeNews({ posMerchantId, employeeId: id, type });
      const isRemoval = key === 'A' && id === appId && type === 'DELETE';
      return isRemoval ? [{ kind: 'app-removed', posMerchantId, at: new Date(ts) }] : [];
    }),
  );
}

/** Anyone who is new there has never been here. */
function employeeNews({ type, ...who }: { posMerchantId: string; employeeId: string; type: string }): PosNews[] {
  const read: PosNews = { kind: 'data-changed', posMerchantId: who.posMerchantId, data: 'employees' };
  return type === 'CREATE' ? [read] : [{ kind: 'employee-changed', ...who }, read];
}
