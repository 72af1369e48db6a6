import { expect, it } from 'vitest';
import { plainSpaces } from '../../test/plain-spaces.ts';
import type { ContractTexts } from './contracts.fr.ts';
import { TEXTS } from './language.ts';

/** Sentences about some facts, in French and in English. */
const SENTENCES: readonly [say: (texts: ContractTexts) => string, french: string, english: string][] = [
  [(texts) => texts.none(), 'Rien n’attend d’être signé.', 'Nothing waits to be signed.'],
  [
    (texts) =>
      texts.waits({
        contract: 'C-2026-0018',
        kind: 'instalment',
        customer: 'Marie-Ève Gagnon',
        amount: '100,00 $',
        dueOn: '2026-07-05',
      }),
    'C-2026-0018, versement : 100,00 $, Marie-Ève Gagnon, dû le 2026-07-05',
    'C-2026-0018, instalment: 100,00 $, Marie-Ève Gagnon, due on 2026-07-05',
  ],
  [
    (texts) =>
      texts.waits({
        contract: 'C-2026-0018',
        kind: 'contract',
        customer: 'Marie-Ève Gagnon',
        amount: '100,00 $',
        dueOn: null,
      }),
    'C-2026-0018, contrat : 100,00 $, Marie-Ève Gagnon',
    'C-2026-0018, contract: 100,00 $, Marie-Ève Gagnon',
  ],
  [
    (texts) => texts.heading('C-2026-0018', 'revision'),
    'C-2026-0018, contrat révisé : voici ce que le portail a écrit.',
    'C-2026-0018, revised contract: this is what the portal wrote.',
  ],
  [(texts) => texts.customer('Marie-Ève Gagnon', null), '  Marie-Ève Gagnon', '  Marie-Ève Gagnon'],
  [
    (texts) => texts.customer('Marie-Ève Gagnon', 'Traiteur inc.'),
    '  Marie-Ève Gagnon, Traiteur inc.',
    '  Marie-Ève Gagnon, Traiteur inc.',
  ],
  [
    (texts) => texts.occasion('Noces', '2026-06-20', 40),
    '  Noces, le 2026-06-20, 40 personnes',
    '  Noces, on 2026-06-20, 40 persons',
  ],
  [
    (texts) => texts.occasion('Noces', '2026-06-20', 1),
    '  Noces, le 2026-06-20, 1 personne',
    '  Noces, on 2026-06-20, 1 person',
  ],
  [(texts) => texts.line('40', 'Buffet', '880,00 $'), '  40 Buffet : 880,00 $', '  40 Buffet: 880,00 $'],
  [(texts) => texts.service('88,00 $'), '  Frais de service : 88,00 $', '  Service charge: 88,00 $'],
  [
    (texts) => texts.total('1 011,78 $'),
    '  Total, taxes comprises : 1 011,78 $',
    '  Total, taxes included: 1 011,78 $',
  ],
  [(texts) => texts.earlier('100,00 $'), '  Déjà versé : 100,00 $', '  Paid so far: 100,00 $'],
  [(texts) => texts.paid('200,00 $'), '  À payer maintenant : 200,00 $', '  To pay now: 200,00 $'],
  [(texts) => texts.tip('20,00 $'), '  Pourboire : 20,00 $', '  Tip: 20,00 $'],
  [(texts) => texts.returned('50,00 $'), '  À remettre au client : 50,00 $', '  To give back to the customer: 50,00 $'],
  [
    (texts) => texts.kept('50,00 $', 'client parti'),
    '  Annulé (client parti). Gardé sur ce qui a été versé : 50,00 $',
    '  Cancelled (client parti). Kept of what was paid: 50,00 $',
  ],
  [(texts) => texts.confirm(), 'Signer ce document? (o/n) ', 'Sign this document? (y/n) '],
  [
    (texts) => texts.finalNext('C-2026-0018'),
    'Il reste à signer le dernier paiement de C-2026-0018 : npm run terminal -- final C-2026-0018',
    'The last payment of C-2026-0018 is still to be signed: npm run terminal -- final C-2026-0018',
  ],
  [
    (texts) => texts.unreported(),
    'Comptoir ne sait pas encore que c’est signé : la caisse le lui redira.',
    'Comptoir does not know yet that it is signed: the till will say so again.',
  ],
];

it.each(SENTENCES)(
  'a document of a contract is shown and asked about in either language: %#',
  (say, french, english) => {
    expect(plainSpaces(say(TEXTS.fr.contracts))).toBe(french);
    expect(plainSpaces(say(TEXTS.en.contracts))).toBe(english);
  },
);
