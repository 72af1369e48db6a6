import { expect, it } from 'vitest';
import { startingLanguage } from './language.ts';

it.each([
  [null, 'fr', 'fr'],
  [null, 'fr-CA', 'fr'],
  [null, 'FR-ca', 'fr'],
  [null, 'en-US', 'en'],
  [null, 'es-MX', 'en'],
  [null, 'fro', 'en'],
  [null, '', 'en'],
  ['en', 'fr-CA', 'en'],
  ['fr', 'en-CA', 'fr'],
  ['de', 'fr-CA', 'fr'],
] as const)('remembered %s, browser %s: starts in %s', (remembered, browser, language) => {
  expect(startingLanguage(remembered, browser)).toBe(language);
});
