import type { ErrorCode, ErrorReply, FieldError } from '@comptoir/contract/errors';

/** The server's error codes and the two that only a browser can see. */
export type FailureCode = ErrorCode | 'network-unreachable' | 'unreadable-reply';

/** A call that failed, in the terms of the error table. */
export class ApiError extends Error {
  readonly code: FailureCode;
  /** HTTP status, 0 when there was no reply. */
  readonly status: number;
  readonly requestId: string | null;
  readonly fields: readonly FieldError[];

  constructor(code: FailureCode, status: number, reply?: Partial<ErrorReply['error']>) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.requestId = reply?.requestId ?? null;
    this.fields = reply?.fields ?? [];
  }
}

/** The code of anything thrown, to say it in words. */
export const failureCode = (error: unknown): FailureCode =>
  error instanceof ApiError ? error.code : 'unreadable-reply';
