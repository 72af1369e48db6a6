import { cents } from '@comptoir/domain/base/amounts/cents';
import { NOTHING_ENTERED } from '@comptoir/websrm/recipes/balance-items';
import { exportPrivateKey, generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerCalls, refusal } from '../../test/answer-calls.ts';
import { linkedRecord, signedBill } from '../../test/linked-record.ts';
import { linkOf, makeTerminal, signatureOf, signedEntry } from '../../test/made-terminal.ts';
import { sentenceOf, sentenceOfAttempt } from '../../test/sentence-of.ts';
import { acceptedOf } from '../../test/results-of.ts';
import { makeContext } from '../../test/test-context.ts';
import { instalmentOf, unpaidBill } from '../../test/unpaid-bill.ts';
import type { Undated } from '../journal/journal-entry.ts';
import type { Order } from '../bills/read-order.ts';
import type { LinkedRecord } from '../terminal/terminal-record.ts';
import type { Terms } from '../bills/compose-bill.ts';
import {
  composeAbandonment,
  composeCancellation,
  composeDeparture,
  composeThirdParty,
} from '../bills/compose-ending.ts';
import { composeGroup, composeSplit, composeUnpaid } from '../bills/compose-table.ts';
import { getUnpaid, listOfTable } from '../bills/find-unpaid.ts';
import { makeReport } from '../bills/make-report.ts';
import { requireReady } from './require-ready.ts';
import { DAY } from '../../test/taxes.ts';

const record = linkedRecord();
const { merchant } = record.configuration;
const UNREGISTERED: LinkedRecord = {
  ...record,
  configuration: { ...record.configuration, merchant: { ...merchant, gstNumber: '000000000RT0000' } },
};
const LINES = [{ description: 'Poutine', price: cents(501) }];
const ORDER = { lines: LINES, taxesIncluded: false, on: DAY };
const TERMS: Terms = { payment: 'DEB', customers: 2, tip: null, training: false, service: 'TBL', table: '12' };
const REF = { noTrans: 'AAAA-1', datTrans: '20260115120500', avantTax: '+000000005.01' };
const KEY = 'AAAA-1 20260115120500';
const context = () => makeContext('http://comptoir.test');

describe('a bill that ends without a payment', () => {
  it('may be cancelled, with what brings it to nothing, and why', () => {
    const draft = composeCancellation(record, unpaidBill(LINES), 'client parti');
    expect(draft).toMatchObject({ origin: 'ended', closes: [KEY] });
    expect(draft.content).toMatchObject({
      typTrans: 'RFER',
      modPai: 'AUC',
      formImpr: 'PAP',
      refs: [REF],
      mont: { apresTax: '+000000000.00' },
    });
    expect(JSON.stringify(draft.content.items)).toContain('client parti');
  });

  it('may be left by its guests, whole and without a document', () => {
    const draft = composeDeparture(record, unpaidBill(LINES));
    expect(draft).toMatchObject({ origin: 'ended', closes: [KEY] });
    expect(draft.content).toMatchObject({
      modImpr: 'PSP',
      formImpr: 'NON',
      refs: [REF],
      mont: { apresTax: '+000000005.76' },
    });
  });

  it('may be given up before it was one, whatever had been entered', () => {
    const { content, origin, closes } = composeAbandonment(record, ORDER, TERMS);
    expect([origin, closes]).toEqual(['ended', undefined]);
    expect(content).toMatchObject({ typTrans: 'SOB', modImpr: 'ANN', mont: { apresTax: '+000000000.00' } });
    expect(content.items[0]).toMatchObject({ descr: 'Poutine' });
    expect(content.items.length).toBeGreaterThan(1);
    const nothing = composeAbandonment(record, { lines: [], taxesIncluded: false, on: DAY }, TERMS);
    expect(nothing.content.items).toEqual([NOTHING_ENTERED]);
  });

  it('may be what a third party supplies', () => {
    const { content, origin } = composeThirdParty(UNREGISTERED, ORDER, TERMS);
    expect(origin).toBe('ended');
    expect(content).toMatchObject({
      typTrans: 'TIER',
      formImpr: 'NON',
      mont: { TPS: '+000000000.00', apresTax: '+000000005.51' },
    });
  });

  it('bears no GST where the business charges none', () => {
    const { content } = composeAbandonment(UNREGISTERED, ORDER, TERMS);
    expect(content.items[0]).toMatchObject({ tax: 'P' });
  });
});

describe('a table’s bill', () => {
  const wish = { kind: 'bill', order: ORDER, terms: TERMS, isHeld: false } as const;

  it('waits for its payment, on paper or not', () => {
    const draft = composeUnpaid(record, wish, []);
    expect(draft).toMatchObject({ origin: 'unpaid', closes: [], unpaid: { kind: 'bill', table: '12', order: ORDER } });
    expect(draft.content).toMatchObject({ typTrans: 'ADDI', modPai: 'SOB', formImpr: 'PAP' });
    expect(draft.content).not.toHaveProperty('refs');
    expect(composeUnpaid(record, { ...wish, isHeld: true }, []).content.formImpr).toBe('NON');
    expect(composeUnpaid(UNREGISTERED, wish, []).content.mont.TPS).toBe('+000000000.00');
    const { table: _, ...elsewhere } = TERMS;
    expect(composeUnpaid(record, { ...wish, terms: elsewhere }, []).unpaid?.table).toBeNull();
  });

  it('may take the place of others', () => {
    const draft = composeUnpaid(record, wish, [unpaidBill(LINES), unpaidBill(LINES, { number: 2 })]);
    expect(draft.content.refs).toEqual([REF, { ...REF, noTrans: 'AAAA-2' }]);
    expect(draft.closes).toEqual([KEY, 'AAAA-2 20260115120500']);
  });

  it('ends with the last of those that it is split into, each of one guest', () => {
    const drafts = composeSplit(record, unpaidBill(LINES), [ORDER, ORDER]);
    expect(drafts.map(({ closes }) => closes)).toEqual([[], [KEY]]);
    for (const { content } of drafts) expect(content).toMatchObject({ refs: [REF], sectActi: { nbClint: '001' } });
  });
});

describe('bills that become one', () => {
  const bill = (number: number, terms: Partial<Terms> = {}, more: Partial<Order> = {}) =>
    unpaidBill(LINES, { number, terms: { ...TERMS, ...terms }, order: { ...ORDER, ...more } });

  it('are for all their guests, at the table of the first or another', () => {
    const draft = composeGroup(record, [bill(1), bill(2, { table: '14' })], null);
    expect(draft.content).toMatchObject({
      sectActi: { noTabl: '===12', nbClint: '004' },
      mont: { avantTax: '+000000010.02' },
    });
    expect(draft.unpaid?.table).toBe('12');
    expect(composeGroup(record, [bill(1), bill(2)], '9').unpaid?.table).toBe('9');
    expect(
      composeGroup(record, [bill(1, { customers: 600 }), bill(2, { customers: 600 })], null).content.sectActi.nbClint,
    ).toBe('999');
  });

  it('are priced as they were, or before taxes where they differ', () => {
    const included = composeGroup(
      record,
      [bill(1, {}, { taxesIncluded: true }), bill(2, {}, { taxesIncluded: true })],
      null,
    );
    expect(included.unpaid?.order.taxesIncluded).toBe(true);
    expect(included.content.mont.apresTax).toBe('+000000010.02');
    const mixed = composeGroup(record, [bill(1, {}, { taxesIncluded: true }), bill(2)], null);
    expect(mixed.unpaid?.order).toMatchObject({ taxesIncluded: false, lines: [{ price: 436 }, { price: 501 }] });
  });

  it.each<[string, Partial<Terms>, Partial<Terms>, string]>([
    ['training and a real one', { training: true }, {}, 'Une facture de formation ne se réunit pas à une vraie.'],
    [
      'of two businesses',
      { business: 'Un inc.' },
      { business: 'Deux inc.' },
      'Une facture n’a de place que pour une entreprise qui achète : faites deux factures.',
    ],
  ])('are none of %s', (_, first, second, sentence) => {
    expect(sentenceOf(() => composeGroup(record, [bill(1, first), bill(2, second)], null))).toBe(sentence);
  });

  it('name the business that one of them names', () => {
    expect(composeGroup(record, [bill(1), bill(2, { business: 'Un inc.' })], null).content).toMatchObject({
      relaCommer: 'B2B',
      clint: { nomClint: 'Un inc.' },
    });
  });
});

describe('the bill that is meant', () => {
  const open = (index: number, table: string | null): Undated =>
    signedEntry(linkOf(index), {
      origin: 'unpaid',
      unpaid: { kind: 'bill', table, order: { lines: [], taxesIncluded: false } },
    });
  const terminal = () =>
    makeTerminal(context(), [
      open(1, '12'),
      open(2, 'A1'),
      open(3, 'A1'),
      signedEntry(linkOf(4), {
        unpaid: { kind: 'instalment', table: '12', order: { lines: [], taxesIncluded: false } },
      }),
      open(5, 'B2'),
    ]);

  it('is the one of a number, or of a table, however it is typed', async () => {
    const at = await terminal();
    expect(getUnpaid(at, 'aaaa-2')).toMatchObject({ noTrans: 'AAAA-2' });
    expect(getUnpaid(at, 'b2')).toMatchObject({ noTrans: 'AAAA-5' });
    expect(listOfTable(at, '12').map(({ noTrans }) => noTrans)).toEqual(['AAAA-1']);
    expect(listOfTable(at, 'A1')).toHaveLength(2);
  });

  it('is none where none waits, or several do', async () => {
    const at = await terminal();
    expect(sentenceOf(() => getUnpaid(at, 'c3'))).toBe(
      'Aucune facture n’attend son paiement pour C3. Celles qui attendent : npm run terminal -- tables',
    );
    expect(sentenceOf(() => getUnpaid(at, 'AAAA-9'))).toContain('pour AAAA-9');
    expect(sentenceOf(() => getUnpaid(at, 'A1'))).toBe(
      'La table A1 a plusieurs factures : nommez la bonne par son numéro, AAAA-2, AAAA-3.',
    );
  });

  it('may be what is left to pay', () => {
    const bill = unpaidBill(LINES);
    expect(instalmentOf(bill, signedBill(linkOf(1), 2))).toMatchObject({
      kind: 'instalment',
      noTrans: 'AAAA-2',
      table: '12',
    });
  });
});

describe('before anything is signed', () => {
  it('a certificate that no longer counts is refused with the official mentions', async () => {
    const world = context();
    const terminal = await makeTerminal(world, [], {
      ...record,
      certificate: { ...record.certificate, notAfter: '2026-01-01T00:00:00.000Z' },
    });
    expect(await sentenceOfAttempt(requireReady(world, terminal))).toContain(
      '*** CERTIFICAT INVALIDE *** NE PAS REMETTRE AU CLIENT. Le certificat de la caisse a expiré le 2026-01-01',
    );
  });

  it.each([
    ['silent', null, 'Le dossier de la caisse a été remis à une copie plus ancienne'],
    [
      'apart',
      refusal('chain-not-shared'),
      'La caisse « caisse » et Comptoir ont chacun des factures que l’autre n’a pas',
    ],
  ] as const)(
    'a till that is behind takes its bills back, and is refused while Comptoir is %s',
    async (_, answer, sentence) => {
      const world = context();
      const terminal = await makeTerminal(world, [{ kind: 'found-behind' }]);
      answerCalls(answer);
      expect(await sentenceOfAttempt(requireReady(world, terminal))).toContain(sentence);
    },
  );

  it('a till that has them back goes on', async () => {
    const world = context();
    const terminal = await makeTerminal(world, [{ kind: 'found-behind' }]);
    const calls = answerCalls({ json: { isComplete: true, bills: [] } });
    await requireReady(world, terminal);
    expect(terminal.journal.state.isBehind).toBe(false);
    expect(calls[0]?.url).toContain('/chain');
    await requireReady(world, terminal);
    expect(calls.filter(({ url }) => url.includes('/chain'))).toHaveLength(1);
  });
});

describe('the user report', () => {
  async function report(entries: readonly Undated[]) {
    const terminal = await makeTerminal(context(), entries);
    const { privateKey } = await generateSigningKeys({ extractable: true });
    writeFileSync(terminal.folder.pathOf('key.pem'), await exportPrivateKey(privateKey));
    const { receipt, qrText } = await makeReport(terminal, { year: 2026, now: new Date('2026-01-15T18:00:00Z') });
    const [kept] = terminal.journal.state.reports;
    return {
      fields: Object.fromEntries(qrText.split(';').map((part) => [part.slice(0, 2), part.slice(3)])),
      receipt,
      kept,
    };
  }

  it('states the till, what it counted, who looks and when, and is to be sent', async () => {
    const { fields, kept } = await report([
      { kind: 'shift-began', user: 'Camille Roy' },
      signedEntry(linkOf(1)),
      { kind: 'printed', id: crypto.randomUUID(), noTrans: 'AAAA-1', actu: signatureOf(1), document: 'FAC' },
    ]);
    const values = Object.values(fields).join(' ');
    for (const value of [
      'Camille Roy',
      'AAAA-1',
      '2468-1357-9024',
      '20260115130000',
      '20260115120500',
      'A'.repeat(40),
      '200-45, rue du Quai, Québec, G1K3Z4',
    ])
      expect(values).toContain(value);
    expect(kept).toMatchObject({ type: 'user-report' });
  });

  it('shows the last bill as the authority answered for it, or without its number', async () => {
    const printed: Undated = {
      kind: 'printed',
      id: crypto.randomUUID(),
      noTrans: 'AAAA-1',
      actu: signatureOf(1),
      document: 'FAC',
    };
    const waits = await report([signedEntry(linkOf(1)), printed]);
    const accepted = await report([signedEntry(linkOf(1)), printed, { kind: 'answered', results: [acceptedOf(1)] }]);
    expect(JSON.stringify(accepted.receipt)).toContain('AAAA-BBBB-CCCC-DDDD');
    expect(JSON.stringify(waits.receipt)).not.toContain('AAAA-BBBB-CCCC-DDDD');
    expect(JSON.stringify(waits.receipt)).toContain('AAAA-1');
    expect(JSON.stringify((await report([])).receipt)).not.toContain('AAAA-1');
  });

  it('is of the business between shifts, and of nothing before the first bill', async () => {
    const { fields } = await report([]);
    const values = Object.values(fields).join(' ');
    for (const value of ['Bistro du Quai', '20260115130000']) expect(values).toContain(value);
    expect(values).not.toContain('AAAA-1');
  });
});
