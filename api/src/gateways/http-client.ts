import { Agent, buildConnector, request } from 'undici';
import type { CallOutcome } from './call-outcome.ts';

/** Some firewalls count a request that names no product as an attack. */
const PRODUCT = 'Comptoir';

/** Longer than almost any reply that we wait for. */
const LONGEST_REPLY_BYTES = 1_000_000;
const CONNECT_TIMEOUT_MS = 4000;

export interface HttpClientSettings {
  /** Requests that may be under way at once, over as many kept connections. */
  readonly connections: number;
  readonly connectTimeoutMs?: number;
  /** Longest time of a call in all, where it does not say so itself. */
  readonly timeoutMs?: number;
  /** The rest of a longer body is not read. */
  readonly longestReplyBytes?: number;
  /** Certificates to trust and to show, as the TLS library takes them. */
  readonly tls?: object;
}

/** One JSON call: a body is sent as it is when it is a text. */
export interface HttpCall {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly bearer?: string | null;
  readonly body?: object | string;
  /** Longest time of the call in all. */
  readonly timeoutMs?: number;
  /** Longest wait for the reply once the request has left, for calls that wait for a connection first. */
  readonly replyTimeoutMs?: number;
}

/** Outcome of a call, before its body is read. */
export type HttpOutcome = CallOutcome<{
  readonly kind: 'replied';
  readonly status: number;
  readonly body: string;
  /** The time that a busy service asks for. */
  readonly retryAfterMs: number | null;
}>;

export interface HttpClient {
  /** Sends a call and waits for the whole reply. What goes wrong once the connection stands is `unknown`. */
  send(call: HttpCall): Promise<HttpOutcome>;
  /** Closes once the last call has ended. */
  close(): Promise<void>;
}

/** Marks a failure to connect: nothing of the request can have left. */
class NeverConnected extends Error {}

/** Opens the connections of one gateway, the only way out over HTTP; a vendor's own library excepted. */
export function openHttpClient(settings: HttpClientSettings): HttpClient {
  const { connections, connectTimeoutMs = CONNECT_TIMEOUT_MS, timeoutMs, tls = {} } = settings;
  // A call that is given up while it connects has certainly not arrived: connecting ends first.
  const connect = buildConnector({ ...tls, timeout: Math.min(connectTimeoutMs, timeoutMs ?? connectTimeoutMs) });
  const agent = new Agent({
    connections,
    maxResponseSize: settings.longestReplyBytes ?? LONGEST_REPLY_BYTES,
    connect: (target, done) =>
      connect(target, (...[error, socket]) =>
        error ? done(new NeverConnected(codeOf(error), { cause: error }), null) : done(null, socket),
      ),
  });
  return {
    send: (call) => send(agent, timeoutMs === undefined ? call : { timeoutMs, ...call }),
    close: () => agent.close(),
  };
}

async function send(agent: Agent, call: HttpCall): Promise<HttpOutcome> {
  const { url, body, timeoutMs, replyTimeoutMs } = call;
  // Not AbortSignal.timeout: that lives on until its time has come, and a midnight would hold thousands of them.
  const tooLong = new AbortController();
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => tooLong.abort(), timeoutMs);
  try {
    const reply = await request(url, {
      method: call.method ?? (body === undefined ? 'GET' : 'POST'),
      dispatcher: agent,
      signal: tooLong.signal,
      headers: headersOf(call),
      body: typeof body === 'object' ? JSON.stringify(body) : (body ?? null),
      ...(replyTimeoutMs === undefined ? {} : { headersTimeout: replyTimeoutMs, bodyTimeout: replyTimeoutMs }),
    });
    const retryAfterMs = readRetryAfter(reply.headers['retry-after']);
    return { kind: 'replied', status: reply.statusCode, retryAfterMs, body: await reply.body.text() };
  } catch (error) {
    if (error instanceof NeverConnected) return { kind: 'unavailable', detail: error.message };
    return { kind: 'unknown', detail: codeOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

const headersOf = ({ bearer = null, body, headers }: HttpCall): Record<string, string> => ({
  accept: 'application/json',
  'user-agent': PRODUCT,
  ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
  ...(typeof body === 'object' ? { 'content-type': 'application/json' } : {}),
  ...headers,
});

function readRetryAfter(header: string | string[] | undefined): number | null {
  const seconds = Number(header);
  return header === undefined || !Number.isFinite(seconds) || seconds < 0 ? null : seconds * 1000;
}

/** Returns the error as a code: never a message, which could repeat what was sent. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unexpected';
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string') return code;
  // When several addresses were tried, the first failure says as much as the others.
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return error.name;
}

/** The JSON of a text; null when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
