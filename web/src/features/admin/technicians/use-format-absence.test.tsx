import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { within } from '../../../../test/within.tsx';
import { techniciansEn } from './technicians.en.ts';
import { techniciansFr } from './technicians.fr.ts';
import { useFormatAbsence } from './use-format-absence.ts';

const absence = (parts: object = {}) => ({
  fromOn: '2026-12-24',
  fromTime: null,
  untilOn: '2026-12-24',
  untilTime: null,
  reason: null,
  ...parts,
});

const write = (language: Language, parts: object): string => {
  const technicians = language === 'fr' ? techniciansFr : techniciansEn;
  const { result } = renderHook(useFormatAbsence, { wrapper: within({ language, messages: { technicians } }) });
  return result.current(absence(parts) as never);
};

it.each([
  ['en', {}, 'Dec 24, 2026'],
  ['fr', {}, '24 déc. 2026'],
  ['en', { reason: 'Training' }, 'Dec 24, 2026 (Training)'],
  ['en', { untilOn: '2026-12-26' }, 'Dec 24, 2026 to Dec 26, 2026'],
  ['fr', { untilOn: '2026-12-26', reason: 'Congé' }, 'du 24 déc. 2026 au 26 déc. 2026 (Congé)'],
  ['en', { fromTime: '13:00' }, 'Dec 24, 2026, 1:00\u00A0p.m. to Dec 24, 2026'],
  ['en', { untilTime: '09:30' }, 'Dec 24, 2026 to Dec 24, 2026, 9:30\u00A0a.m.'],
  [
    'fr',
    { fromTime: '13:00', untilTime: '16:00' },
    'du 24 déc. 2026, 13\u00A0h\u00A000 au 24 déc. 2026, 16\u00A0h\u00A000',
  ],
] as const)('an absence is said in %s with its hours, where it has any, and why: %j', (language, parts, words) => {
  expect(write(language, parts)).toBe(words);
});
