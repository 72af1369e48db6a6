import type { ErrorCode } from '@comptoir/contract/errors';
import { finishPosSignIn, startPosSignIn } from '@comptoir/contract/provider/pos-sign-in';
import { type SetCookie, parseCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { contextOf } from '../../../platform/http/request-context.ts';
import { type Redirect, redirectRoute } from '../../../platform/http/route.ts';
import { clientOf } from '../../base/sessions/open-session.ts';
import { type FinishDeps, finishSignIn } from './finish-sign-in.ts';
import { STATE_LIFETIME_MS } from './sign-in-state.ts';
import { type StartDeps, startSignIn } from './start-sign-in.ts';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { makeSecretWord } from '../../../platform/secret-words.ts';

export type PosSignInDeps = StartDeps & FinishDeps & Pick<RouteDependencies, 'anyone'>;

const BROWSER_COOKIE = 'posSignIn';
/** Distinguishes browsers where the provider does not say who someone is. */
const DEVICE_COOKIE = 'posDevice';
/** As long as browsers keep anything. */
const DEVICE_COOKIE_DAYS = 400;

/** Limit of tries from one address; a whole restaurant comes from one. */
const RATE_LIMIT = { max: 60, timeWindow: '1 minute' };

export function posSignInRoutes(app: FastifyInstance, deps: PosSignInDeps): void {
  const isSecure = deps.publicUrl.startsWith('https://');
  redirectRoute(app, startPosSignIn, {
    authenticate: deps.anyone,
    rateLimit: RATE_LIMIT,
    refused,
    handler: async ({ query }) => {
      const { address, browserSecret } = startSignIn(deps, {
        posMerchantId: query.merchantId ?? query.merchant_id,
        employeeId: query.employeeId ?? query.employee_id,
        clientId: query.clientId ?? query.client_id,
        handOver: query.handOver,
      });
      return { to: address, cookies: [browserCookie(browserSecret, { isSecure, lifetimeMs: STATE_LIFETIME_MS })] };
    },
  });
  redirectRoute(app, finishPosSignIn, {
    authenticate: deps.anyone,
    rateLimit: RATE_LIMIT,
    refused,
    handler: async ({ query, request }) => {
      const cookies = parseCookie(request.headers.cookie ?? '');
      const deviceSecret = cookies[nameOf(DEVICE_COOKIE, isSecure)] || makeSecretWord();
      const webToken = await auditRefusal(deps, () =>
        finishSignIn(deps, {
          state: query.state,
          code: query.code,
          posMerchantId: query.merchant_id,
          employeeId: query.employee_id,
          clientId: query.client_id,
          error: query.error,
          browserSecret: cookies[nameOf(BROWSER_COOKIE, isSecure)] ?? '',
          deviceSecret,
          client: clientOf(request),
        }),
      );
      contextOf(request).message = 'signed in';
      return {
        to: '/dashboard',
        cookies: [
          tokenCookie(webToken, isSecure),
          browserCookie('', { isSecure, lifetimeMs: 0 }),
          {
            ...browserCookie(deviceSecret, { isSecure, lifetimeMs: DEVICE_COOKIE_DAYS * 86_400_000 }),
            name: nameOf(DEVICE_COOKIE, isSecure),
          },
        ],
      };
    },
  });
}

/** The screen that says what went wrong and what to do. */
const refused = (code: ErrorCode): Redirect => ({ to: `/login/clover?error=${code}` });

/** Over https no other site of our domain and no one on the way can set a cookie of such a name. */
const nameOf = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

/** Lax, because the browser comes back from another site. */
const browserCookie = (value: string, given: { isSecure: boolean; lifetimeMs: number }): SetCookie => ({
  name: nameOf(BROWSER_COOKIE, given.isSecure),
  value,
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: given.isSecure,
  maxAge: given.lifetimeMs / 1000,
});

/**
 * For the portal to move into its local storage: so not httpOnly, and gone after a minute. Source: spec §2.28.
 */
const tokenCookie = (value: string, isSecure: boolean): SetCookie => ({
  name: nameOf('webToken', isSecure),
  value,
  path: '/',
  sameSite: 'lax',
  secure: isSecure,
  maxAge: 60,
});

/** Signs someone in from the provider, or writes to the audit trail why not. @throws what the sign-in throws */
async function auditRefusal<Result>(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  signIn: () => Promise<Result>,
): Promise<Result> {
  try {
    return await signIn();
  } catch (error) {
    if (error instanceof AppError) {
      const record = { action: 'provider-sign-in-refused', facts: { reason: error.code } } as const;
      const subject = { type: 'session', id: null } as const;
      await database.transaction({ role: 'system' }, (tx) => writeAudit(tx, { occurredAt: now(), subject, record }));
    }
    throw error;
  }
}
