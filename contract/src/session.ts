import { z } from 'zod';
import { endpoint, instant, plainText } from './endpoint.ts';

const credentials = z.strictObject({ email: plainText(254).min(1), password: z.string().min(1).max(1024) });

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

/** A new token for the same session. Source: design §5 "token". */
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
  partnerId: z.uuid().nullable(),
  language: z.enum(['fr', 'en']).nullable(),
  firstSessionLogin: z.boolean(),
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

/** Claims read from the web token. `exp` and `iat` are seconds since 1970. Source: spec §3 "Token claims read". */
export const tokenClaims = z.object({
  role: z.enum(['admin', 'partner', 'merchant']),
  merchantId: z.uuid().nullable(),
  partnerId: z.uuid().nullable(),
  email: z.string(),
  sub: z.uuid(),
  sid: z.uuid(),
  exp: z.number().int(),
  iat: z.number().int(),
});
export type TokenClaims = z.infer<typeof tokenClaims>;
