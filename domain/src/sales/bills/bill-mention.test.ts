import { describe, expect, it } from 'vitest';
import { readMention } from './bill-mention.ts';

describe('a mention that bills are looked for by', () => {
  it.each([
    'PROBLÈME DE COMMUNICATION',
    'PROBLEME DE COMMUNICATION',
    'Probleme de communication',
    '  problème   de communication ',
    'PROBLE\u0300ME DE COMMUNICATION',
  ])('is found as %j, with or without its accent', (text) => {
    expect(readMention(text)).toEqual({ kinds: null, payments: null, isUnanswered: true });
  });

  it.each([
    ['NOTE DE CREDIT', ['credit-note']],
    ['facture revisee', ['revised-bill']],
    ['*** DOCUMENT DE FORMATION ***', ['training']],
    ['Facture corrigée', ['correction']],
  ])('names a kind: %s', (text, kinds) => {
    expect(readMention(text)).toEqual({ kinds, payments: null, isUnanswered: false });
  });

  it.each([
    ['CARTE DE DEBIT', ['DEB']],
    ['porte au compte', ['PAC']],
  ])('names a payment: %s', (text, payments) => {
    expect(readMention(text)).toEqual({ kinds: null, payments, isUnanswered: false });
  });

  it.each(['', 'PROBLEME', '7K2Q-12', '12,34', 'constructor', 'PROBLEME DE COMMUNICATION 2'])(
    'is none of: %j',
    (text) => {
      expect(readMention(text)).toBeNull();
    },
  );
});
