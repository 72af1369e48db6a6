import { z } from 'zod';
import type { Call } from '../../loopback/create-listener.ts';
import { jsonReply, type Reply } from '../../loopback/reply.ts';
import type { Clover } from '../clover.ts';
import { CLOVER_APP } from '../clover-app.ts';
import { cloverError } from '../clover-error.ts';
import { answerThroughFault } from '../answer-through-fault.ts';
import { issueTokens } from './issue-tokens.ts';
import { readOauthBody } from './read-oauth-body.ts';

const bodySchema = z.strictObject({ client_id: z.string(), refresh_token: z.string() });

/** `POST /oauth/v2/refresh`: a new pair for a refresh token, which is dead from then on. */
export async function refreshTokens(clover: Clover, call: Call): Promise<Reply> {
  const { client_id: clientId, refresh_token: used } = readOauthBody(call, bodySchema);
  const met = { route: 'refresh', merchantId: clover.state.refreshTokens.get(used)?.merchantId ?? null } as const;
  return answerThroughFault(clover, met, () => {
    const token = clover.state.refreshTokens.get(used);
    const isLive = token && token.expiresAt * 1000 > clover.now() && clientId === CLOVER_APP.clientId;
    if (!isLive) throw cloverError(401, 'Failed to validate refresh token.');
    const { merchantId, employeeId } = token;
    return jsonReply(200, issueTokens(clover, { merchantId, employeeId, withRefresh: true, usedRefreshToken: used }));
  });
}
