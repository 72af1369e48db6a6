import { MERCHANT_RIGHTS } from '@comptoir/domain/base/access/merchant-right';
import { z } from 'zod';
import { endpoint, instant, plainText } from '../endpoint.ts';

/** A password as it is typed to prove something. Whoever chose the longest one in emojis types 4096 UTF-16 units at most. */
export const typedPassword = z.string().min(1).max(4096);

/** `code`: of the authenticator app, or a recovery code, for whoever has set up two-step sign-in. */
const credentials = z.strictObject({
  email: plainText(254).min(1),
  password: typedPassword,
  code: plainText(32).optional(),
});

/** Sign-in: 200 with the web token. Source: spec §3 "Login payload", "Login response". */
export const login = endpoint({
  method: 'POST',
  path: '/login',
  access: 'public',
  summary: 'Sign in with e-mail and password',
  body: credentials,
  reply: z.strictObject({ webToken: z.string() }),
});

/** The same call under the path that older clients use. Source: spec §7. */
export const authenticate = endpoint({ ...login, path: '/users/authenticate' });

export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  access: 'use-session',
  summary: 'End this session at once',
  reply: z.null(),
});

/** A new token for the same session. Source: decision 11. */
export const renewSession = endpoint({
  method: 'POST',
  path: '/session/renew',
  access: 'use-session',
  summary: 'A fresh token for a session in use',
  reply: z.strictObject({ webToken: z.string() }),
});

export const sessionView = z.strictObject({
  email: z.string(),
  name: z.string(),
  role: z.enum(['admin', 'partner', 'merchant']),
  merchantId: z.uuid().nullable(),
  /** What a merchant's person may do there; null for others, and while acting for a merchant. */
  merchantRight: z.enum(MERCHANT_RIGHTS).nullable(),
  partnerId: z.uuid().nullable(),
  language: z.enum(['fr', 'en']).nullable(),
  /** Signed in with a temporary password: nothing but choosing one is open. */
  firstSessionLogin: z.boolean(),
  secondFactor: z.enum(['set', 'not-set', 'required']),
  /** The merchant this session acts for, by an administrator or partner; null in everybody's own session. */
  impersonation: z
    .strictObject({ merchantId: z.uuid(), companyName: z.string(), reason: z.string(), expiresAt: instant })
    .nullable(),
  expiresAt: instant,
});
export type SessionView = z.infer<typeof sessionView>;

export const getSession = endpoint({
  method: 'GET',
  path: '/session',
  access: 'use-session',
  summary: 'Who is signed in',
  reply: sessionView,
});

/**
 * Sends a temporary password, if there is such an account; the answer never tells. Source: spec §2 "Account recovery",
 * decision 24.
 */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/reset-password',
  access: 'public',
  summary: 'Ask for a temporary password by mail',
  body: z.strictObject({ email: plainText(254).trim().min(3) }),
  reply: z.null(),
});

/**
 * Acts for a merchant for 30 minutes: the new token has the merchant's role and id and carries `impersonateMerchantId`.
 * Source: decision 26.
 */
export const startImpersonation = endpoint({
  method: 'POST',
  path: '/impersonation',
  access: 'impersonate',
  summary: 'Act for a merchant, for a stated reason',
  body: z.strictObject({ merchantId: z.uuid(), reason: plainText(300).trim().min(5) }),
  reply: z.strictObject({ webToken: z.string() }),
});

/** Back to one's own session; also once the 30 minutes are over. */
export const endImpersonation = endpoint({
  method: 'POST',
  path: '/impersonation/end',
  access: 'use-session',
  summary: 'Stop acting for a merchant',
  reply: z.strictObject({ webToken: z.string() }),
});

/** Claims read from the web token. `exp` and `iat` are seconds since 1970. Source: spec §3 "Token claims read". */
export const tokenClaims = z.object({
  role: z.enum(['admin', 'partner', 'merchant']),
  merchantId: z.uuid().nullable(),
  /** As it was when the token was made; the server asks the account each time. Absent in tokens of before there were rights. */
  merchantRight: z.enum(MERCHANT_RIGHTS).nullish(),
  partnerId: z.uuid().nullable(),
  email: z.string(),
  /** The merchant that an administrator or partner acts for; absent in everybody's own session. */
  impersonateMerchantId: z.uuid().optional(),
  sub: z.uuid(),
  sid: z.uuid(),
  exp: z.number().int(),
  iat: z.number().int(),
});
export type TokenClaims = z.infer<typeof tokenClaims>;
