import { expect, it } from 'vitest';
import { matchesSearch } from './matches-search.ts';

const TEXTS = [
  'Crèmerie du Vieux-Port',
  'Québec',
  null,
  'ER0042',
  'Sushi St-Roch & Cie',
  'Sainte-Foy et Sillery',
  '(418) 555-0177',
];

it.each([
  '',
  '  ',
  'cremerie',
  'VIEUX-PORT',
  'quebec crem',
  'er0042',
  'Crèmerie ER00',
  'saint-roch et cie',
  'sushi & cie',
  'st-roch and cie',
  'ste-foy',
  'sainte-foy & sillery',
  '4185550177',
  '418 555',
  '1-418-555-0177',
])('finds by “%s”', (typed) => {
  expect(matchesSearch(typed, TEXTS)).toBe(true);
});

it.each(['montreal', 'crèmerie montréal', 'er0043', 'saint-foy', '4185550178', '()'])(
  'does not find by “%s”',
  (typed) => {
    expect(matchesSearch(typed, TEXTS)).toBe(false);
  },
);
