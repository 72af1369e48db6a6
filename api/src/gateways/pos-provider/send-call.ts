import { request, type Agent } from 'undici';
import { codeOf, NeverConnected } from '../../platform/http/open-agent.ts';

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
