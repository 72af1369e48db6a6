import { describe, expect, it } from 'vitest';
import { MOST_INVITATIONS, readInvitations } from './read-invitations.ts';

const linesOf = (text: string) => {
  const read = readInvitations(text, 'fr');
  return read.ok ? read.value : read.reason;
};
const LEA = { line: 2, company_name: 'Crêperie', name: 'Léa Roy', email: 'lea@creperie.test', language: 'fr' };

describe('a file of invitations', () => {
  it.each([
    'Commerce;Nom;Courriel;Langue\nCrêperie;Léa Roy;lea@creperie.test;Français',
    'E-MAIL,Name,Company name,Remarks\nlea@creperie.test,Léa Roy,Crêperie,"a, b"',
    'Entreprise,Personne,Courriel\nCrêperie,Léa Roy,lea@creperie.test',
    'Nom;Personne;Courriel\nCrêperie;Léa Roy;lea@creperie.test',
    '"Nom du commerce";"Nom";"Adresse courriel"\nCrêperie;Léa Roy;lea@creperie.test',
    '"Nom de l’entreprise";"Personne-ressource";"Courriel électronique"\nCrêperie;Léa Roy;lea@creperie.test',
    'Business name\tContact person\tEmail address\tLanguage\nCrêperie\tLéa Roy\tlea@creperie.test\tFR-ca',
    'Raison sociale;Nom du contact;Adresse électronique\nCrêperie;Léa Roy;lea@creperie.test',
  ])('names its columns in either language and any order: %j', (text) => {
    expect(linesOf(text)).toEqual([LEA]);
  });

  it('keeps a language that is none, to be refused with its line', () => {
    expect(linesOf('Commerce;Nom;Courriel;Langue\nA;B;c@d.test;deutsch')).toMatchObject([{ language: 'deutsch' }]);
    expect(linesOf('Commerce;Nom;Courriel;Langue\nA;B;c@d.test;English')).toMatchObject([{ language: 'en' }]);
  });

  it.each(['', 'Commerce;Nom;Courriel', 'Crêperie;Léa;lea@creperie.test\nA;B;c@d.test', '\u0000\u0001'])(
    'is refused without its columns or a line: %j',
    (text) => {
      expect(linesOf(text)).toBe('invitations-unreadable');
    },
  );

  it('has ten thousand lines at most', () => {
    const file = (lines: number) => `Commerce;Nom;Courriel\n${'A;B;c@d.test\n'.repeat(lines)}`;
    expect(linesOf(file(MOST_INVITATIONS))).toHaveLength(10_000);
    expect(linesOf(file(MOST_INVITATIONS + 1))).toBe('invitations-too-many');
  });
});
