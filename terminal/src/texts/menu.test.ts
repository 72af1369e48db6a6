import { expect, it } from 'vitest';
import { plainSpaces } from '../../test/plain-spaces.ts';
import type { ErrorTexts } from './errors.fr.ts';
import { TEXTS } from './language.ts';

const NAME = { fr: 'Café', en: 'Coffee' };

/** Refusals about the menu, in French and in English; the commands' own tests read the others. */
const SENTENCES: readonly [say: (texts: ErrorTexts['menu']) => string, french: string, english: string][] = [
  [
    (texts) => texts.none(),
    'Cette caisse n’a pas de menu : tapez ce qui est vendu, par exemple --line "Soupe:5.00".',
    'This till has no menu: type what is sold, for instance --line "Soup:5.00".',
  ],
  [
    (texts) => texts.noItemBefore('--with'),
    '--with suit l’article qu’il concerne, par exemple --item cafe --with …',
    '--with follows the item that it is about, for instance --item cafe --with …',
  ],
  [
    (texts) => texts.unknownItem('caffe', ['cafe', 'cafe-glace']),
    'Le menu n’a pas d’article « caffe ». Proches : cafe, cafe-glace.',
    'The menu has no item "caffe". Near ones: cafe, cafe-glace.',
  ],
  [(texts) => texts.outOfStock(NAME), '« Café » est épuisé.', '"Coffee" is out of stock.'],
  [(texts) => texts.notNow(NAME), '« Café » ne se vend pas à cette heure.', '"Coffee" is not sold at this time.'],
  [
    (texts) => texts.fixedPrice(NAME),
    'Le prix de « Café » est celui du menu : il ne se tape pas.',
    'The price of "Coffee" is the menu\'s: it is not typed.',
  ],
  [
    (texts) => texts.choice['modifier-of-several']('lait', ['a/lait', 'b/lait']),
    '« lait » est dans plus d’un groupe : écrivez a/lait ou b/lait.',
    '"lait" is in more than one group: write a/lait or b/lait.',
  ],
  [
    (texts) => texts.choice['too-few-chosen']('cuisson', ['rose', 'bleu']),
    'Il manque un choix (cuisson) : --with rose, bleu.',
    'A choice is missing (cuisson): --with rose, bleu.',
  ],
];

it.each(SENTENCES)('%s is said in both languages', (say, french, english) => {
  expect(plainSpaces(say(TEXTS.fr.errors.menu))).toBe(french);
  expect(say(TEXTS.en.errors.menu)).toBe(english);
});
