import { onTestFinished, vi } from 'vitest';

/** A call as it left the terminal. */
export interface MadeCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Answer to a call: a reply, a page or a refusal with its status; null is silence. */
type Heard = {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly date?: string;
} | null;

/** The same, or what makes it of the call. */
export type Answer = Heard | ((call: MadeCall) => Promise<Heard>);

export const refusal = (code: string, status = 409): Answer => ({ status, json: { error: { code, requestId: 'r' } } });

/** Answers calls in memory, in this order; who calls more often hears nothing. The calls that were made. */
export function answerCalls(...answers: readonly Answer[]): MadeCall[] {
  const calls: MadeCall[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { method = '', headers, body } = init;
    const call = { method, url, headers: { ...(headers as Record<string, string>) }, body: read(body) };
    calls.push(call);
    const answer = left.shift() ?? null;
    const heard = typeof answer === 'function' ? await answer(call) : answer;
    if (heard === null) throw new TypeError('fetch failed');
    const { status = 200, json, text = JSON.stringify(json), date } = heard;
    return new Response(status === 204 ? null : text, { status, headers: date === undefined ? {} : { date } });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return calls;
}

const read = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : undefined);
