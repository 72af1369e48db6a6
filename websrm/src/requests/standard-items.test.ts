import { describe, expect, it } from 'vitest';
import { toItemText } from './standard-items.ts';

describe('the name of an item that a person chose', () => {
  it.each(['SOB', 'Annulation', 'Abandon', 'Contrat', 'FORFAIT', 'Frais de service', 'Taxe(s) supplémentaire(s)'])(
    'says that %s is no item of a kind, also with spaces around it and written once more',
    (name) => {
      expect(toItemText(` ${name} `)).toBe(`${name} (article)`);
      expect(toItemText(toItemText(name))).toBe(`${name} (article)`);
    },
  );

  it.each(['Forfait', 'annulation', 'Sob story', 'Crédit', 'Contrats'])('leaves %s as it is', (name) =>
    expect(toItemText(name)).toBe(name),
  );

  it('is written in the characters that are taken, and cut', () => {
    expect(toItemText('œuf')).toBe('oeuf');
    expect(toItemText('a'.repeat(200))).toHaveLength(128);
  });
});
