import { IncoherentTransactionError } from '@comptoir/websrm/recipes/refuse-incoherent';
import { exportPrivateKey, generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { verifyTransaction } from '@comptoir/websrm/requests/transaction';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { linkedRecord } from '../../test/linked-record.ts';
import { linkOf, makeTerminal, signatureOf, signedEntry } from '../../test/made-terminal.ts';
import { refusedOf } from '../../test/results-of.ts';
import { makeContext } from '../../test/test-context.ts';
import type { Undated } from '../journal/journal-entry.ts';
import type { UnpaidFacts } from '../journal/unpaid-bill.ts';
import { openTerminal } from '../terminal/with-terminal.ts';
import { finishPlan, planBills, signNextStep } from './finish-plan.ts';
import { rebuildRefused } from './rebuild-refused.ts';
import { signBill, type Draft } from './sign-bill.ts';

const keys = generateSigningKeys({ extractable: true });
const NOW = new Date('2026-01-15T18:00:00Z');
const { noTrans: _, datTrans: __, utc: ___, signa: ____, ...CONTENT } = linkOf(1);
const DRAFT: Draft = { content: CONTENT, origin: 'sale' };
const UNPAID: UnpaidFacts = { kind: 'bill', table: '12', order: { lines: [], taxesIncluded: false } };

async function terminalWith(entries: readonly Undated[] = []) {
  const terminal = await makeTerminal(makeContext('http://comptoir.test'), entries);
  writeFileSync(terminal.folder.pathOf('key.pem'), await exportPrivateKey((await keys).privateKey));
  return terminal;
}
const SHIFT: Undated = { kind: 'shift-began', user: 'Camille Roy' };

describe('a signed bill', () => {
  it('is the next link, with a number and a time of its own, and is in the journal', async () => {
    const terminal = await terminalWith();
    const bill = await signBill(terminal, DRAFT, NOW);
    expect(bill).toMatchObject({
      ...CONTENT,
      datTrans: '20260115130000',
      utc: '-05:00N',
      signa: { preced: signatureOf(0), datActu: '20260115130000' },
    });
    expect(bill).not.toHaveProperty('nomUtil');
    expect(await verifyTransaction((await keys).publicKey, bill)).toBe(true);
    const { state } = terminal.journal;
    expect(state).toMatchObject({ chainHead: bill.signa.actu, lastSale: bill.noTrans, counter: 1, unpaid: [] });
    expect(state.open).toEqual([
      {
        actu: bill.signa.actu,
        noTrans: bill.noTrans,
        signedAt: NOW.toISOString(),
        origin: 'sale',
        place: 'here',
        rebuilds: 0,
        reason: null,
        text: JSON.stringify(bill),
      },
    ]);
    const next = await signBill(terminal, DRAFT, NOW);
    expect(next.signa.preced).toBe(bill.signa.actu);
    expect(Number(next.noTrans.split('-')[1])).toBe(2);
  });

  it('is never dated before the one that it follows', async () => {
    const terminal = await terminalWith();
    const { datTrans } = await signBill(terminal, DRAFT, NOW);
    const next = await signBill(terminal, DRAFT, new Date(NOW.getTime() - 3_600_000));
    expect(next.datTrans >= datTrans).toBe(true);
  });

  it('names who works at the till, but for a copy and for one that is made again', async () => {
    const terminal = await terminalWith([SHIFT]);
    const keeps = { noTrans: 'AAAA-9', datTrans: '20260101120000', utc: '-05:00N' as const };
    expect((await signBill(terminal, DRAFT, NOW)).nomUtil).toBe('Camille Roy');
    const copy = await signBill(terminal, { ...DRAFT, origin: 'reprint', keeps }, NOW);
    expect(copy).toMatchObject(keeps);
    expect(copy).not.toHaveProperty('nomUtil');
    expect(await signBill(terminal, { ...DRAFT, replaces: signatureOf(7) }, NOW)).not.toHaveProperty('nomUtil');
  });

  it('opens what it leaves open, and ends what it ends', async () => {
    const terminal = await terminalWith();
    const table = await signBill(terminal, { ...DRAFT, origin: 'unpaid', unpaid: UNPAID }, NOW);
    expect(terminal.journal.state.unpaid).toMatchObject([{ ...UNPAID, actu: table.signa.actu }]);
    await signBill(terminal, { ...DRAFT, closes: [`${table.noTrans} ${table.datTrans}`] }, NOW);
    expect(terminal.journal.state.unpaid).toEqual([]);
  });

  it('remembers the document of a contract that it is', async () => {
    const terminal = await terminalWith();
    const id = '00000000-0000-4000-8000-000000000001';
    const { noTrans } = await signBill(terminal, { ...DRAFT, signs: id }, NOW);
    expect(terminal.journal.state.contractDocuments).toMatchObject([{ id, noTrans, isReported: false }]);
  });

  it('that Revenu Québec would refuse is not signed, unless it was refused before', async () => {
    const terminal = await terminalWith();
    const content = { ...CONTENT, mont: { ...CONTENT.mont, TPS: '+000000009.99' } };
    await expect(signBill(terminal, { ...DRAFT, content }, NOW)).rejects.toBeInstanceOf(IncoherentTransactionError);
    expect(terminal.journal.state.chainLength).toBe(0);
    await expect(signBill(terminal, { ...DRAFT, content, replaces: signatureOf(7) }, NOW)).resolves.toMatchObject(
      content,
    );
  });
});

describe('bills that are made together', () => {
  it('keep what each of them is about', async () => {
    const terminal = await terminalWith();
    const signs = '00000000-0000-4000-8000-000000000001';
    const table = await signBill(terminal, { ...DRAFT, origin: 'unpaid', unpaid: UNPAID }, NOW);
    await planBills(terminal, [
      { ...DRAFT, origin: 'refund', creditedLines: [0] },
      { ...DRAFT, signs, closes: [`${table.noTrans} ${table.datTrans}`] },
    ]);
    expect(terminal.journal.state.plan?.steps.map(({ content: _content, ...rest }) => rest)).toStrictEqual([
      { origin: 'refund', closes: [], refersTo: null, creditedLines: [0] },
      { origin: 'sale', closes: [`${table.noTrans} ${table.datTrans}`], refersTo: null, signs },
    ]);
    await finishPlan(terminal, NOW);
    expect(terminal.journal.state).toMatchObject({ plan: null, unpaid: [], contractDocuments: [{ id: signs }] });
    const path = terminal.folder.pathOf('journal.jsonl');
    const entries = readFileSync(path, 'utf8').trim().split('\n');
    expect(entries.filter((line) => line.includes('"creditedLines":[0]'))).toHaveLength(2);
  });

  it('are written down first, and signed one by one, with what one says of another', async () => {
    const terminal = await terminalWith();
    await planBills(terminal, [
      { ...DRAFT, origin: 'refund', creditedLines: [0] },
      { ...DRAFT, refersTo: 0, unpaid: UNPAID, closes: ['x'] },
    ]);
    const first = await signNextStep(terminal, NOW);
    const { emprCertifSEV, SEV } = first ?? {};
    expect({ emprCertifSEV, SEV }).toEqual({
      emprCertifSEV: 'A'.repeat(40),
      SEV: linkedRecord().configuration.software,
    });
    expect(first).not.toHaveProperty('refs');
    const second = await signNextStep(terminal, NOW);
    expect(second?.refs).toEqual([
      { noTrans: first?.noTrans, datTrans: first?.datTrans, avantTax: first?.mont.avantTax },
    ]);
    expect(terminal.journal.state).toMatchObject({ plan: null, chainLength: 2, unpaid: [UNPAID] });
    expect(await signNextStep(terminal, NOW)).toBeNull();
  });

  it('are made with the certificate and the software of now', async () => {
    const terminal = await terminalWith();
    await planBills(terminal, [DRAFT, DRAFT]);
    const { record } = terminal;
    const renewed = openTerminal(terminal, {
      ...record,
      certificate: { ...record.certificate, thumbprint: 'B'.repeat(40) },
      configuration: { ...record.configuration, software: { ...record.configuration.software, versi: '2.0.0' } },
    });
    await finishPlan(renewed, NOW);
    const bills = terminal.journal.state.open.map(({ text }) => JSON.parse(text) as typeof CONTENT);
    expect(bills.map(({ emprCertifSEV, SEV }) => [emprCertifSEV, SEV.versi])).toEqual([
      ['B'.repeat(40), '2.0.0'],
      ['B'.repeat(40), '2.0.0'],
    ]);
  });
});

describe('a refused bill', () => {
  const refused = (...indexes: number[]): Undated => ({
    kind: 'answered',
    results: indexes.map((index) => refusedOf(index)),
    chainHead: null,
  });

  it('is made again with the same content, under a new number, and keeps waiting for its payment', async () => {
    const terminal = await terminalWith([
      signedEntry(linkOf(1), { origin: 'unpaid', unpaid: UNPAID }),
      SHIFT,
      refused(1),
    ]);
    const [rebuilt, ...others] = await rebuildRefused(terminal, NOW);
    expect(others).toEqual([]);
    expect(rebuilt).toMatchObject({
      refused: 'AAAA-1',
      actu: signatureOf(1),
      bill: CONTENT,
      replacement: rebuilt?.bill.noTrans,
    });
    expect(rebuilt?.bill.noTrans).not.toBe('AAAA-1');
    expect(rebuilt?.bill).not.toHaveProperty('nomUtil');
    expect(rebuilt?.bill).not.toHaveProperty('refs');
    expect(terminal.journal.state).toMatchObject({
      open: [{ place: 'here', rebuilds: 1, origin: 'unpaid' }],
      unpaid: [{ ...UNPAID, noTrans: rebuilt?.replacement }],
    });
    expect(await rebuildRefused(terminal, NOW)).toEqual([]);
  });

  it('is what a credit note of it refers to then, and no other', async () => {
    const refs = [
      { noTrans: 'AAAA-1', datTrans: '20260115120500', avantTax: '+000000005.01' },
      { noTrans: 'AAAA-7', datTrans: '20260115120500', avantTax: '+000000001.00' },
    ];
    const terminal = await terminalWith([
      signedEntry(linkOf(1)),
      signedEntry(linkOf(2, { refs }), { origin: 'refund' }),
      refused(1, 2),
    ]);
    const [first, second] = await rebuildRefused(terminal, NOW);
    expect(second?.bill.refs).toEqual([
      { ...refs[0], noTrans: first?.replacement, datTrans: first?.bill.datTrans },
      refs[1],
    ]);
  });

  it('that is a copy keeps the number and the time of the bill that the customer has', async () => {
    const copy = linkOf(1, { modImpr: 'RPR', datTrans: '20260101120000' });
    const terminal = await terminalWith([signedEntry(copy, { origin: 'reprint' }), refused(1)]);
    const [rebuilt] = await rebuildRefused(terminal, NOW);
    expect(rebuilt?.bill).toMatchObject({
      noTrans: 'AAAA-1',
      datTrans: '20260101120000',
      utc: '-05:00N',
      modImpr: 'RPR',
    });
  });
});
