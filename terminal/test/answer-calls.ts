import { onTestFinished, vi } from 'vitest';

/** A call as it left the terminal. */
export interface MadeCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** An answer: a reply, a page or a refusal with its status; null is silence. */
export type Answer = {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly date?: string;
} | null;

export const refusal = (code: string, status = 409): Answer => ({ status, json: { error: { code, requestId: 'r' } } });

/** Answers calls in memory, in this order; who calls more often hears nothing. The calls that were made. */
export function answerCalls(...answers: readonly Answer[]): MadeCall[] {
  const calls: MadeCall[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { method = '', headers, body } = init;
    calls.push({ method, url, headers: { ...(headers as Record<string, string>) }, body: read(body) });
    const answer = left.shift() ?? null;
    if (answer === null) return Promise.reject(new TypeError('fetch failed'));
    const { status = 200, json, text = JSON.stringify(json), date } = answer;
    const content = status === 204 ? null : text;
    return Promise.resolve(new Response(content, { status, headers: date === undefined ? {} : { date } }));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return calls;
}

const read = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : undefined);
