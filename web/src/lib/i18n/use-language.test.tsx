import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepLanguage } from './language.ts';
import { useLanguage } from './use-language.ts';

it('a screen follows the language of the interface', () => {
  keepLanguage('en');
  const { result } = renderHook(useLanguage);
  expect(result.current).toBe('en');
  act(() => keepLanguage('fr'));
  expect(result.current).toBe('fr');
});
