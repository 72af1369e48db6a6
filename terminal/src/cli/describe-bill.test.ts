import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { describe, expect, it } from 'vitest';
import { linkedRecord } from '../../test/linked-record.ts';
import { linkOf, makeTerminal, signatureOf, signedEntry } from '../../test/made-terminal.ts';
import { plainSpaces } from '../../test/plain-spaces.ts';
import { acceptedOf, refusedOf, waitingOf } from '../../test/results-of.ts';
import { makeContext } from '../../test/test-context.ts';
import type { MadeBill } from '../selling/make-bill.ts';
import type { Result, Undated } from '../journal/journal-entry.ts';
import type { Submitted } from '../submission/submit-queue.ts';
import { describeBill, describeLeft, describeNotes } from './describe-bill.ts';

const SUBMITTED: Submitted = {
  contact: 'answered',
  refusal: null,
  results: new Map(),
  authorityReachable: true,
  stillWaiting: 0,
  isRenewalRequested: false,
  calendarVersion: null,
  isClockAhead: false,
  isComplete: true,
  isCaughtUp: false,
  isApart: false,
};
const ERROR = {
  id: 'JW00B1',
  codRetour: '95',
  message: 'raw',
  explanation: { fr: 'Le numéro manque.', en: 'The number is missing.' },
  merchantField: null,
};
const OTHER = { ...ERROR, id: 'JW00B2', codRetour: null, explanation: null };

async function textOf(
  made: {
    bill?: Partial<Transaction>;
    result?: Result | null;
    submitted?: Partial<Submitted>;
    rebuilt?: MadeBill['rebuilt'];
  },
  {
    entries = [signedEntry(linkOf(1))],
    language = 'fr',
  }: { entries?: readonly Undated[]; language?: 'fr' | 'en' } = {},
): Promise<string[]> {
  const context = { ...makeContext('http://comptoir.test'), language };
  const terminal = await makeTerminal(context, entries);
  const { bill = {}, result = null, submitted = {}, rebuilt = [] } = made;
  return describeBill(context, terminal, {
    bill: linkOf(1, bill),
    result,
    submitted: { ...SUBMITTED, ...submitted },
    rebuilt,
  }).map(plainSpaces);
}

const mont = { ...linkOf(1).mont, apresTax: '-000000005.76' };

describe('a bill', () => {
  it.each<[string, Partial<Transaction>]>([
    ['Facture', {}],
    ['Facture', { typTrans: 'ADDI' }],
    ['Facture', { formImpr: 'NON' }],
    ['Note de crédit', { mont }],
    ['Écriture inverse', { mont, formImpr: 'NON' }],
    ['Note de crédit', { mont, formImpr: 'NON', modPai: 'AUC' }],
    ['Note de crédit', { mont, formImpr: 'NON', typTrans: 'TIER' }],
    ['Soumission', { typTrans: 'SOUM' }],
    ['Estimation', { typTrans: 'ESTM' }],
    ['Facture impayée', { modImpr: 'PSP' }],
    ['Saisie abandonnée', { modImpr: 'ANN', typTrans: 'SOB' }],
  ])('is called %s by what it is', async (name, bill) => {
    expect(await textOf({ bill, result: acceptedOf(1) })).toEqual([
      `${name} AAAA-1 acceptée par Revenu Québec : AAAA-BBBB-CCCC-DDDD`,
    ]);
  });

  it.each<[string, Result | null, Partial<Submitted>, string]>([
    [
      'in a batch',
      { ...acceptedOf(1), psiNoTrans: null, noLot: '0000000002' } as Result,
      {},
      'Facture AAAA-1 acceptée par Revenu Québec, dans le lot 0000000002',
    ],
    [
      'without a number',
      { ...acceptedOf(1), psiNoTrans: null } as Result,
      {},
      'Facture AAAA-1 acceptée par Revenu Québec, dans le lot ',
    ],
    [
      'with remarks',
      { ...acceptedOf(1), errors: [ERROR, OTHER] } as Result,
      {},
      'Facture AAAA-1 reçue par Revenu Québec avec des erreurs : JW00B1[95] Le numéro manque. JW00B2 raw',
    ],
    [
      'at Comptoir',
      waitingOf(1),
      { stillWaiting: 2 },
      'Facture AAAA-1 gardée par Comptoir, qui l’enverra à Revenu Québec. En attente : 2 factures.',
    ],
    [
      'here, without an answer',
      null,
      { contact: 'unreachable' },
      'Facture AAAA-1 gardée dans la caisse : Comptoir ne répond pas. Elle partira avec la prochaine. En attente ici : 1 facture.',
    ],
    [
      'here, though there was one',
      null,
      {},
      'Facture AAAA-1 gardée dans la caisse : Comptoir ne l’a pas prise. En attente ici : 1 facture.',
    ],
  ])('stands where it is: %s', async (_, result, submitted, sentence) => {
    expect(await textOf({ result, submitted })).toEqual([sentence]);
  });

  it('that is refused is made again, or is for support, and why', async () => {
    const refused = (result: Result): Undated[] => [signedEntry(linkOf(1)), { kind: 'answered', results: [result] }];
    const relay = refusedOf(1);
    expect(await textOf({ result: relay }, { entries: refused(relay) })).toEqual([
      'Facture AAAA-1 refusée : mal formée. Elle sera refaite avec la prochaine facture.',
    ]);
    const authority = { ...refusedOf(1, 'authority'), errors: [ERROR] } as Result;
    expect(await textOf({ result: authority }, { entries: [], language: 'en' })).toEqual([
      'Bill AAAA-1 refused: JW00B1[95] The number is missing. It will be reissued with the next bill.',
    ]);
    const stuck = refusedOf(1, 'relay', 'foreign-device');
    expect(await textOf({ result: stuck }, { entries: refused(stuck) })).toEqual([
      'Facture AAAA-1 refusée : pas de cette caisse. Appelez le soutien : la refaire n’y changerait rien.',
    ]);
  });

  it('counts what waits here alone', async () => {
    const entries: Undated[] = [
      signedEntry(linkOf(1)),
      signedEntry(linkOf(2)),
      { kind: 'answered', results: [waitingOf(1)] },
    ];
    expect((await textOf({}, { entries }))[0]).toContain('En attente ici : 1 facture.');
  });

  it('comes with what else there is to say', async () => {
    const rebuilt = [{ refused: 'AAAA-0', replacement: 'AAAA-1', actu: signatureOf(1), bill: linkOf(1) }];
    const submitted = { refusal: 'device-not-recognized', isApart: true, isClockAhead: true } as const;
    const [, ...notes] = await textOf({ submitted, rebuilt, result: acceptedOf(1) });
    expect(notes.map((note) => note.slice(0, 40))).toEqual([
      'Comptoir ne reconnaît plus cette caisse.',
      'Attention : la caisse « caisse » et Comp',
      'Attention : cette facture est datée en a',
      'La facture AAAA-0, refusée, a été refait',
    ]);
  });
});

describe('notes', () => {
  const EMPLOYEES = [{ name: 'Camille Roy', opensAllTabs: true }];
  const SIGNED = signedEntry(linkOf(1), { signedAt: '2026-01-14T17:05:00.000Z' });
  async function notes(entries: readonly Undated[], { employees = EMPLOYEES, requireShift = false } = {}) {
    const context = makeContext('http://comptoir.test');
    const record = linkedRecord();
    const configuration = { ...record.configuration, employees, requireShift };
    const terminal = await makeTerminal(context, entries, { ...record, configuration });
    return {
      all: describeNotes(context, terminal).map((line) => plainSpaces(line).slice(0, 64)),
      left: describeLeft(context, terminal).map(plainSpaces),
    };
  }
  const [UNNAMED, REQUIRED] = [
    'Aucun service n’est commencé : la facture ne nomme personne. Com',
    'Aucun service n’est commencé : la caisse ne fait pas de facture ',
  ];

  it('say that no one has begun, where there is someone', async () => {
    expect((await notes([])).all).toEqual([UNNAMED]);
    expect((await notes([], { requireShift: true })).all).toEqual([REQUIRED]);
    expect((await notes([], { employees: [] })).all).toEqual([]);
    expect((await notes([{ kind: 'shift-began', user: 'Camille Roy' }])).all).toEqual([]);
  });

  it('name what was never printed, and what has waited for a day', async () => {
    const { all, left } = await notes([SIGNED]);
    expect(left).toEqual([
      'La facture AAAA-1 a été signée sans être imprimée : la caisse s’est arrêtée. L’imprimer : npm run terminal -- reprint AAAA-1',
      'Attention : une facture attend depuis 24 h. Revenu Québec doit l’avoir avant 48 h.',
    ]);
    expect(all).toHaveLength(3);
  });

  it('say nothing of what has not waited for a day, or is printed and accepted', async () => {
    const young = signedEntry(linkOf(1), { signedAt: '2026-01-14T17:05:01.000Z' });
    const printed: Undated = {
      kind: 'printed',
      id: crypto.randomUUID(),
      noTrans: 'AAAA-1',
      actu: signatureOf(1),
      document: 'FAC',
    };
    expect((await notes([young, printed])).left).toEqual([]);
    expect((await notes([SIGNED, printed, { kind: 'answered', results: [acceptedOf(1)] }])).left).toEqual([]);
  });
});
