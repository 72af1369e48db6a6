import type { ErrorCode } from '@comptoir/contract/errors';
import { AppError } from './http/app-error.ts';

/** A service outside does not answer: what was asked of it is asked again. No fault of ours, so that a log has it as a warning without a trace. */
export class Outage extends Error {
  override readonly name = 'Outage';
}

/** The database is away, or does not say whether it kept what was committed: whoever asked asks again, and finds it or not. */
export class DatabaseOutage extends Outage {}

/** Codes answered to callers while a service outside does not answer. */
const OUTAGES: ReadonlySet<ErrorCode> = new Set(['authority-unavailable', 'payments-unavailable', 'pos-unavailable']);

/** True when a failure, or the code that it is answered with, is the outage of another. */
export const isOutage = (failure: unknown): boolean =>
  failure instanceof Outage || (failure instanceof AppError && OUTAGES.has(failure.code));
