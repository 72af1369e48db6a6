import { failureCode } from '../http/api-error.ts';

/** True when a merchant was asked for that there is not, or that is not theirs to see. */
export const isOfNone = (error: Error | null): boolean =>
  error !== null && ['not-found', 'validation-failed'].includes(failureCode(error));
