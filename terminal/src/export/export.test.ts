import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { describe, expect, it } from 'vitest';
import { linkOf, makeTerminal, signatureOf, signedEntry } from '../../test/made-terminal.ts';
import { acceptedOf, refusedOf, waitingOf } from '../../test/results-of.ts';
import { makeContext } from '../../test/test-context.ts';
import type { Undated } from '../journal/journal-entry.ts';
import { exportBills } from './export-bills.ts';
import { exportJournal } from './export-journal.ts';
import { isWanted, nameExported, type Exported } from './exported.ts';
import { readStandings } from './read-standings.ts';
import { writeLinesInto } from '../node/write-lines.ts';

async function exported(entries: readonly Undated[], more: Partial<Exported> = {}): Promise<Exported> {
  const context = makeContext('http://comptoir.test');
  const { journal } = await makeTerminal(context, entries);
  return {
    journal,
    write: writeLinesInto(join(context.dataDir, 'exports')),
    business: 'Bistro du Quai',
    zone: 'America/Montreal',
    language: 'fr',
    name: 'caisse',
    today: new Date('2026-01-16T03:00:00Z'),
    from: undefined,
    to: undefined,
    ...more,
  };
}
const linesOf = (path: string): string[] => readFileSync(path, 'utf8').split('\r\n');
/** Without the quotes around texts. */
const rowsOf = (path: string): string[] => linesOf(path).map((line) => line.replaceAll('"', ''));
const bill = (index: number, more: Partial<Transaction> = {}, kept: Parameters<typeof signedEntry>[1] = {}): Undated =>
  signedEntry(linkOf(index, more), kept);
const heard = (...results: (typeof acceptedOf extends (index: number) => infer R ? R : never)[]): Undated => ({
  kind: 'answered',
  results,
});

describe('the file of an export', () => {
  it('says whose it is, and which days it holds or when it was asked for', async () => {
    const all = await exported([]);
    const name = (more: Partial<Exported>) => nameExported({ ...all, ...more }, 'factures', 'csv');
    expect(name({})).toBe('bistro-du-quai-factures-caisse-2026-01-15.csv');
    expect(name({ from: '2026-01-01' })).toBe('bistro-du-quai-factures-caisse-2026-01-01.csv');
    expect(name({ from: '2026-01-01', to: '2026-01-31' })).toBe(
      'bistro-du-quai-factures-caisse-2026-01-01-2026-01-31.csv',
    );
  });

  it.each([
    [{}, true],
    [{ from: '2026-01-15', to: '2026-01-15' }, true],
    [{ from: '2026-01-16' }, false],
    [{ to: '2026-01-14' }, false],
    [{ from: '2026-01-14' }, true],
    [{ to: '2026-01-16' }, true],
  ])('holds the days that are asked for: %j', (days, wanted) => {
    expect(isWanted({ from: undefined, to: undefined, ...days }, '2026-01-15')).toBe(wanted);
  });
});

describe('what became of a bill', () => {
  it('is what the last answer said', async () => {
    const { journal } = await exported([
      ...[1, 2, 3, 4, 5].map((index) => bill(index)),
      heard(waitingOf(1), refusedOf(2), { ...acceptedOf(3), noLot: '0000000001' } as ReturnType<typeof acceptedOf>),
      heard(acceptedOf(1), { ...refusedOf(5), actu: null }),
      bill(6, {}, { replaces: signatureOf(2) }),
    ]);
    const number = { psiNoTrans: 'AAAA-BBBB-CCCC-DDDD', psiDatTrans: '20260115120502', noLot: null, isReplaced: false };
    const none = { psiNoTrans: null, psiDatTrans: null, noLot: null };
    expect(await readStandings(journal)).toEqual(
      new Map([
        [signatureOf(2), { ...none, state: 'refused', isReplaced: true }],
        [signatureOf(3), { ...number, state: 'accepted', noLot: '0000000001' }],
        [signatureOf(1), { ...number, state: 'accepted' }],
      ]),
    );
  });

  it('is received with errors where the authority remarked on it', async () => {
    const error = { id: 'JW00B1', codRetour: null, message: 'x', explanation: null, merchantField: null };
    const { journal } = await exported([
      bill(1),
      heard({ ...acceptedOf(1), errors: [error] } as ReturnType<typeof acceptedOf>),
    ]);
    expect((await readStandings(journal)).get(signatureOf(1))?.state).toBe('received-with-errors');
  });

  it('waits where it was made again before any answer', async () => {
    const { journal } = await exported([bill(1), bill(2, {}, { replaces: signatureOf(1) })]);
    expect((await readStandings(journal)).get(signatureOf(1))).toMatchObject({
      state: 'waiting',
      isReplaced: true,
    });
  });
});

describe('a sheet of bills', () => {
  const mont = { ...linkOf(1).mont, ajus: '-000000000.01', mtdu: '+000000005.75', pourb: '+000000001.00' };
  const refs = [
    { noTrans: 'AAAA-1', datTrans: '20260115120500', avantTax: '+000000005.01' },
    { noTrans: 'AAAA-0', datTrans: '20260115120500', avantTax: '+000000005.01' },
  ];
  const ENTRIES: Undated[] = [
    { kind: 'shift-began', user: 'Camille Roy' },
    bill(1, { modPai: 'ARG', mont, nomUtil: 'Camille Roy' }),
    heard({ ...acceptedOf(1), noLot: '0000000001' } as ReturnType<typeof acceptedOf>),
    bill(2),
    heard(refusedOf(2)),
    bill(3, { refs }, { replaces: signatureOf(2) }),
    bill(4, { datTrans: '20260116090000' }),
  ];

  it('has a row for each bill, then the sums of the sales, then how many rows there are', async () => {
    const { path, bills, counters } = await exportBills(await exported(ENTRIES, { to: '2026-01-15' }));
    expect([bills, counters.payments, counters.totalCents]).toEqual([3, 2, 1152]);
    const [head, first, second, third, sums, end, last] = rowsOf(path);
    expect(head?.startsWith('\uFEFFDate et heure;Numéro;Type;Paiement;')).toBe(true);
    expect(first).toBe(
      `2026-01-15 12:05:00;AAAA-1;Vente;Comptant;5,01;0,25;0,50;5,76;5,75;1,00;5,76;Camille Roy;Acceptée;AAAA-BBBB-CCCC-DDDD;2026-01-15 12:05:02;0000000001;;${signatureOf(1)}`,
    );
    expect(second).toBe(
      `2026-01-15 12:05:00;AAAA-2;Vente;Carte de débit;5,01;0,25;0,50;5,76;5,76;;0,00;;Refusée;;;;;${signatureOf(2)}`,
    );
    expect(third).toBe(
      `2026-01-15 12:05:00;AAAA-3;Vente;Carte de débit;5,01;0,25;0,50;5,76;5,76;;5,76;;En attente;;;;AAAA-1 AAAA-0;${signatureOf(3)}`,
    );
    expect(sums).toBe('Ventes;2;;;10,02;0,50;1,00;11,52;11,51;;11,52');
    expect(end?.replaceAll('\u00A0', ' ')).toMatch(
      /^Fin du fichier – Bistro du Quai;Factures : 3;SHA-256 : [0-9a-f]{64}$/,
    );
    expect(last).toBe('');
  });

  it('is sealed by what stands before its last line, for its owner alone', async () => {
    const { path } = await exportBills(await exported(ENTRIES));
    const lines = linesOf(path);
    const sha256 = createHash('sha256')
      .update(`${lines.slice(0, -2).join('\r\n')}\r\n`)
      .digest('hex');
    expect(lines.at(-2)).toContain(sha256);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700);
    expect(readdirSync(join(path, '..'))).toHaveLength(1);
  });

  it('of no bills has none', async () => {
    const { path, bills } = await exportBills(await exported([], { language: 'en' }));
    expect(bills).toBe(0);
    expect(rowsOf(path)[1]).toBe('Sales,0,,,0.00,0.00,0.00,0.00,0.00,,0.00');
  });
});

describe('a journal', () => {
  it('is written as it stands, and how many entries it has', async () => {
    const wanted = await exported([bill(1), { kind: 'shift-began', user: 'Camille Roy' }]);
    const { path, entries } = await exportJournal(wanted);
    const lines = readFileSync(path, 'utf8').split('\n');
    const kept: string[] = [];
    for await (const line of wanted.journal.lines()) kept.push(line);
    expect(entries).toBe(3);
    expect(lines.slice(0, 3)).toEqual(kept);
    expect(JSON.parse(lines[3] ?? '')).toEqual({
      kind: 'end',
      business: 'Bistro du Quai',
      till: 'caisse',
      from: null,
      to: null,
      entries: 3,
      bills: 1,
      sha256: createHash('sha256')
        .update(`${kept.join('\n')}\n`)
        .digest('hex'),
    });
    expect(path).toMatch(/bistro-du-quai-journal-caisse-2026-01-15\.ndjson$/);
  });

  it('is of the days that are asked for, at the place', async () => {
    const { path, entries } = await exportJournal(await exported([bill(1)], { from: '2026-01-16', to: '2026-01-17' }));
    expect(entries).toBe(0);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
      from: '2026-01-16',
      to: '2026-01-17',
      entries: 0,
      bills: 0,
    });
  });
});

describe('lines', () => {
  async function* many(...lines: string[]): AsyncGenerator<string> {
    for (const line of lines) yield await Promise.resolve(line);
  }
  const folderOf = () => join(makeContext('http://comptoir.test').dataDir, 'a', 'b');

  it('are written whole, however many there are', async () => {
    const path = join(folderOf(), 'x.txt');
    const long = `${'x'.repeat(70_000)}\n`;
    expect(await writeLinesInto(dirname(path))('x.txt', many(long, 'b\n', long), (sha256) => sha256)).toBe(path);
    const text = `${long}b\n${long}`;
    expect(readFileSync(path, 'utf8')).toBe(text + createHash('sha256').update(text).digest('hex'));
  });

  it('that fail leave no file, and fail by their own reason', async () => {
    const folder = folderOf();
    async function* failing(): AsyncGenerator<string> {
      yield await Promise.resolve('a');
      throw new Error('damaged');
    }
    await expect(writeLinesInto(folder)('x.txt', failing(), () => '')).rejects.toThrow('damaged');
    expect([existsSync(folder), readdirSync(folder)]).toEqual([true, []]);
    mkdirSync(join(folder, 'y.txt'));
    await expect(writeLinesInto(folder)('y.txt', many('a'), () => '')).rejects.toMatchObject({ syscall: 'rename' });
    expect(readdirSync(folder)).toEqual(['y.txt']);
  });
});
