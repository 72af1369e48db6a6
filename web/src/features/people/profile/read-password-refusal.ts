import type { PasswordRefusal } from '@comptoir/domain/base/sessions/new-password';
import { ApiError, failureCode, type FailureCode } from '../../../shared/http/api-error.ts';

export type PasswordRule = PasswordRefusal;

const RULES: readonly string[] = [
  'too-short',
  'too-long',
  'too-common',
  'same-as-before',
] satisfies readonly PasswordRule[];

interface Refusal {
  readonly isCurrentWrong: boolean;
  /** The rule that the new password breaks. */
  readonly rule: PasswordRule | null;
  /** Any other failure. */
  readonly other: FailureCode | null;
}

/** Where a refusal belongs on the form: to one of its fields, or above them. */
export function readPasswordRefusal(error: Error | null): Refusal {
  const code = error && failureCode(error);
  const found = error instanceof ApiError ? error.fields.find(({ path }) => path.endsWith('newPassword')) : undefined;
  const rule = found && RULES.includes(found.rule) ? (found.rule as PasswordRule) : null;
  const isCurrentWrong = code === 'password-wrong';
  return { isCurrentWrong, rule, other: isCurrentWrong || rule ? null : code };
}
