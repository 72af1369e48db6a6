import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Call } from '../../loopback/create-listener.ts';
import { jsonReply, type Reply } from '../../loopback/reply.ts';
import type { Clover } from '../clover.ts';
import { CLOVER_APP } from '../clover-app.ts';
import { cloverError } from '../clover-error.ts';
import { answerThroughFault } from '../answer-through-fault.ts';
import type { AuthorizationCode } from '../state/clover-state.ts';
import { issueTokens } from './issue-tokens.ts';
import { readOauthBody } from './read-oauth-body.ts';

const whoAndWhat = { client_id: z.string(), code: z.string(), no_refresh_token: z.boolean().optional() };

/**
 * A server proves itself with the app's secret, a program that can keep none with the verifier of its challenge; a server that
 * sent a challenge with both.
 */
const bodySchema = z.union([
  z.strictObject({ ...whoAndWhat, client_secret: z.string(), code_verifier: z.string().optional() }),
  z.strictObject({ ...whoAndWhat, code_verifier: z.string() }),
]);

const querySchema = z.strictObject({ no_refresh_token: z.enum(['true', 'false']).optional() });

/** `POST /oauth/v2/token`: exchanges a code for tokens, once. */
export async function exchangeCode(clover: Clover, call: Call): Promise<Reply> {
  const body = readOauthBody(call, bodySchema);
  const query = querySchema.safeParse(Object.fromEntries(call.url.searchParams));
  if (!query.success) throw cloverError(400, '400 Bad Request', { details: 'Unknown parameter.' });
  const met = { route: 'token', merchantId: clover.state.codes.get(body.code)?.merchantId ?? null } as const;
  return answerThroughFault(clover, met, () => {
    const withRefresh = body.no_refresh_token !== true && query.data.no_refresh_token !== 'true';
    return jsonReply(200, exchange(clover, body, withRefresh));
  });
}

function exchange(clover: Clover, body: z.infer<typeof bodySchema>, withRefresh: boolean) {
  const code = clover.state.codes.get(body.code);
  const isSound = code && code.expiresAt > clover.now() && isProven(code, body);
  if (!isSound) throw cloverError(401, 'Failed to validate authentication code.');
  const { merchantId, employeeId } = code;
  return issueTokens(clover, { merchantId, employeeId, withRefresh, usedCode: code.code });
}

function isProven({ challenge }: AuthorizationCode, body: z.infer<typeof bodySchema>): boolean {
  if (body.client_id !== CLOVER_APP.clientId) return false;
  if ('client_secret' in body && body.client_secret !== CLOVER_APP.clientSecret) return false;
  // A verifier without a challenge would hide that the challenge was taken out (RFC 9700, 2.1.1).
  if (body.code_verifier === undefined) return challenge === null;
  return challenge === createHash('sha256').update(body.code_verifier).digest('base64url');
}
