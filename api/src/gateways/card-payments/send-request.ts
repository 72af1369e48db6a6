import { request, type Agent } from 'undici';
import { NeverConnected } from '../../platform/http/open-agent.ts';

/** One request to a provider, JSON out and in. */
export interface ProviderRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly secretKey: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly timeoutMs: number;
}

/** How a request ended, before anybody reads what it says. */
export type ProviderReply =
  | { readonly state: 'replied'; readonly status: number; readonly body: unknown }
  /** Nothing of it can have left. */
  | { readonly state: 'unavailable' }
  | { readonly state: 'unknown' };

/** Sends a request and waits for the whole reply. */
export async function sendRequest(agent: Agent, asked: ProviderRequest): Promise<ProviderReply> {
  // Not AbortSignal.timeout: that lives on until its time has come, and a midnight would hold thousands of them.
  const tooLong = new AbortController();
  const timer = setTimeout(() => tooLong.abort(), asked.timeoutMs);
  try {
    const reply = await request(asked.url, {
      method: asked.method,
      dispatcher: agent,
      signal: tooLong.signal,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${asked.secretKey}`,
        ...(asked.body ? { 'content-type': 'application/json' } : {}),
        ...asked.headers,
      },
      ...(asked.body ? { body: JSON.stringify(asked.body) } : {}),
    });
    return { state: 'replied', status: reply.statusCode, body: parseJson(await reply.body.text()) };
  } catch (error) {
    return { state: error instanceof NeverConnected ? 'unavailable' : 'unknown' };
  } finally {
    clearTimeout(timer);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
