import type { ErrorCode } from '@comptoir/contract/errors';
import { finishPosSignIn, startPosSignIn } from '@comptoir/contract/pos-sign-in';
import { parseCookie, type SetCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import { redirectRoute, type Identify, type Redirect } from '../../platform/http/route.ts';
import { placeOf } from '../sessions/open-session.ts';
import { finishSignIn, type FinishNeeds } from './finish-sign-in.ts';
import { STATE_LIFETIME_MS } from './sign-in-state.ts';
import { startSignIn, type StartNeeds } from './start-sign-in.ts';

export interface PosSignInNeeds extends StartNeeds, FinishNeeds {
  readonly anyone: Identify<null>;
}

const BROWSER_COOKIE = 'posSignIn';

/** What may be tried from one address; a whole restaurant comes from one. */
const RATE_LIMIT = { max: 60, timeWindow: '1 minute' };

export function posSignInRoutes(app: FastifyInstance, needs: PosSignInNeeds): void {
  const isSecure = needs.publicUrl.startsWith('https://');
  redirectRoute(app, startPosSignIn, {
    identify: needs.anyone,
    rateLimit: RATE_LIMIT,
    refused,
    answer: async ({ query }) => {
      const { address, browserSecret } = startSignIn(needs, {
        posMerchantId: query.merchantId ?? query.merchant_id,
        employeeId: query.employeeId ?? query.employee_id,
        clientId: query.clientId ?? query.client_id,
      });
      return { to: address, cookies: [browserCookie(browserSecret, { isSecure, lifetimeMs: STATE_LIFETIME_MS })] };
    },
  });
  redirectRoute(app, finishPosSignIn, {
    identify: needs.anyone,
    rateLimit: RATE_LIMIT,
    refused,
    answer: async ({ query, request }) => {
      const webToken = await finishSignIn(needs, {
        state: query.state,
        code: query.code,
        posMerchantId: query.merchant_id,
        employeeId: query.employee_id,
        clientId: query.client_id,
        error: query.error,
        browserSecret: parseCookie(request.headers.cookie ?? '')[BROWSER_COOKIE] ?? '',
        place: placeOf(request),
      });
      return {
        to: '/dashboard',
        cookies: [tokenCookie(webToken, isSecure), browserCookie('', { isSecure, lifetimeMs: 0 })],
      };
    },
  });
}

/** The screen that says what went wrong and what to do. */
const refused = (code: ErrorCode): Redirect => ({ to: `/login/clover?error=${code}` });

/** Lax, because the browser comes back from another site. */
const browserCookie = (value: string, given: { isSecure: boolean; lifetimeMs: number }): SetCookie => ({
  name: BROWSER_COOKIE,
  value,
  path: '/api/pos-sign-in',
  httpOnly: true,
  sameSite: 'lax',
  secure: given.isSecure,
  maxAge: given.lifetimeMs / 1000,
});

/** For the portal to move into its local storage: so not httpOnly, and gone after a minute. Source: design §5 "cookie hand-over". */
const tokenCookie = (value: string, isSecure: boolean): SetCookie => ({
  name: 'webToken',
  value,
  path: '/',
  sameSite: 'lax',
  secure: isSecure,
  maxAge: 60,
});
