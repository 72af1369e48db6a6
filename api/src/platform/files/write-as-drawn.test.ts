import { expect, it, describe } from 'vitest';
import { writeAsDrawn, breakLongWords } from './open-pdf.ts';

it.each([
  ['L’Œuf d’Élise – Łódź, Phở, Кафе', 'L’Œuf d’Élise – Łódź, Phở, Кафе'],
  ['王记 Bistro', '?? Bistro'],
  ['Dim Sum 🥟', 'Dim Sum ?'],
  ['E\u0301lise 王', 'Élise ?'],
  ['Casse\u00ADcroûte\u200B ☕\uFE0F', 'Cassecroûte ?'],
])('writes %j as %j', (text, drawn) => {
  expect(writeAsDrawn(text)).toBe(drawn);
});

it('breaks a word that runs on for ever, whatever its letters', () => {
  expect(writeAsDrawn('a'.repeat(501))).toBe(`${'a'.repeat(500)} a`);
  expect(writeAsDrawn('王'.repeat(501))).toBe(`${'?'.repeat(500)} ?`);
});

describe('a text that is drawn', () => {
  it('is left as it is where its words are words, or an address', () => {
    const text = `Vingt-deux couverts\nhttps://example.test/${'a'.repeat(400)} merci`;
    expect(breakLongWords(text)).toBe(text);
  });

  it('has no word that runs on for ever, and loses no letter of it', () => {
    const broken = breakLongWords(`Avis ${'é'.repeat(1200)}`);
    expect(broken.split(' ').map((word) => word.length)).toEqual([4, 500, 500, 200]);
    expect(broken.replaceAll(' ', '')).toBe(`Avis${'é'.repeat(1200)}`);
  });
});
