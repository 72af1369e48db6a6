import { ERROR_STATUS, type ErrorCode, type ErrorReply, type FieldError } from '@comptoir/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseOutage, isOutage } from '../outage.ts';
import { AppError } from './app-error.ts';
import { routeOf } from './record-requests.ts';
import { contextOf, logFacts } from './request-context.ts';

/** The one place that answers a refusal: `{ error: { code, fields?, requestId } }`, expected ones logged as information. */
export function renderError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { code, fields, retryAfter } = recordRefusal(error, { request, reply });
  const status = ERROR_STATUS[code];
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  const body: ErrorReply = { error: { code, ...(fields ? { fields } : {}), requestId: request.id } };
  void reply.code(status).header('cache-control', 'no-store').send(body);
}

/** Logs a refusal, as the one line of its request, and says which one it is, for the code that answers the caller. */
export function recordRefusal(
  error: unknown,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Refusal {
  const refusal = readError(error);
  const { code, fields } = refusal;
  const [status, ms] = [ERROR_STATUS[code], Math.round(reply.elapsedTime)];
  const facts = { code, ...logFacts(request), method: request.method, route: routeOf(request), status, ms };
  contextOf(request).message = null;
  const cause = error instanceof AppError ? error.cause : undefined;
  const level = cause === undefined ? levelOf(error, code) : 'error';
  if (level === 'error') request.log.error({ err: cause ?? error, ...facts }, 'failed');
  else request.log[level]({ ...facts, fields, ...reasonOf(error) }, 'refused');
  return refusal;
}

/** The database's own words, which no caller learns. */
const reasonOf = (error: unknown): { reason?: string } =>
  error instanceof DatabaseOutage ? { reason: error.message } : {};

function levelOf(error: unknown, code: ErrorCode): 'error' | 'warn' | 'info' | 'debug' {
  if (isOutage(error)) return 'warn';
  return LEVELS[code] ?? (ERROR_STATUS[code] >= 500 ? 'error' : 'info');
}

/**
 * Levels of other answers of 500 or more that are no fault of ours: no trace would say more than the code. A part that is not
 * set up here is as ordinary as any refusal; an overload is no line for each caller.
 */
const LEVELS: Readonly<Partial<Record<ErrorCode, 'warn' | 'info' | 'debug'>>> = {
  'not-ready': 'warn',
  'inbound-mail-not-set': 'info',
  'payments-not-configured': 'info',
  'pos-sign-in-not-offered': 'info',
  overloaded: 'debug',
};

/** The answer to a path or method that does not exist. */
export function renderNotFound(request: FastifyRequest, reply: FastifyReply): void {
  renderError(new AppError('not-found'), request, reply);
}

interface Refusal {
  readonly code: ErrorCode;
  readonly fields?: readonly FieldError[] | undefined;
  readonly retryAfter?: number | undefined;
}

function readError(error: unknown): Refusal {
  if (error instanceof AppError) return error;
  if (error instanceof DatabaseOutage) return { code: 'not-ready' };
  return { code: codeOfFastify(error) };
}

const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-json',
};

/** A path outside a folder gets an answer from which a stranger learns nothing. */
const STATUS_CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'bad-request',
  403: 'not-found',
  404: 'not-found',
  413: 'body-too-large',
  414: 'address-too-long',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
};

function codeOfFastify(error: unknown): ErrorCode {
  const { code, statusCode } = error as Partial<FastifyError>;
  return FASTIFY_CODES[code ?? ''] ?? STATUS_CODES[statusCode ?? 500] ?? 'internal-error';
}
