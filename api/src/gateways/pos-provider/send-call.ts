import { Agent, buildConnector, request } from 'undici';

/** How an HTTP call ended, before anybody reads what it says. */
export type CallResult =
  | { readonly kind: 'replied'; readonly status: number; readonly retryAfterMs: number | null; readonly body: string }
  | { readonly kind: 'unavailable'; readonly detail: string }
  | { readonly kind: 'unknown'; readonly detail: string };

/** One call: a GET without `body`, else a POST of it as JSON. */
export interface Call {
  readonly url: string;
  readonly accessToken: string | null;
  readonly body?: object;
  readonly timeoutMs: number;
}

/** Longer than any reply of ours needs; the rest of such a body is not read. */
const LONGEST_REPLY_BYTES = 1_000_000;

/** Marks what went wrong while connecting: nothing of the request can have left. */
class NeverConnected extends Error {}

/** An agent that tells a connection that never stood from one that broke. */
export function openAgent(connections: number, connectTimeoutMs: number): Agent {
  const connect = buildConnector({ timeout: connectTimeoutMs });
  return new Agent({
    connections,
    maxResponseSize: LONGEST_REPLY_BYTES,
    connect: (target, done) =>
      connect(target, (...[error, socket]) =>
        error ? done(new NeverConnected(codeOf(error), { cause: error }), null) : done(null, socket),
      ),
  });
}

/** Sends a call and waits for the whole reply, at the most `timeoutMs`. */
export async function sendCall(agent: Agent, { url, accessToken, body, timeoutMs }: Call): Promise<CallResult> {
  try {
    const reply = await request(url, {
      method: body ? 'POST' : 'GET',
      dispatcher: agent,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        ...(accessToken === null ? {} : { authorization: `Bearer ${accessToken}` }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const retryAfterMs = readRetryAfter(reply.headers['retry-after']);
    return { kind: 'replied', status: reply.statusCode, retryAfterMs, body: await reply.body.text() };
  } catch (error) {
    if (error instanceof NeverConnected) return { kind: 'unavailable', detail: error.message };
    return { kind: 'unknown', detail: codeOf(error) };
  }
}

function readRetryAfter(header: string | string[] | undefined): number | null {
  const seconds = Number(header);
  return header === undefined || !Number.isFinite(seconds) || seconds < 0 ? null : seconds * 1000;
}

/** What went wrong, as a word: never a message, which could repeat what was sent. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unexpected';
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string') return code;
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return error.name;
}
