import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { errorMessagesEn } from '../errors/error-messages.en.ts';
import { useRuleWords } from './use-rule-words.ts';

const OWN = { 'too-many': (detail: string) => `At most ${detail}`, required: 'Say who' };
function Texts({ children }: { readonly children: ReactNode }) {
  return (
    <IntlProvider locale="en" messages={{ errorMessages: errorMessagesEn }}>
      {children}
    </IntlProvider>
  );
}

const say = (rule: string | undefined) => renderHook(() => useRuleWords(OWN), { wrapper: Texts }).result.current(rule);

it.each([
  ['too-many:5', 'At most 5'],
  ['too-many:5:of:6', 'At most 5:of:6'],
  ['too-many', 'At most '],
  ['required', 'Say who'],
  ['has-address', errorMessagesEn['has-address']],
  ['has-address:a@b.ca', errorMessagesEn['has-address']],
  ['of-no-name', errorMessagesEn['not-valid']],
])('of the rule %s is said: %s', (rule, words) => {
  expect(say(rule)).toBe(words);
});

it('of no rule nothing is said', () => {
  expect(say(undefined)).toBeUndefined();
});
