import type { Endpoint, Method } from '@comptoir/contract/endpoint';
import type { z } from 'zod';
import { showAlert } from '../../lib/alerts.ts';
import { sessionStore } from '../sessions/session-store.ts';
import { ApiError } from './api-error.ts';
import { followRefusal } from './follow-refusal.ts';
import { isGoneAlready } from './is-gone-already.ts';
import { readRefusal } from './read-refusal.ts';
import { renewSession } from './renew-session.ts';
import { sendRequest, type QueryValue, type Request } from './send-request.ts';
import { successAlert } from './success-alert.ts';

export interface CallInput<E extends Endpoint> {
  readonly params?: z.input<E['params']>;
  readonly query?: Partial<z.output<E['query']>>;
  readonly body?: z.input<E['body']>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** Header that keeps a call from raising alerts. It never leaves the browser. Source: spec §7. */
export const QUIET = { 'X-Suppress-Alerts': 'true' } as const;

/**
 * Calls an endpoint of the contract, which is named by type alone so that its schemas stay out of the browser:
 * `call<typeof listDevices>('GET', '/devices')`. Raises the automatic alerts, follows what a refusal means for the
 * session and renews one that is in use. @throws ApiError
 */
export async function call<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  input: CallInput<E> = {},
): Promise<z.output<E['reply']>> {
  const signal = method === 'GET' ? withPatience(input.signal) : input.signal;
  return readReply<z.output<E['reply']>>(await exchange(method, path, { ...input, signal }));
}

/** The same for an endpoint that answers with a file, under the name that it has there. @throws ApiError */
export async function fetchFile<E extends Endpoint>(path: E['path'], input: CallInput<E> = {}): Promise<File> {
  const response = await exchange('GET', path, { ...input, signal: withPatience(input.signal) });
  const content = await response.blob();
  return new File([content], fileNameOf(response), { type: content.type });
}

/** Returns the name of a file that was answered. */
export const fileNameOf = ({ headers }: Response): string =>
  /filename="(?<name>[^"]+)"/.exec(headers.get('content-disposition') ?? '')?.groups?.['name'] ?? 'export';

/** Sends a call and follows what became of it, for what is read in another way than as JSON. @throws ApiError */
export async function exchange<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  input: CallInput<E>,
): Promise<Response> {
  const { 'X-Suppress-Alerts': suppressed, ...headers } = input.headers ?? {};
  const request: Request = {
    method,
    path: fillPath(path, input.params as Record<string, string> | undefined),
    query: input.query as Record<string, QueryValue> | undefined,
    body: input.body,
    headers,
    signal: input.signal,
  };
  const token = sessionStore.token();
  const response = await sendRequest(request);
  const refusal = response.ok ? null : await readRefusal(response);
  const isDone = refusal === null || isGoneAlready({ method, path, code: refusal.code });
  if (isDone) return follow(refusal ? new Response(null, { status: 204 }) : response, { method, path, suppressed });
  if (response.status === 500 && suppressed === undefined) showAlert({ tone: 'error', key: 'internal-error' });
  followRefusal({ code: refusal.code, status: response.status, token });
  throw refusal;
}

interface Done {
  readonly method: Method;
  readonly path: string;
  readonly suppressed: string | undefined;
}

/** Says what was done, and keeps a session that is in use. */
function follow(response: Response, { method, path, suppressed }: Done): Response {
  const alert = successAlert({ method, path, status: response.status });
  if (alert && suppressed === undefined) showAlert({ tone: 'success', key: alert });
  renewSession();
  return response;
}

/** Timeout of a screen's reads; over a bad line a browser alone would wait for minutes. */
const PATIENCE_MS = 30_000;

const withPatience = (signal: AbortSignal | undefined): AbortSignal =>
  AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(PATIENCE_MS)]);

async function readReply<Reply>(response: Response): Promise<Reply> {
  if (response.status === 204) return null as Reply;
  try {
    return (await response.json()) as Reply;
  } catch {
    throw new ApiError('unreadable-reply', response.status);
  }
}

const fillPath = (path: string, params: Record<string, string> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
