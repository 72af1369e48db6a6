import { expect, it } from 'vitest';
import { simplifyText } from './simplify-text.ts';

it.each([
  ['PROBLÈME DE COMMUNICATION', 'probleme de communication'],
  ['  Où est\u00A0l’employé? ', "ou est l'employe?"],
  ['Œuf', 'oeuf'],
  ['', ''],
])('searches %j as %j', (text, simple) => {
  expect(simplifyText(text)).toBe(simple);
});
