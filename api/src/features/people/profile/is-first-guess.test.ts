import { describe, expect, it } from 'vitest';
import { isFirstGuess } from './is-first-guess.ts';

const isCommon = (password: string) => isFirstGuess(password, 'camille.roy@resto.test');

describe('isFirstGuess', () => {
  it.each([
    ['on the list', '1qaz2wsx3edc'],
    ['on the list, in capitals', 'QWERTY123456'],
    ['on the list, in wide letters', 'ｑｗｅｒｔｙ１２３４５６'],
    ['a listed word with digits behind', 'motdepasse2026'],
    ['a listed word with signs around', '***password***!!'],
    ['a listed word, repeated', 'passwordpasswordpassword'],
    ['a listed word with digits, repeated', 'admin12admin12'],
    ['a few letters over and over', 'abcabcabcabcabc'],
    ['one letter', 'éééééééééééééé'],
    ['digits in a row', '123456789012'],
    ['our own name', 'Comptoir!2026'],
    ['the person’s own address', 'camille.roy@resto.test'],
    ['the first part of it', 'Camille.Roy123'],
  ])('knows %s', async (_what, password) => {
    expect(await isCommon(password)).toBe(true);
  });

  it.each(['quatre cafés et une poutine', 'correct horse battery staple', 'vxK2-9dQm-77Lt', 'le homard du jeudi'])(
    'leaves "%s" alone',
    async (password) => {
      expect(await isCommon(password)).toBe(false);
    },
  );
});
