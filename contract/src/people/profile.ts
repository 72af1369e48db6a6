import { z } from 'zod';
import { endpoint, instant, pageOf, plainText } from '../endpoint.ts';
import { typedPassword } from '../base/sessions.ts';

const password = typedPassword;
/** Six digits of the authenticator app, or a recovery code. */
const code = plainText(32).trim().min(6);

/** The language of the interface and of the person's mail. Source: spec §1. */
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/profile',
  access: 'edit-profile',
  summary: 'Change the language of the interface',
  body: z.strictObject({ language: z.enum(['fr', 'en']) }),
  reply: z.strictObject({ language: z.enum(['fr', 'en']) }),
});

/**
 * Chooses a password. Ends every other session of the person. Refused as `password-wrong`, or by the rule broken in the
 * field `newPassword`: `too-short`, `too-long`, `too-common`, `same-as-before`.
 */
export const choosePassword = endpoint({
  method: 'PUT',
  path: '/profile/password',
  access: 'choose-password',
  summary: 'Choose a password',
  body: z.strictObject({ currentPassword: password, newPassword: z.string().max(4096) }),
  reply: z.strictObject({ webToken: z.string() }),
});

/** A place where the person is signed in. `browser` is a readable name, such as "Firefox · Windows". */
export const activeSession = z.strictObject({
  id: z.uuid(),
  isCurrent: z.boolean(),
  browser: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: instant,
  lastUsedAt: instant,
});
export type ActiveSession = z.infer<typeof activeSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/profile/sessions',
  access: 'edit-profile',
  summary: 'Where the person is signed in',
  reply: pageOf(activeSession),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/profile/sessions/:id',
  access: 'edit-profile',
  summary: 'Sign out in one place',
  params: z.strictObject({ id: z.uuid() }),
  reply: z.null(),
});

/** Ends every session of the person, this one included. */
export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/profile/sessions',
  access: 'edit-profile',
  summary: 'Sign out everywhere',
  reply: z.null(),
});

/** Begins two-step sign-in: the secret for an authenticator app. Nothing is asked for until it is confirmed. */
export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/profile/second-factor',
  access: 'edit-second-factor',
  summary: 'Begin to set up two-step sign-in',
  body: z.strictObject({ password }),
  /** `uri` is an otpauth:// address for a QR code; `secret` the same in base32, to be typed. */
  reply: z.strictObject({ secret: z.string(), uri: z.string() }),
});

/** Turns two-step sign-in on. The recovery codes are shown this once and stored hashed. */
export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/profile/second-factor/confirm',
  access: 'edit-second-factor',
  summary: 'Turn two-step sign-in on with a first code',
  body: z.strictObject({ code }),
  reply: z.strictObject({ recoveryCodes: z.array(z.string()) }),
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/profile/second-factor/recovery-codes',
  access: 'edit-second-factor',
  summary: 'Make new recovery codes',
  body: z.strictObject({ password, code }),
  reply: z.strictObject({ recoveryCodes: z.array(z.string()) }),
});

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/profile/second-factor',
  access: 'edit-second-factor',
  summary: 'Turn two-step sign-in off',
  body: z.strictObject({ password, code }),
  reply: z.null(),
});
