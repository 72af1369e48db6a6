/**
 * Every error a caller can meet: code → HTTP status. The one table of errors: `web` gives each code its French and
 * English text by type, so that a missing text does not compile. Source: decision 3.
 */
export const ERROR_STATUS = {
  'bad-request': 400,
  'bad-json': 400,
  'validation-failed': 422,
  'invalid-credentials': 401,
  'not-signed-in': 401,
  'session-ended': 401,
  'second-factor-required': 401,
  'second-factor-invalid': 401,
  'password-choice-required': 403,
  'second-factor-setup-required': 403,
  'password-wrong': 422,
  'second-factor-code-wrong': 422,
  'second-factor-already-set': 409,
  'second-factor-not-set': 409,
  'impersonation-ended': 409,
  'not-while-impersonating': 403,
  'email-taken': 409,
  'own-account': 409,
  'last-administrator': 409,
  'pos-sign-in-expired': 400,
  'pos-sign-in-refused': 403,
  'pos-sign-in-incomplete': 400,
  'pos-sign-in-not-offered': 503,
  'pos-unavailable': 503,
  'pos-needs-sign-in': 409,
  'webhook-not-recognized': 401,
  'promo-code-taken': 409,
  'already-subscribed': 409,
  'not-subscribed': 409,
  'subscription-active': 409,
  'subscription-not-active': 409,
  'card-required': 409,
  'card-not-accepted': 422,
  'terms-not-accepted': 422,
  'payment-declined': 402,
  'payments-unavailable': 503,
  'payments-not-configured': 503,
  'invoice-not-payable': 409,
  'refund-too-large': 422,
  'no-certification': 409,
  'bill-not-for-customer': 409,
  'charge-already-resolved': 409,
  'hour-taken': 409,
  'exports-under-way': 409,
  'accounts-incomplete': 409,
  'outside-support-hours': 422,
  'device-not-recognized': 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  'body-too-large': 413,
  'address-too-long': 414,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  'mail-limit-reached': 429,
  'headers-too-large': 431,
  'merchant-required': 422,
  'activation-code-unknown': 422,
  'activation-code-used': 409,
  'activation-code-expired': 410,
  'device-already-linked': 409,
  'device-not-linked': 409,
  'device-name-taken': 409,
  'device-of-another-merchant': 409,
  'certificate-request-outdated': 409,
  'certificate-not-renewable': 409,
  'certificate-revocation-refused': 409,
  'merchant-changed-meanwhile': 409,
  'contact-is-last': 409,
  'contact-is-last-owner': 409,
  'contact-is-provider-owner': 409,
  'username-taken': 409,
  'employee-not-declarable': 409,
  'caterers-only': 403,
  'provider-not-connected': 409,
  'device-has-no-certificate': 409,
  'chain-not-shared': 409,
  'merchant-information-incomplete': 409,
  'authority-unavailable': 503,
  'internal-error': 500,
  'not-ready': 503,
  overloaded: 503,
} as const satisfies Record<string, number>;

/** A code of the error table. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** One refused field: where it is (`merchant.qst_number`) and the rule it broke, as a code. */
export interface FieldError {
  readonly path: string;
  readonly rule: string;
}

/** What every refusal looks like on the wire. No sentence travels. */
export interface ErrorReply {
  readonly error: { readonly code: ErrorCode; readonly fields?: readonly FieldError[]; readonly requestId: string };
}

/** Whether a string is a code of the table; for replies read from the network. */
export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in ERROR_STATUS;
