import { listRefusals } from '@comptoir/contract/document/list-refusals';
import { buildDocument } from '@comptoir/contract/document/build-document';
import type { Endpoint } from '@comptoir/contract/endpoint';
import { ENDPOINTS } from '@comptoir/contract/endpoints';
import type { ErrorCode, ErrorReply } from '@comptoir/contract/errors';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { checkReplies } from './check-replies.ts';

/**
 * Holds every reply that any test gets to the API's document: a status or a code that the operation does not list fails the
 * test that met it.
 */
export const expectDocumented = (app: FastifyInstance): void => checkReplies(app, check);

function check(name: string, reply: LightMyRequestResponse): void {
  const endpoint = ENDPOINTS[name];
  if (!endpoint) return;
  const code = codeIn(endpoint, reply);
  if (code && !isListed(endpoint, code))
    throw new Error(`${name} was refused as ${code}, which it does not list: see \`refusals\` in contract/src`);
  if (!code && !STATUSES.get(name)?.has(String(reply.statusCode)))
    throw new Error(`${name} answered ${reply.statusCode}, which its operation does not list`);
}

/** Refusals of any call before it is understood. The introduction of the document lists these. */
const BEFORE_ANY_CALL: ReadonlySet<ErrorCode> = new Set([
  'bad-request',
  'request-timeout',
  'address-too-long',
  'headers-too-large',
]);

const isListed = (endpoint: Endpoint, code: ErrorCode): boolean =>
  BEFORE_ANY_CALL.has(code) || listRefusals(endpoint).includes(code);

function codeIn({ replyForm }: Endpoint, reply: LightMyRequestResponse): ErrorCode | null {
  if (replyForm === 'redirect') return codeInAddress(reply.headers.location);
  return reply.statusCode < 400 ? null : reply.json<ErrorReply>().error.code;
}

/** A browser is sent on to the screen that explains the refusal. */
const codeInAddress = (address = ''): ErrorCode | null =>
  (/^\/login\/clover\?error=([\w-]+)$/.exec(address)?.[1] as ErrorCode | undefined) ?? null;

/** The statuses that each operation lists, by its id. */
const STATUSES = new Map<string, ReadonlySet<string>>(
  Object.values(buildDocument({ version: '', serverUrl: '' }).paths)
    .flatMap((operations) => Object.values(operations) as { operationId: string; responses: object }[])
    .map(({ operationId, responses }) => [operationId, new Set(Object.keys(responses))]),
);
