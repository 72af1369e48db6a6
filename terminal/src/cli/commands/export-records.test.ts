import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from '@comptoir/domain/base/files/read-csv';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkTerminal, stateOf } from '../../../test/link-terminal.ts';
import { runLine } from '../../../test/run-line.ts';
import { startStandIn, type StandIn } from '../../../test/stand-in.ts';
import { makeContext, type TestContext } from '../../../test/test-context.ts';

let standIn: StandIn;
let context: TestContext;
beforeEach(async () => {
  standIn = await startStandIn();
  context = makeContext(standIn.url);
  await linkTerminal(context, standIn);
});
afterEach(() => standIn.close());

const run = (line: string) => runLine(context, line);
const folder = () => join(context.dataDir, 'exports');
const read = (name: string) => readFileSync(join(folder(), name), 'utf8');
const journal = () => readFileSync(join(context.dataDir, 'terminal', 'caisse', 'journal.jsonl'), 'utf8');

const parse = (text: string) => readCsv(text.replace(/^\uFEFF/, ''), 1000).map(({ cells }) => cells);
const column = (rows: (readonly string[])[], name: string) => {
  const at = rows[0]?.indexOf(name) ?? -1;
  return rows.slice(1).map((row) => row[at] ?? '');
};
const amount = (text: string) => Math.round(Number(text.replace(',', '.')) * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, next) => total + next, 0);

describe('the export of a till', () => {
  it('is made without a connection: bills with their sums as the user report counts them, and the journal as it stands', async () => {
    standIn.employees.push({ name: 'Camille Roy', opensAllTabs: true });
    await run('shift --user "Camille Roy" --code 4321');
    await run('sale 10.00 --tip 2.00');
    await run('sale 5.00 --training');
    await run('table 1 --line "Soupe:10.00"');
    await run('pay 1 --payment ARG');
    await run('refund T000-1 4.00');
    standIn.isDown = true;
    await run('sale 3.00');
    const { output, code } = await run('export');
    expect(code).toBe(0);
    const { counters } = await stateOf(context);
    const { totalCents = 0, payments } = counters['2026'] ?? {};
    expect(output).toContain(
      `bistro-du-quai-factures-caisse-2026-01-15.csv : 6 factures, dont ${payments} comptées dans les ventes`,
    );
    expect(output).toContain(`${(totalCents / 100).toFixed(2).replace('.', ',')} $`);
    const rows = parse(read('bistro-du-quai-factures-caisse-2026-01-15.csv'));
    expect(rows.map(([at, no, kind, paid]) => [at, no, kind, paid]).slice(1, 4)).toEqual([
      ['2026-01-15 12:05:00', 'T000-1', 'Vente', 'Carte de débit'],
      ['2026-01-15 12:05:00', 'T000-2', 'Formation', 'Carte de débit'],
      ['2026-01-15 12:05:00', 'T000-3', 'Addition', 'Sans objet'],
    ]);
    const sold = column(rows, 'Compté dans les ventes').slice(0, 6).map(amount);
    expect(sum(sold)).toBe(totalCents);
    const sums = rows.at(-2) ?? [];
    expect([sums[0], sums[1], amount(sums[7] ?? '')]).toEqual(['Ventes', String(payments), totalCents]);
    expect(column(rows, 'État').slice(0, 6)).toEqual([...Array.from({ length: 5 }, () => 'Acceptée'), 'En attente']);
    expect(column(rows, 'Employé')[0]).toBe('Camille Roy');
    const lines = read('bistro-du-quai-journal-caisse-2026-01-15.ndjson').split('\n');
    expect(`${lines.slice(0, -2).join('\n')}\n`).toBe(journal());
    expect(JSON.parse(lines.at(-2) ?? '')).toMatchObject({
      kind: 'end',
      till: 'caisse',
      bills: 6,
      entries: lines.length - 2,
    });
  });

  it.each(['bistro-du-quai-factures-caisse-2026-01-15.csv', 'bistro-du-quai-journal-caisse-2026-01-15.ndjson'])(
    'ends with the hash of what is before: %s',
    async (name) => {
      await run('sale 10.00');
      await run('export');
      const text = read(name);
      const end = text.trimEnd().lastIndexOf('\n') + 1;
      expect(text.slice(end)).toContain(createHash('sha256').update(text.slice(0, end)).digest('hex'));
      expect(readdirSync(folder()).filter((file) => file.endsWith('.tmp'))).toEqual([]);
    },
  );

  it('counts a bill that was refused and made again once', async () => {
    standIn.mood.relayRefuses.set('T000-1', 'broken-signature');
    await run('sale 10.00');
    await run('sale 5.00');
    await run('export --format csv --lang en');
    const rows = parse(read('bistro-du-quai-bills-caisse-2026-01-15.csv'));
    const counted = rows.slice(1, -2).map((row) => [row[1], row[12], row[10]]);
    expect(counted).toEqual([
      ['T000-1', 'Refused', '0.00'],
      ['T000-2', 'Accepted', '11.50'],
      ['T000-3', 'Accepted', '5.75'],
    ]);
    expect(rows.at(-2)?.slice(0, 2)).toEqual(['Sales', '2']);
  });

  it('holds the days that were asked for, of the place', async () => {
    await run('sale 10.00');
    context.advance(86_400);
    await run('sale 5.00');
    await run(`export --from 2026-01-16 --to 2026-01-31 --folder ${join(context.dataDir, 'cles')}`);
    const text = readFileSync(
      join(context.dataDir, 'cles', 'bistro-du-quai-factures-caisse-2026-01-16-2026-01-31.csv'),
      'utf8',
    );
    expect(column(parse(text), 'Numéro')[0]).toBe('T000-2');
    const written = readFileSync(
      join(context.dataDir, 'cles', 'bistro-du-quai-journal-caisse-2026-01-16-2026-01-31.ndjson'),
      'utf8',
    );
    expect(written.match(/"kind":"signed"/g)).toHaveLength(1);
  });

  it('is made of a till whose certificate was given up', async () => {
    await run('sale 10.00');
    await run('give-up --yes');
    expect(await run('export')).toMatchObject({ code: 0, output: expect.stringContaining('1 facture, dont 1') });
  });

  it.each([
    ['export --from 2026-02-01 --to 2026-01-01', 'Le dernier jour vient avant le premier'],
    ['export --from 2026-02-31', '--from attend un jour'],
    ['export --format pdf', 'n’est pas un format'],
    ['export --till autre', 'n’est pas reliée'],
  ])('%s is refused', async (line, sentence) => {
    expect(await run(line)).toMatchObject({ code: 1, warned: expect.stringContaining(sentence) });
  });

  it('never has a text taken for a formula', async () => {
    standIn.employees.push({ name: '=SOMME(A1)', opensAllTabs: true });
    await run('shift --user "=SOMME(A1)" --code 4321');
    await run('sale 10.00');
    await run('export --format csv');
    expect(read('bistro-du-quai-factures-caisse-2026-01-15.csv')).toContain(`"'=SOMME(A1)"`);
  });
});
