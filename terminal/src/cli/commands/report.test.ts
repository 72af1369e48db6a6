import { readDocumentText } from '@comptoir/websrm/requests/document-text';
import { verifyUserReport } from '@comptoir/websrm/requests/user-report';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkTerminal, stateOf } from '../../../test/link-terminal.ts';
import type { RelayDevice } from '../../../test/relay.ts';
import { runLine } from '../../../test/run-line.ts';
import { startStandIn, type StandIn } from '../../../test/stand-in.ts';
import { makeContext, type TestContext } from '../../../test/test-context.ts';

let standIn: StandIn;
let context: TestContext;
let device: RelayDevice;
beforeEach(async () => {
  standIn = await startStandIn();
  context = makeContext(standIn.url);
  device = await linkTerminal(context, standIn);
});
afterEach(() => standIn.close());

const run = (line: string) => runLine(context, line);

/** Reads a report that was sent, by its keys. */
const sent = (index = -1): Map<string, string> => readDocumentText(standIn.reports.at(index)?.document ?? '');

describe('the user report', () => {
  it('is shown with the last document, and sent under the terminal’s signature', async () => {
    standIn.employees.push({ name: 'Camille Roy', opensAllTabs: true });
    await run('shift --user "Camille Roy" --code 4321');
    await run('sale 20.00');
    context.advance(3600);
    const { output } = await run('report');
    expect(output).toMatch(/TPS 812345678 RT 0001\nTVQ 4071234567 TQ 0001\nUtilisateur : Camille Roy/);
    expect(output).toMatch(
      /DERNIER DOCUMENT\nTRANSACTION #T000-1\nTOTAL : +23,00 \$\nPapier\n2026-01-15 12:05:00\n2026-01-15 12:05:02\n[0-9A-F-]{19}/,
    );
    expect(output).toMatch(/Connexion : 2026-01-15 12:05:00\nRapport : 2026-01-15 13:05:00/);
    expect(output).toMatch(/\nRapport reçu par Revenu Québec : 0000000001$/);
    expect(Object.fromEntries(sent())).toMatchObject({
      UT: 'Camille Roy',
      NO: 'T000-1',
      MT: '+000000023.00',
      CM: 'Tous',
    });
    const [key] = device.keys.values();
    expect(key && (await verifyUserReport(key, standIn.reports[0]?.document ?? ''))).toBe(true);
  });

  it('counts every transaction, and as sales what was sold or given back for real', async () => {
    await run('sale 10.00');
    await run('sale 5.00 --training');
    await run('table 1 --line "Soupe:10.00"');
    await run('pay 1');
    await run('refund');
    await run('reprint');
    await run('abort');
    await run('report');
    expect(Object.fromEntries(sent())).toMatchObject({
      AN: '2026',
      SN: '7',
      SV: '3',
      SS: '+000000010.00',
      SF: '+000000000.50',
      SP: '+000000001.00',
      ST: '+000000011.50',
    });
  });

  it('counts a bill once that was refused and made again', async () => {
    await run('sale 1');
    standIn.mood.refuses.add('T000-2');
    await run('sale 2');
    await run('send');
    await run('report');
    expect(sent().get('SN')).toBe('2');
  });

  it('is shown without a connection, and sent once when there is one again, each time it was shown', async () => {
    standIn.isDown = true;
    await run('sale 10');
    const { output } = await run('report');
    expect(output).toContain('PROBLÈME DE COMMUNICATION');
    expect(output).toMatch(/Rapport gardé dans la caisse : il sera envoyé à Revenu Québec dès que possible\.$/);
    await run('report --lang en');
    standIn.isDown = false;
    standIn.mood.up = false;
    await run('status');
    expect((await stateOf(context)).reports).toHaveLength(2);
    standIn.mood.up = true;
    standIn.faults.push({ path: '/reports', fault: 'lose-reply' });
    await run('sale 1');
    await run('sale 2');
    expect((await stateOf(context)).reports).toEqual([]);
    expect(new Set(standIn.reports.map(({ id }) => id)).size).toBe(2);
  });

  it('that Comptoir cannot read says so, and holds up nothing', async () => {
    standIn.mood.reports = 'unread';
    expect((await run('report')).output).toMatch(/Comptoir ne peut pas lire ce rapport/);
    expect((await stateOf(context)).reports).toEqual([]);
  });

  it('keeps the counters of last year through the first of January', async () => {
    await run('sale 10');
    context.advance(360 * 86_400);
    await run('sale 20');
    await run('report');
    expect(sent().get('SS')).toBe('+000000020.00');
    await run('report --year 2026');
    expect(Object.fromEntries(sent())).toMatchObject({ AN: '2026', SS: '+000000010.00' });
    expect((await run('report --year 2025')).warned).toContain('--year doit être un nombre entier de 2026 à 2027.');
  });

  it('says when nothing was produced yet', async () => {
    expect((await run('report')).output).toMatch(/DERNIER DOCUMENT\n +Aucun\n/);
    expect(Object.fromEntries(sent())).toMatchObject({ NO: '', MT: '', DF: '', UT: 'Bistro du Quai' });
  });
});
