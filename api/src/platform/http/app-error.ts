import type { ErrorCode, FieldError } from '@comptoir/contract/errors';

/** More of them help no one to fix a call, and the log is no copy of what a stranger sends. */
export const MOST_FIELDS = 50;

/** A refusal on its way to the caller. Use cases throw it; only the one error handler renders it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[] | undefined;
  /** Seconds after which the call may succeed, where that is known. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, fields?: readonly FieldError[], retryAfter?: number) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
