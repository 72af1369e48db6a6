import { z } from 'zod';
import type { Clover } from '../clover.ts';
import { CLOVER_APP, LAUNCH_PATH } from '../clover-app.ts';
import type { Result } from '../../shared/result.ts';
import type { Merchant } from '../state/merchant.ts';

const querySchema = z
  .strictObject({
    client_id: z.string(),
    redirect_uri: z.string().max(2000).optional(),
    response_type: z.literal('code').optional(),
    state: z.string().max(2000).optional(),
    merchant_id: z.string().optional(),
    /** PKCE: the SHA-256 of the verifier, base64url. */
    code_challenge: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
    code_challenge_method: z.literal('S256').optional(),
    lang: z.enum(['fr', 'en']).optional(),
    /** For tests: `1` allows at once, `deny` denies, without a page. */
    __auto: z.enum(['1', 'deny']).optional(),
    /** Employee who allows at once, unless it is the one who launched, else the owner. */
    __employee: z.string().optional(),
  })
  .refine((query) => query.code_challenge !== undefined || query.code_challenge_method === undefined);

/** Request to a merchant, found in order: the answer goes to the portal's own address. */
export interface AuthorizeRequest {
  redirectUri: string;
  state: string | undefined;
  challenge: string | null;
  /** Those who can be asked: one, or all when none is named. */
  merchants: Merchant[];
  auto: '1' | 'deny' | undefined;
  employeeId: string | undefined;
}

export type AuthorizeRefusal = 'query' | 'client' | 'no-site' | 'redirect' | 'merchant';

/** Reads an authorization request, or says what is wrong with it. Nothing wrong is ever redirected. */
export function readAuthorizeQuery(
  { state }: Clover,
  params: URLSearchParams,
): Result<AuthorizeRequest, AuthorizeRefusal> {
  const parsed = querySchema.safeParse(toObject(params));
  if (!parsed.success) return refuse('query');
  const { __auto: auto, __employee: employeeId, ...query } = parsed.data;
  if (query.client_id !== CLOVER_APP.clientId) return refuse('client');
  const { siteUrl } = state.settings;
  if (siteUrl === null) return refuse('no-site');
  const redirectUri = query.redirect_uri ?? launchAddress(siteUrl);
  if (!isWithin(siteUrl, redirectUri)) return refuse('redirect');
  const named = query.merchant_id === undefined ? null : state.merchants.get(query.merchant_id);
  if (named === undefined) return refuse('merchant');
  const merchants = named ? [named] : [...state.merchants.values()];
  const challenge = query.code_challenge ?? null;
  return { ok: true, value: { redirectUri, state: query.state, challenge, merchants, auto, employeeId } };
}

const refuse = (reason: AuthorizeRefusal): Result<AuthorizeRequest, AuthorizeRefusal> => ({ ok: false, reason });

/** Returns the address at which the app is opened. */
export function launchAddress(siteUrl: string): string {
  return `${siteUrl.replace(/\/$/, '')}${LAUNCH_PATH}`;
}

/** A parameter that is given twice is no string any more, and so is refused. */
function toObject(params: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const values = params.getAll(key);
      return [key, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

function isWithin(siteUrl: string, redirectUri: string): boolean {
  if (!URL.canParse(redirectUri)) return false;
  const [site, target] = [new URL(siteUrl), new URL(redirectUri)];
  const folder = site.pathname.endsWith('/') ? site.pathname : `${site.pathname}/`;
  return target.origin === site.origin && `${target.pathname}/`.startsWith(folder) && target.hash === '';
}
