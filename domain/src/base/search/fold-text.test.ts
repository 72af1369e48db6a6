import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each([
  ['Crèmerie', 'cremerie'],
  ['  CAFÉ   du\u00A0Nord ', 'cafe du nord'],
  ['un\u2009deux\u202Ftrois\u2003quatre\tcinq\nsix', 'un deux trois quatre cinq six'],
  ['L’Œuf d’Élise', "l'oeuf d'elise"],
  ['l‘a lʼa l´a l`a l′a', "l'a l'a l'a l'a l'a"],
  ['Jean‑François ‐ ‒ – — −', 'jean-francois - - - - -'],
  ['Łódź, Đặng, Ærø, Straße, STRAẞE', 'lodz, dang, aero, strasse, strasse'],
  ['ÎLE E\u0301te\u0301', 'ile ete'],
  ['İstanbul ısı', 'istanbul isi'],
  ['ΝΈΟΣ', 'νεοσ'],
  ['КАФЕ', 'кафе'],
  ['ﬁn № ½', 'fin no 1/2'],
  ['so\u00ADcié\u200Bté', 'societe'],
  ['A & W', 'a & w'],
  ['', ''],
])('compares %j as %j', (typed, folded) => {
  expect(foldText(typed)).toBe(folded);
});

it('folds what is folded to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});
