import { getSupportContact } from '@comptoir/contract/base/support-settings';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, SUPPORT_CONTACT } from '../../../test/mock-api.ts';
import { within } from '../../../test/within.tsx';
import { useSupportCalendar, useSupportHours } from './use-support-calendar.ts';

const CLOSING = [{ on: '2026-12-28', nameFr: 'Inventaire', nameEn: 'Inventory' }];

it('support answers at its usual hours until others are known, with its closing days', async () => {
  answer(getSupportContact, { ...SUPPORT_CONTACT, opens: '09:00', closes: '15:00', closingDays: CLOSING });
  const { result } = renderHook(useSupportCalendar, { wrapper: within() });
  expect(result.current).toEqual({ opens: '08:00', closes: '16:30', closedOn: [], closingDays: [] });
  await waitFor(() =>
    expect(result.current).toEqual({
      opens: '09:00',
      closes: '15:00',
      closedOn: ['2026-12-28'],
      closingDays: CLOSING,
    }),
  );
});

it.each([
  ['en', '8:00 a.m. to 4:30 p.m.'],
  ['fr', 'de 8\u00A0h à 16\u00A0h\u00A030'],
] as const)('its hours are said within a sentence, in %s', (language, words) => {
  const { result } = renderHook(useSupportHours, { wrapper: within({ language }) });
  expect(result.current).toBe(words);
});
