import { expect, it } from 'vitest';
import { EN } from '../page/cards-page.en.ts';
import { FR } from '../page/cards-page.fr.ts';
import { isLuhn } from './check-card-entry.ts';
import { MAGIC_CARDS } from './magic-cards.ts';

it('has numbers that are card numbers, each once', () => {
  for (const { number } of MAGIC_CARDS) expect(isLuhn(number), number).toBe(true);
  expect(new Set(MAGIC_CARDS.map(({ number }) => number)).size).toBe(MAGIC_CARDS.length);
  const aliases = MAGIC_CARDS.flatMap((magic) => magic.aliases);
  expect(new Set(aliases).size).toBe(aliases.length);
});

it('says in both languages what each number does', () => {
  const names = MAGIC_CARDS.map(({ name }) => name).sort();
  expect(Object.keys(EN.behaviours).sort()).toEqual(names);
  expect(Object.keys(FR.behaviours).sort()).toEqual(names);
});

it('knows a slip of the finger', () => {
  expect(isLuhn('4242424242424241')).toBe(false);
});
