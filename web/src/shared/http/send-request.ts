import type { Method } from '@comptoir/contract/endpoint';
import { currentLanguage } from '../../lib/i18n/language.ts';
import { sessionStore } from '../sessions/session-store.ts';
import { apiAddress, ownApiAddress } from './api-base.ts';
import { ApiError } from './api-error.ts';
import { connection } from './connection.ts';

export type QueryValue = string | number | boolean | readonly string[] | null | undefined;

export interface Request {
  readonly method: Method;
  readonly path: string;
  readonly query?: Readonly<Record<string, QueryValue>> | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Sends a request as every call is sent: bearer token, JSON, the reader's language. @throws ApiError without a reply */
export async function sendRequest(request: Request): Promise<Response> {
  const token = sessionStore.token();
  try {
    const response = await fetchAnswer(request, token);
    connection.confirm();
    return response;
  } catch (error) {
    if (request.signal?.aborted && !isTimeout(request.signal)) throw error;
    connection.doubt();
    throw new ApiError('network-unreachable', 0);
  }
}

const fetchAnswer = async (request: Request, token: string | null): Promise<Response> =>
  fetch(addressOf(request), {
    method: request.method,
    // the mark by which a known browser signs in: see docs/decisions/0196
    credentials: 'include',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': currentLanguage(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...request.headers,
    },
    ...(request.method === 'GET' ? {} : { body: JSON.stringify(request.body ?? {}) }),
    ...(request.signal ? { signal: request.signal } : {}),
  });

const isTimeout = ({ reason }: AbortSignal): boolean => (reason as Error | undefined)?.name === 'TimeoutError';

/** Returns the address of a request, for a browser that is to go there itself. */
export const addressOf = (target: Target): string => `${apiAddress()}${targetOf(target)}`;

/** The same at the page's own origin, for a call that leaves cookies for the page to read. */
export const ownAddressOf = (target: Target): string => `${ownApiAddress()}${targetOf(target)}`;

type Target = Pick<Request, 'path' | 'query'>;

function targetOf({ path, query = {} }: Target): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item));
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
