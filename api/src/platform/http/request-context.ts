import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';

/** Whatever is done for a request, in whichever function: who calls, from where. */
export interface RequestContext {
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string | null;
  /** Caller that `authenticate` returned; null before it has, and for a stranger. */
  caller: unknown;
  /** True when the call counts already: the caller of one that lasts is asked for again, and it is one call all the same. */
  isCounted: boolean;
  /** Facts about the request for the server's log, beside its address. */
  readonly logged: Record<string, string>;
  /** Message of its line of the log; null once that is written. */
  message: string | null;
}

const running = new AsyncLocalStorage<RequestContext>();
const contexts = new WeakMap<FastifyRequest, RequestContext>();

const LONGEST_USER_AGENT = 300;
const ANSWERED = 'answered';

/** The request that is being answered; null in a job and at the start. */
export const currentRequest = (): RequestContext | null => running.getStore() ?? null;

/** Runs work for a request, so that `currentRequest` finds it from there. */
export const withRequest = <Result>(request: FastifyRequest, work: () => Result): Result =>
  running.run(contextOf(request), work);

/** Describes the caller of a request, once known; every log line about the request names it. */
export function describeRequest(logged: Readonly<Record<string, string>>): void {
  Object.assign(running.getStore()?.logged ?? {}, logged);
}

/** Returns the facts of every log line about a request: the address, and the caller as far as they are known. */
export const logFacts = (request: FastifyRequest): Readonly<Record<string, string>> => ({
  address: request.ip,
  ...contexts.get(request)?.logged,
});

/** True when its one line of the log is written already, as a refusal's is where it is thrown. */
export const hasOwnLine = (request: FastifyRequest): boolean => contexts.get(request)?.message === null;

/** Returns the message of its line of the log. */
export const messageOf = (request: FastifyRequest): string => contexts.get(request)?.message ?? ANSWERED;

export function contextOf(request: FastifyRequest): RequestContext {
  const known = contexts.get(request);
  if (known) return known;
  const made: RequestContext = {
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null,
    caller: null,
    isCounted: false,
    logged: {},
    message: ANSWERED,
  };
  contexts.set(request, made);
  return made;
}
