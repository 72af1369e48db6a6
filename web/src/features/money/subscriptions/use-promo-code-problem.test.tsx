import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { within } from '../../../../test/within.tsx';
import { errorMessagesEn } from '../../../shared/errors/error-messages.en.ts';
import { ApiError } from '../../../shared/http/api-error.ts';
import { subscribeEn } from './subscribe.en.ts';
import { findPromoCodeRule, usePromoCodeProblem } from './use-promo-code-problem.ts';

const refused = (path: string, rule: string) => new ApiError('validation-failed', 422, { fields: [{ path, rule }] });

const problem = (error: Error | null): string | null => {
  const messages = { subscribe: subscribeEn, errorMessages: errorMessagesEn };
  return renderHook(() => usePromoCodeProblem(error), { wrapper: within({ messages }) }).result.current;
};

it.each(['unknown', 'not-started', 'expired', 'used-up', 'already-used'] as const)(
  'a code that is %s does not count, in words of its own',
  (rule) => {
    const error = refused('promoCode', `promo-code-${rule}`);
    expect(findPromoCodeRule(error)).toBe(rule);
    expect(problem(error)).toBe(subscribeEn.promo.problems[rule]);
  },
);

it('a rule without words stands for an unknown code, and is read from its beginning', () => {
  expect(findPromoCodeRule(refused('promoCode', 'too-long'))).toBe('unknown');
  expect(findPromoCodeRule(refused('promoCode', 'not-promo-code-expired'))).toBe('unknown');
});

it('what is refused for another reason says nothing of the code, and is said as it is', () => {
  const other = refused('installation', 'promo-code-expired');
  expect(findPromoCodeRule(other)).toBeNull();
  expect(problem(other)).toBe(errorMessagesEn['validation-failed']);
  expect(findPromoCodeRule(new Error('promo-code-expired'))).toBeNull();
  expect(problem(null)).toBeNull();
});
