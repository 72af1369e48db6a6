import { expect, it } from 'vitest';
import { writeAsDrawn } from './write-as-drawn.ts';

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
