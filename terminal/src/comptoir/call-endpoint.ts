import type { Endpoint } from '@comptoir/contract/endpoint';
import { isErrorCode, type ErrorCode, type FieldError } from '@comptoir/contract/errors';
import { z } from 'zod';

/** Caller and the server called. */
export interface Caller {
  /** Address of the portal, without `/api`. */
  readonly apiUrl: string;
  readonly token?: string | undefined;
  /** Hears Comptoir's time of every reply. */
  readonly onTime?: (comptoirAt: Date) => Promise<void>;
}

/**
 * Outcome of a call. `refused`: Comptoir said no, by its error table. `unreachable`: there is no usable answer, and Comptoir
 * may have got the call or not.
 */
export type CallOutcome<Reply> =
  | { readonly ok: true; readonly value: Reply }
  | { readonly ok: false; readonly reason: 'refused'; readonly code: ErrorCode; readonly fields: readonly FieldError[] }
  | { readonly ok: false; readonly reason: 'unreachable' };

/** Makes one call. `id` is the one in its path. Network failure, silence beyond `timeoutMs`, a page instead of JSON or an unknown reply is no answer. */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  caller: Caller,
  call: { body?: z.input<E['body']>; id?: string; query?: Record<string, string>; timeoutMs: number },
): Promise<CallOutcome<z.output<E['reply']>>> {
  try {
    const query = call.query === undefined ? '' : `?${new URLSearchParams(call.query).toString()}`;
    const path = endpoint.path.replace(':id', call.id ?? '');
    const response = await fetch(`${caller.apiUrl}/api${path}${query}`, {
      method: endpoint.method,
      redirect: 'error',
      headers: headersOf(caller, call.body !== undefined),
      signal: AbortSignal.timeout(call.timeoutMs),
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    });
    const { ok, status, headers } = response;
    const answer = readAnswer(endpoint, { ok, status, text: await response.text() });
    const comptoirAt = new Date(headers.get('date') ?? Number.NaN);
    // what answers otherwise, such as the page of a network that wants a sign-in, is no clock of Comptoir's
    if (answer !== UNREACHABLE && !Number.isNaN(comptoirAt.getTime())) await caller.onTime?.(comptoirAt);
    return answer;
  } catch {
    return UNREACHABLE;
  }
}

const UNREACHABLE = { ok: false, reason: 'unreachable' } as const;

/** True when Comptoir refused a call, with this code if one is given. */
export const isRefused = (answer: CallOutcome<unknown>, code?: ErrorCode): boolean =>
  !answer.ok && answer.reason === 'refused' && (code === undefined || answer.code === code);

const headersOf = (caller: Caller, hasBody: boolean): Record<string, string> => ({
  ...(hasBody ? { 'content-type': 'application/json' } : {}),
  ...(caller.token === undefined ? {} : { authorization: `Bearer ${caller.token}` }),
});

function readAnswer<E extends Endpoint>(
  endpoint: E,
  response: { ok: boolean; status: number; text: string },
): CallOutcome<z.output<E['reply']>> {
  const json: unknown = response.text === '' ? null : JSON.parse(response.text);
  if (response.ok) {
    const parsed = endpoint.reply.safeParse(json);
    return parsed.success ? { ok: true, value: parsed.data as z.output<E['reply']> } : UNREACHABLE;
  }
  const refusal = errorReply.safeParse(json);
  if (!refusal.success || !isErrorCode(refusal.data.error.code)) return UNREACHABLE;
  const { code, fields } = refusal.data.error;
  // a server in trouble is no refusal: the same call may succeed in a moment
  return response.status >= 500 && code !== 'authority-unavailable'
    ? UNREACHABLE
    : { ok: false, reason: 'refused', code, fields };
}

const errorReply = z.object({
  error: z.object({
    code: z.string(),
    fields: z.array(z.object({ path: z.string(), rule: z.string() })).default([]),
  }),
});
