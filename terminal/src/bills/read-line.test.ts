import { cents } from '@comptoir/domain/base/amounts/cents';
import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../../test/sentence-of.ts';
import type { Line } from './price-lines.ts';
import {
  discountOf,
  parseShare,
  readAmount,
  readDescription,
  readItemName,
  readLine,
  readSimpleLine,
} from './read-line.ts';

const POUTINE = { description: 'Poutine', price: 1249 };
const extra = (description: string, price: number | null) => ({ description, price });

describe('a line', () => {
  it.each<[string, object]>([
    ['Poutine:12.49', POUTINE],
    [' Poutine : 12,49 ', POUTINE],
    ['Vin: rouge:8', { description: 'Vin: rouge', price: 800 }],
    ['7up:3', { description: '7up', price: 300 }],
    ['2x Poutine:12.49', { ...POUTINE, price: 2498, quantity: 200, unitPrice: 1249 }],
    ['2 × Poutine:12.49', { ...POUTINE, price: 2498, quantity: 200, unitPrice: 1249 }],
    ['2 X Poutine:12.49', { ...POUTINE, price: 2498, quantity: 200, unitPrice: 1249 }],
    ['1 x Poutine:12.49', POUTINE],
    ['0,5 x Poutine:12.50', { ...POUTINE, price: 625, quantity: 50, unitPrice: 1250 }],
    ['0.5 x Poutine:12.49', { ...POUTINE, price: 625, quantity: 50 }],
    ['3 x Eau:0', { description: 'Eau', price: 0, quantity: 300 }],
    ['99999.99 x Eau:0', { description: 'Eau', price: 0, quantity: 9_999_999 }],
    ['Poutine:12.49 f', { ...POUTINE, taxes: 'F' }],
    ...['F', 'P', 'FP', 'FS', 'PS', 'FPS', 'NON'].map((taxes): [string, object] => [
      `Poutine:12.49 ${taxes}`,
      { ...POUTINE, taxes },
    ]),
    ['Poutine:12.49 HORS', { ...POUTINE, isCovered: false }],
    ['Poutine:12.49 P  hab', { ...POUTINE, taxes: 'P', isThirdPartys: true }],
    ['Poutine:1 249.00', { ...POUTINE, price: 124_900 }],
    ['Poutine:12.49; sans oignons', { ...POUTINE, precisions: [extra('sans oignons', null)] }],
    ['Poutine:12.49; bacon:1.50', { ...POUTINE, precisions: [extra('bacon', 150)] }],
    ['Poutine:12.49; bon : -1.50', { ...POUTINE, precisions: [extra('bon', -150)] }],
    ['Poutine:10; rabais:-10%', { ...POUTINE, price: 1000, precisions: [extra('rabais@10%', -100)] }],
    ['Poutine:10; fidèle : -7,5 %', { ...POUTINE, price: 1000, precisions: [extra('fidèle@7,5%', -75)] }],
    ['Poutine:10; note: bien cuit', { ...POUTINE, price: 1000, precisions: [extra('note: bien cuit', null)] }],
    [
      'Poutine:10; bacon:2; rabais:-50%',
      { ...POUTINE, price: 1000, precisions: [extra('bacon', 200), extra('rabais@50%', -600)] },
    ],
    ['Poutine:10; offert:-100%', { ...POUTINE, price: 1000, precisions: [extra('offert@100%', -1000)] }],
  ])('typed as "%s" is read', (typed, line) => {
    expect(readLine(typed)).toEqual(line);
  });

  it.each([
    ['Poutine', '« Poutine » n’est pas une ligne : écrivez « article:prix », par exemple "Poutine:12.49".'],
    ['Poutine:12.4x', '« 12.4x » n’est pas un montant : deux décimales au plus, par exemple 12.49.'],
    ['Poutine:-5', '« -5 » est négatif. Pour rembourser : npm run terminal -- refund'],
    ['P:5', '« P » ne décrit pas un article : il faut au moins deux lettres.'],
    [
      'Poutine:5 X',
      '« X » n’est pas une marque de taxes : F, P, FP, FS, PS, FPS, NON, BOISSON, BIERE, SPIRITUEUX, AUTRE, DETAXE, EXONERE, BOULANGERIE, HORS, HAB.',
    ],
    [
      '0 x Poutine:5',
      '« 0 » n’est pas une quantité : un nombre plus grand que 0, deux décimales au plus, par exemple 2 ou 0,5.',
    ],
    [
      '1.234 x Poutine:5',
      '« 1.234 » n’est pas une quantité : un nombre plus grand que 0, deux décimales au plus, par exemple 2 ou 0,5.',
    ],
    [
      '100000 x Poutine:5',
      '« 100000 » n’est pas une quantité : un nombre plus grand que 0, deux décimales au plus, par exemple 2 ou 0,5.',
    ],
    ['Poutine:5; rabais:-5.01', 'Le rabais sur « Poutine » est plus grand que son prix.'],
    ['Poutine:5; rabais:-101%', '« 101% » n’est pas un montant : deux décimales au plus, par exemple 12.49.'],
    ['Poutine:5; bacon:10%', '« 10% » n’est pas un montant : deux décimales au plus, par exemple 12.49.'],
    ['Poutine:5; x', '« x » ne décrit pas un article : il faut au moins deux lettres.'],
    ['寿司:5', 'Revenu Québec ne peut pas recevoir « 寿司 » : écrivez-le en lettres latines.'],
  ])('typed as "%s" is refused', (typed, sentence) => {
    expect(sentenceOf(() => readLine(typed))).toBe(sentence);
  });

  it('may be discounted to nothing', () => {
    expect(readLine('Poutine:5; rabais:-5').precisions).toEqual([extra('rabais', -500)]);
  });
});

describe('an amount by itself', () => {
  it.each<[string, object]>([
    ['12.49', { price: 1249 }],
    ['2x4.50', { price: 900, quantity: 200, unitPrice: 450 }],
    ['2 × 4,50', { price: 900, quantity: 200, unitPrice: 450 }],
    ['2X4.50', { price: 900, quantity: 200, unitPrice: 450 }],
    ['1x4.50', { price: 450 }],
  ])('typed as "%s" is a line', (typed, line) => {
    expect(readSimpleLine(typed, 'Plat du jour')).toEqual({ description: 'Plat du jour', ...line });
  });

  it.each([
    ['x4.50', '« x4.50 » n’est pas un montant : deux décimales au plus, par exemple 12.49.'],
    ['2x', '« 2x » n’est pas un montant : deux décimales au plus, par exemple 12.49.'],
    ['2x-4', '« -4 » est négatif. Pour rembourser : npm run terminal -- refund'],
    ['douze', '« douze » n’est pas un montant : deux décimales au plus, par exemple 12.49.'],
    ['12345678901234567890', 'Ce montant est trop grand : une facture ne dépasse pas 999 999 999,99 $.'],
    ['12 345 678 901 234 567 890,12', 'Ce montant est trop grand : une facture ne dépasse pas 999 999 999,99 $.'],
    [
      '12345678901234567890,123',
      '« 12345678901234567890,123 » n’est pas un montant : deux décimales au plus, par exemple 12.49.',
    ],
    [
      'a12345678901234567890',
      '« a12345678901234567890 » n’est pas un montant : deux décimales au plus, par exemple 12.49.',
    ],
  ])('typed as "%s" is refused', (typed, sentence) => {
    expect(sentenceOf(() => readSimpleLine(typed, 'Plat du jour'))).toBe(sentence);
  });

  it('may be zero', () => {
    expect(readAmount('0')).toBe(0);
  });
});

it.each([
  ['10%', 1000],
  [' 7,5 % ', 750],
  ['100%', 10_000],
  ['0%', 0],
  ['100.01%', null],
  ['10', null],
  ['x10%', null],
  ['10% x', null],
  ['1,2,3%', null],
])('a share typed as "%s" is %s hundredths of a per cent', (typed, share) => {
  expect(parseShare(typed)).toBe(share);
});

it('a discount is of the line with what is under it, and is called one unless it has a name', () => {
  const line: Line = {
    description: 'Poutine',
    price: cents(1000),
    precisions: [{ description: 'bacon', price: cents(200) }],
  };
  expect(discountOf(line, 1250)).toEqual({ description: 'rabais@12,5%', price: -150 });
  expect(discountOf(line, 1000, 'fidèle')).toEqual({ description: 'fidèle@10%', price: -120 });
});

it('a description has two letters at least and as many as a bill holds', () => {
  expect(readDescription('té')).toBe('té');
  expect(readDescription('x'.repeat(200))).toBe('x'.repeat(128));
  expect(readItemName('Poutine')).toBe('Poutine');
});
