import { expect, it } from 'vitest';
import { matchesSearch } from './matches-search.ts';

const TEXTS = ['Crèmerie du Vieux-Port', 'Québec', null, 'ER0042'];

it.each(['', '  ', 'cremerie', 'VIEUX-PORT', 'quebec crem', 'er0042', 'Crèmerie ER00'])('finds by “%s”', (typed) => {
  expect(matchesSearch(typed, TEXTS)).toBe(true);
});

it.each(['montreal', 'crèmerie montréal', 'er0043'])('does not find by “%s”', (typed) => {
  expect(matchesSearch(typed, TEXTS)).toBe(false);
});
