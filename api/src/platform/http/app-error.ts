import type { ErrorCode, FieldError } from '@comptoir/contract/errors';

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
