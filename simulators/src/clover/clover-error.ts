/** A request that Clover refuses, in the form it tells it. */
export class CloverError extends Error {
  readonly status: number;
  readonly details: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, more: { details?: string; headers?: Record<string, string> } = {}) {
    super(message);
    this.status = status;
    this.details = more.details;
    this.headers = more.headers ?? {};
  }
}
