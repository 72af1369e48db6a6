import { cents } from '@comptoir/domain/base/amounts/cents';
import { expect, it } from 'vitest';
import { sentenceOf } from '../../test/sentence-of.ts';
import { choosePayment, isPaidInCoins, readPaidBy, requireCoins, requireKnownPayment, roundCash } from './payment.ts';

const METHODS = 'ARG CHQ COU CRE DEB CPR FID CRY MVO TFD MIX PAC AUT INC'.split(' ');

it.each(METHODS)('%s is a method of payment, however it is typed', (code) => {
  expect(readPaidBy(code.toLowerCase())).toBe(code);
  expect(choosePayment(code, cents(500))).toBe(code);
});

it('a bill is paid by debit card where nothing is said, and by nothing where nothing is due', () => {
  expect(choosePayment(undefined, cents(500))).toBe('DEB');
  expect(choosePayment(undefined, cents(0))).toBe('AUC');
  expect(choosePayment('auc', cents(0))).toBe('AUC');
});

it.each([
  ['TROC', 500, `Le mode de paiement « TROC » n’existe pas. Modes offerts : ${[...METHODS, 'AUC'].join(', ')}.`],
  ['AUC', 500, 'AUC (aucun paiement) ne convient qu’à une facture de 0 $.'],
  ['DEB', 0, 'Une facture de 0 $ n’a pas de mode de paiement : retirez --payment.'],
])('%s for %i cents is refused', (typed, due, sentence) => {
  expect(sentenceOf(() => choosePayment(typed, cents(due)))).toBe(sentence);
});

it('money comes and goes by a method', () => {
  expect(sentenceOf(() => readPaidBy('AUC'))).toBe('AUC (aucun paiement) ne convient qu’à une facture de 0 $.');
});

it('only a bar bills before it knows how it is paid', () => {
  expect(sentenceOf(() => requireKnownPayment('INC', 'RES'))).toBe(
    'INC (mode inconnu) ne convient qu’à un bar, pour ce qui se boit.',
  );
  expect(requireKnownPayment('INC', 'BAR')).toBeUndefined();
  expect(requireKnownPayment('DEB', 'RES')).toBeUndefined();
});

it('an instalment in cash is a multiple of five cents, one by card is any', () => {
  expect(sentenceOf(() => requireCoins(cents(102), 'ARG'))).toBe(
    'Un versement en argent comptant se compte en pièces : un multiple de 0,05 $. Le dernier est arrondi.',
  );
  expect(requireCoins(cents(105), 'ARG')).toBeUndefined();
  expect(requireCoins(cents(102), 'DEB')).toBeUndefined();
});

it('coins come with cash and with a mix of methods', () => {
  expect(METHODS.filter((code) => isPaidInCoins(readPaidBy(code)))).toEqual(['ARG', 'MIX']);
});

it.each([
  [0, 0],
  [2, 2],
  [-2, -2],
  [3, 5],
  [572, 570],
  [573, 575],
  [-573, -575],
])('%i cents are %i in coins', (total, due) => {
  expect(roundCash(cents(total))).toBe(due);
});
