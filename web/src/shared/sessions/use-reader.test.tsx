import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMerchant, aToken } from '../../../test/factories.ts';
import { within } from '../../../test/within.tsx';
import { keepLanguage } from '../../lib/i18n/language.ts';
import { sessionStore } from './session-store.ts';
import { useReader } from './use-reader.ts';

it('a screen is read in the language of the interface, by the clock of the merchant or else of Montréal', () => {
  const { result } = renderHook(useReader, { wrapper: within({ language: 'fr' }) });
  expect(result.current).toEqual({ language: 'fr', timeZone: 'America/Montreal' });
  act(() => sessionStore.signIn(aToken()));
  expect(result.current.timeZone).toBe('America/Montreal');
  act(() => sessionStore.keepMerchant(aMerchant({ time_zone: 'America/Halifax' })));
  act(() => keepLanguage('en'));
  expect(result.current).toEqual({ language: 'en', timeZone: 'America/Halifax' });
  act(() => sessionStore.end('signed-out'));
  expect(result.current.timeZone).toBe('America/Montreal');
});
