import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCompleteMerchant } from '../../../../test/factories.ts';
import { within } from '../../../../test/within.tsx';
import { formOf, type FormField, type MerchantForm } from './merchant-form.ts';
import { merchantEn } from './merchant.en.ts';
import { merchantFr } from './merchant.fr.ts';
import { useFieldWords } from './use-field-words.ts';

const WORDS = { en: merchantEn, fr: merchantFr };

const wordsIn = (language: 'en' | 'fr') =>
  renderHook(useFieldWords, { wrapper: within({ language, messages: { merchant: WORDS[language] } }) }).result.current;

it.each(['en', 'fr'] as const)('fields and switches are called what they are called in the form, in %s', (language) => {
  const { label } = wordsIn(language);
  expect(label('city')).toBe(WORDS[language].fields.city);
  expect(label('isTraiteur')).toBe(WORDS[language].switches.isTraiteur.label);
});

it.each([
  ['city', {}, 'Québec'],
  ['city', { city: '' }, merchantEn.conflict.empty],
  ['isTraiteur', { isTraiteur: true }, merchantEn.switches.yes],
  ['isTraiteur', { isTraiteur: false }, merchantEn.switches.no],
  ['sub_sector', { sub_sector: 'bar' }, merchantEn.subSectors.bar],
  ['sub_sector', { sub_sector: '' }, merchantEn.conflict.empty],
  ['sub_sector', { sub_sector: 'America/Halifax' }, merchantEn.conflict.empty],
  ['time_zone', { time_zone: 'America/Halifax' }, merchantEn.zones['America/Halifax']],
  ['time_zone', { time_zone: '' }, merchantEn.conflict.empty],
  ['time_zone', { time_zone: 'bar' }, merchantEn.conflict.empty],
  ['authorization_code', { authorization_code: '' }, merchantEn.conflict.codeOnFile],
  ['authorization_code', { authorization_code: 'A1B2-C3D4' }, 'A1B2-C3D4'],
] satisfies [FormField, Partial<MerchantForm>, string][])(
  'what is in %s is said in words: %j',
  (field, parts, words) => {
    expect(wordsIn('en').value(field, { ...formOf(aCompleteMerchant()), ...parts })).toBe(words);
  },
);
