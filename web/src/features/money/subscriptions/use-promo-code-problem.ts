import { useTranslations } from 'use-intl';
import { ApiError, failureCode } from '../../../shared/http/api-error.ts';

const RULES = ['unknown', 'not-started', 'expired', 'used-up', 'already-used'] as const;

/** Finds the rule that the promo code broke; null for a refusal about anything else. */
export function findPromoCodeRule(error: Error | null): (typeof RULES)[number] | null {
  if (!(error instanceof ApiError)) return null;
  const field = error.fields.find(({ path }) => path === 'promoCode');
  if (!field) return null;
  const rule = field.rule.replace(/^promo-code-/, '');
  return RULES.find((known) => known === rule) ?? 'unknown';
}

/** Returns the reason why a promo code does not count, or why that could not be asked; null when there is no refusal. */
export function usePromoCodeProblem(error: Error | null): string | null {
  const t = useTranslations('subscribe.promo.problems');
  const tError = useTranslations('errorMessages');
  const rule = findPromoCodeRule(error);
  if (rule) return t(rule);
  return error && tError(failureCode(error));
}
