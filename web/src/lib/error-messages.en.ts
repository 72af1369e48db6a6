import type { FailureCode } from './http/api-error.ts';

/** Every failure in words; complete by type. */
export const errorMessagesEn = {
  'bad-json': 'The request could not be read.',
  'validation-failed': 'Some of the information is not valid. Check it and try again.',
  'invalid-credentials': 'Invalid credentials',
  'not-signed-in': 'Sign in to continue.',
  'session-ended': 'Your session has ended. Sign in again.',
  'device-not-recognized': 'This device is not recognized.',
  forbidden: 'You do not have access to this.',
  'not-found': 'This does not exist, or no longer does.',
  'method-not-allowed': 'This cannot be done here.',
  'body-too-large': 'This is too large to be sent.',
  'unsupported-media-type': 'The request could not be read.',
  'too-many-requests': 'Too many attempts. Wait a moment and try again.',
  'merchant-required': 'Choose a merchant first.',
  'activation-code-unknown': 'This code is not known.',
  'activation-code-used': 'This code has already been used.',
  'activation-code-expired': 'This code has expired.',
  'device-already-linked': 'This device is already linked.',
  'device-has-no-certificate': 'This device has no certificate.',
  'merchant-information-incomplete': 'The merchant information is not complete.',
  'authority-unavailable': 'Revenu Québec does not answer at the moment.',
  'internal-error': 'The server met an error. Try again in a moment.',
  'not-ready': 'The server is starting. Try again in a moment.',
  'network-unreachable': 'The server cannot be reached. Check your connection.',
  'unreadable-reply': 'The server gave an answer that could not be read.',
} as const satisfies Record<FailureCode, string>;
