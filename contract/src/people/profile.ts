import { z } from 'zod';
import { boundedText } from '../bounded-text.ts';
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

export const choosePassword = endpoint({
  method: 'PUT',
  path: '/profile/password',
  access: 'choose-password',
  summary: 'Choose a password',
  description:
    'Ends every other session of the user. A new password that breaks a rule is refused as `validation-failed` in ' +
    'the field `newPassword`: `too-short`, `too-long`, `too-common` or `same-as-before`.',
  refusals: ['password-wrong'],
  body: z.strictObject({ currentPassword: password, newPassword: boundedText(4096) }),
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

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/profile/sessions',
  access: 'edit-profile',
  summary: 'Sign out everywhere',
  description: 'Ends this session too.',
  reply: z.null(),
});

export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/profile/second-factor',
  access: 'edit-second-factor',
  summary: 'Begin to set up two-step sign-in',
  description:
    'Returns the secret for an authenticator app, as an address for a QR code and in base32. No code is asked for ' +
    'until `confirmSecondFactor`.',
  refusals: ['password-wrong', 'second-factor-already-set'],
  body: z.strictObject({ password }),
  /** `uri` is an otpauth:// address for a QR code; `secret` the same in base32, to be typed. */
  reply: z.strictObject({ secret: z.string(), uri: z.string() }),
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/profile/second-factor/confirm',
  access: 'edit-second-factor',
  summary: 'Turn two-step sign-in on with a first code',
  description: 'The recovery codes are shown this once.',
  refusals: ['second-factor-already-set', 'second-factor-code-wrong', 'second-factor-not-set'],
  body: z.strictObject({ code }),
  reply: z.strictObject({ recoveryCodes: z.array(z.string()) }),
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/profile/second-factor/recovery-codes',
  access: 'edit-second-factor',
  summary: 'Make new recovery codes',
  description: 'The codes from before stop working.',
  refusals: ['password-wrong', 'second-factor-code-wrong', 'second-factor-not-set'],
  body: z.strictObject({ password, code }),
  reply: z.strictObject({ recoveryCodes: z.array(z.string()) }),
});

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/profile/second-factor',
  access: 'edit-second-factor',
  summary: 'Turn two-step sign-in off',
  refusals: ['password-wrong', 'second-factor-code-wrong', 'second-factor-not-set'],
  body: z.strictObject({ password, code }),
  reply: z.null(),
});
