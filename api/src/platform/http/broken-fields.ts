import type { FieldError } from '@comptoir/contract/errors';
import type { z } from 'zod';

/** More of them help no one to fix a call, and the log is no copy of what a stranger sends. */
const MOST_FIELDS = 50;

/** Returns the faults that a schema found, as a refusal says them. A rule of ours names itself by its message. */
export const brokenFields = (issues: readonly z.core.$ZodIssue[]): FieldError[] =>
  issues.slice(0, MOST_FIELDS).map(({ path, code, message }) => ({
    path: path.join('.'),
    rule: code === 'custom' && message ? message : code,
  }));
