import { getSupportContact } from '@comptoir/contract/base/support-settings';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, SUPPORT_CONTACT } from '../../../../test/mock-api.ts';
import { within } from '../../../../test/within.tsx';
import { appointmentsEn } from './appointments.en.ts';
import { appointmentsFr } from './appointments.fr.ts';
import { useWhyUnkept } from './use-why-unkept.ts';

/** A Monday morning in June, by the clock of Québec. */
const VISIT = { startsAt: '2026-06-22T13:00:00.000Z', endsAt: '2026-06-22T14:00:00.000Z' };

it.each([
  ['en', appointmentsEn, 'technician away', 'support is closed'],
  ['fr', appointmentsFr, 'technicien absent', 'soutien fermé'],
] as const)(
  'a visit cannot be kept while its technician is away, or support closed, in %s',
  async (language, words, away, closed) => {
    answer(getSupportContact, { ...SUPPORT_CONTACT, opens: '09:30' });
    const { result } = renderHook(useWhyUnkept, { wrapper: within({ language, messages: { appointments: words } }) });
    expect(result.current(VISIT)).toBe(away);
    await waitFor(() => expect(result.current(VISIT)).toBe(closed));
    expect(result.current({ startsAt: '2026-06-22T14:00:00.000Z', endsAt: '2026-06-22T15:00:00.000Z' })).toBe(away);
    expect(result.current({ startsAt: '2026-06-22T20:00:00.000Z', endsAt: '2026-06-22T21:00:00.000Z' })).toBe(closed);
  },
);
