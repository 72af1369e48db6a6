import { MERCHANT_RIGHTS } from '@comptoir/domain/base/access/merchant-right';
import { z } from 'zod';
import { boundedText } from '../bounded-text.ts';
import { endpoint, instant, plainText } from '../endpoint.ts';

/** A password as it is typed to prove something. The longest one in emojis is 4096 UTF-16 units. */
export const typedPassword = boundedText(4096).min(1);

/** `code`: of the authenticator app, or a recovery code, for a user with two-step sign-in. */
const credentials = z.strictObject({
  email: plainText(254).min(1),
  password: typedPassword,
  code: plainText(32).optional(),
});

/** Source: spec §3 "Login payload", "Login response". */
export const login = endpoint({
  method: 'POST',
  path: '/login',
  access: 'public',
  summary: 'Sign in with email and password',
  description:
    'Returns the web token of a new session. An account with two-step sign-in is refused as ' +
    '`second-factor-required` until `code` comes along: six digits of its authenticator app, or a recovery code. ' +
    'Wrong attempts are slowed down by account and by address.',
  refusals: [
    'invalid-credentials',
    'partner-suspended',
    'second-factor-invalid',
    'second-factor-required',
    'too-many-requests',
  ],
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
  description: 'The session ends on every server, and so does each of its tokens.',
  reply: z.null(),
});

/** Source: decision 11. */
export const renewSession = endpoint({
  method: 'POST',
  path: '/session/renew',
  access: 'use-session',
  summary: 'A fresh token for a session in use',
  description:
    'The token before works for five more minutes. A session ends at a fixed time, however often it is renewed.',
  reply: z.strictObject({ webToken: z.string() }),
});

export const sessionView = z.strictObject({
  email: z.string(),
  name: z.string(),
  role: z.enum(['admin', 'partner', 'merchant']),
  merchantId: z.uuid().nullable(),
  /** Right of a merchant's person; null for others, and while acting for a merchant. */
  merchantRight: z.enum(MERCHANT_RIGHTS).nullable(),
  partnerId: z.uuid().nullable(),
  language: z.enum(['fr', 'en']).nullable(),
  /** Other places that the account has or is invited to. */
  otherPlaces: z.number().int().min(0),
  /** Email of an account of their own that a person who came by the provider may prove and join; null otherwise. Source: decision 203. */
  joinable: z.string().nullable(),
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
  description:
    'The user, their role and right, and what they have to do before anything else: `firstSessionLogin` means a ' +
    'temporary password, `secondFactor` may be `required`.',
  reply: sessionView,
});

/** Source: spec §2 "Account recovery", decision 24. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/reset-password',
  access: 'public',
  summary: 'Ask for a temporary password by mail',
  description: 'Mails a temporary password if there is such an account. The reply is the same either way.',
  refusals: ['too-many-requests'],
  body: z.strictObject({ email: plainText(254).trim().min(3) }),
  reply: z.null(),
});

/** Source: decision 26. */
export const startImpersonation = endpoint({
  method: 'POST',
  path: '/impersonation',
  access: 'impersonate',
  summary: 'Act for a merchant, for a stated reason',
  description:
    'The new token has the role and id of the merchant for 30 minutes. Each call made with it is recorded in the ' +
    'merchant’s log. A partner acts for its own merchants only.',
  refusals: ['not-found'],
  body: z.strictObject({ merchantId: z.uuid(), reason: plainText(300).trim().min(5) }),
  reply: z.strictObject({ webToken: z.string() }),
});

export const endImpersonation = endpoint({
  method: 'POST',
  path: '/impersonation/end',
  access: 'use-session',
  summary: 'Stop acting for a merchant',
  description: 'Returns a token of the user’s own. It works also once the 30 minutes are over.',
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
