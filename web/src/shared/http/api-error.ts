import type { ErrorCode, ErrorReply, FieldError } from '@comptoir/contract/errors';

/** Rules of a field that only the server can decide, and that have words of their own. */
const FIELD_RULES = ['too-soon', 'not-on-the-hour', 'before-start', 'day-passed'] as const;
export type FieldRule = (typeof FIELD_RULES)[number];

/** Rules that the fields of many forms have; the last one stands for any that has no words. */
export type FormRule =
  | 'required'
  | 'email'
  | 'email-letters'
  | 'phone'
  | 'area-code'
  | 'has-address'
  | 'script'
  | 'not-valid';

/** The server's error codes and the two that only a browser can see. */
export type FailureCode = ErrorCode | 'network-unreachable' | 'unreadable-reply';

/** Details of a failure from the server, beside its code. */
interface ErrorDetails extends Partial<ErrorReply['error']> {
  readonly retryAt?: Date | null;
}

/** A call that failed, in the terms of the error table. */
export class ApiError extends Error {
  readonly code: FailureCode;
  /** HTTP status, 0 when there was no reply. */
  readonly status: number;
  readonly requestId: string | null;
  readonly fields: readonly FieldError[];
  /** Until when the server asks to wait before the next try, null when it does not say. */
  readonly retryAt: Date | null;

  constructor(code: FailureCode, status: number, reply: ErrorDetails = {}) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.requestId = reply.requestId ?? null;
    this.fields = reply.fields ?? [];
    this.retryAt = reply.retryAt ?? null;
  }
}

/** The code of anything thrown, to say it in words. */
export const failureCode = (error: unknown): FailureCode =>
  error instanceof ApiError ? error.code : 'unreadable-reply';

/** Names the words for anything thrown: the rule that a field broke, where it has words of its own, or else the code. */
export function failureWords(error: unknown): FailureCode | FieldRule {
  const rules = error instanceof ApiError ? error.fields.map(({ rule }) => rule) : [];
  return FIELD_RULES.find((known) => rules.includes(known)) ?? failureCode(error);
}
