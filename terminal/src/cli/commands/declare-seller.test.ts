import { readDocumentText } from '@comptoir/websrm/requests/document-text';
import { verifyThirdPartyDeclaration } from '@comptoir/websrm/requests/third-party-declaration';
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
  standIn.merchant.activity = 'BAR';
  await run('status');
});
afterEach(() => standIn.close());

const run = (line: string) => runLine(context, line);
const QST = '--seller-qst 1234567890TQ0001';
const SELLER = `--seller "Hot-dogs du port" ${QST} --seller-address "12, rue du Port, Québec, g1k 3z4"`;
const DECLARE = `declare-seller ${SELLER} --goods "Hot-dogs, frites"`;

/** Reads a declaration that was sent, by its keys. */
const sent = (index = -1) => Object.fromEntries(readDocumentText(standIn.reports.at(index)?.document ?? 'TQ='));

describe('the declaration of a usual third party', () => {
  it('is sent under the terminal’s signature, and confirmed with the authority’s number', async () => {
    const { output } = await run(
      `${DECLARE} --from 2026-02-01 --often "Vendredi" --times nuit,soir --phone "418 555-0123" --extension 12 --neq "1163 456 789"`,
    );
    expect(output).toMatch(
      /DÉCLARATION D’UN TIERS HABITUEL\n +Nouveau contrat\n\nHot-dogs du port\nTVQ 1234567890 TQ 0001/,
    );
    expect(output).toMatch(/Conclu le : 2026-01-15\nEn vigueur le : 2026-02-01\n[^]*Moments : soir, nuit/);
    expect(output).toMatch(
      /Numéro de Revenu Québec\n +0000000001\n[^]*Déclaration reçue par Revenu Québec : 0000000001$/,
    );
    const { SI: _signature, EM: _thumbprint, ...declared } = sent();
    expect(declared).toEqual({
      TQ: '1234567890TQ0001',
      NM: 'Hot-dogs du port',
      AD: '12, rue du Port, Québec',
      CP: 'G1K3Z4',
      TE: '4185550123',
      PO: '12',
      NE: '1163456789',
      RA: '1',
      DC: '2026-01-15',
      DV: '2026-02-01',
      DE: '',
      BS: 'Hot-dogs, frites',
      FR: 'Vendredi',
      MO: '2-3',
    });
    const [key] = device.keys.values();
    expect(key && (await verifyThirdPartyDeclaration(key, standIn.reports[0]?.document ?? ''))).toBe(true);
  });

  it('is shown without a connection, sent once when there is one again, and shown with its number from then on', async () => {
    standIn.isDown = true;
    const { output } = await run(DECLARE);
    expect(output).toMatch(/PROBLÈME DE COMMUNICATION[^]*elle sera envoyée à Revenu Québec dès que possible\.$/);
    standIn.isDown = false;
    standIn.mood.up = false;
    await run('status');
    expect((await stateOf(context)).reports).toHaveLength(1);
    standIn.mood.up = true;
    standIn.faults.push({ path: '/declarations', fault: 'lose-reply' });
    await run('sale 1');
    await run('sale 2');
    expect((await stateOf(context)).reports).toEqual([]);
    expect(new Set(standIn.reports.map(({ id }) => id)).size).toBe(1);
    standIn.isDown = true;
    expect((await run('sellers 1234567890TQ0001')).output).toMatch(/Numéro de Revenu Québec\n +\d{10}\n/);
  });

  it('goes with what is sent by hand, which says so, and says so while it waits', async () => {
    standIn.isDown = true;
    await run(DECLARE);
    standIn.isDown = false;
    standIn.mood.up = false;
    expect((await run('send')).output).toBe('Rapports et déclarations qui attendent dans la caisse : 1.');
    standIn.mood.up = true;
    expect((await run('send --lang en')).output).toBe('Reports and declarations sent: 1.');
    expect((await run('send')).output).toContain('Rien à envoyer');
  });

  it('waits in turn with user reports', async () => {
    standIn.isDown = true;
    await run('report');
    await run(DECLARE);
    standIn.isDown = false;
    await run('sale 1');
    expect(standIn.reports.map(({ document }) => document.slice(0, 3))).toEqual(['RT=', 'TQ=']);
  });

  it('of a change or an end repeats what was declared before and is not said again', async () => {
    await run(`${DECLARE} --from 2026-02-01 --times soir`);
    context.advance(86_400);
    await run(`declare-seller ${QST} --reason modification --goods "Hot-dogs"`);
    const party = { NM: 'Hot-dogs du port', AD: '12, rue du Port, Québec', CP: 'G1K3Z4', MO: '2' };
    expect(sent()).toMatchObject({ ...party, RA: '2', DC: '2026-01-16', DV: '2026-01-16', BS: 'Hot-dogs' });
    await run(`declare-seller ${QST} --reason end --until 2026-06-30 --lang en`);
    expect(sent()).toMatchObject({ ...party, RA: '3', DC: '2026-01-16', DE: '2026-06-30', BS: 'Hot-dogs' });
    expect((await stateOf(context)).sellers).toHaveLength(1);
  });

  it('repeats nothing of an earlier contract for a new one', async () => {
    await run(`${DECLARE} --neq 1163456789 --times soir`);
    await run(DECLARE);
    expect(sent()).toMatchObject({ RA: '1', NE: '', MO: '' });
  });

  it.each([
    ['refused', 'REFUSÉE PAR REVENU QUÉBEC', 'Déclaration refusée par Revenu Québec : JW00B999007E[14] NOTVQ inconnu'],
    ['unread', 'NON ENVOYÉE', 'Comptoir ne peut pas lire cette déclaration'],
  ] as const)('that is %s says so, now and later', async (mood, mention, sentence) => {
    standIn.mood.reports = mood;
    const { output } = await run(DECLARE);
    expect(output).toContain(mention);
    expect(output).toContain(sentence);
    expect((await run('sellers 1234567890TQ0001')).output).toContain(mention);
  });

  it('that is in no form is neither signed nor sent', async () => {
    expect(await run(`declare-seller ${SELLER}`)).toMatchObject({
      code: 1,
      warned: expect.stringContaining('Dites ce que vend'),
    });
    expect((await stateOf(context)).reports).toEqual([]);
    expect(standIn.reports).toEqual([]);
  });

  it('is for bars alone', async () => {
    standIn.merchant.activity = 'RES';
    await run('status');
    expect((await run(DECLARE)).warned).toContain('que dans un bar');
    expect(standIn.reports).toEqual([]);
  });
});

describe('the usual third parties of a till', () => {
  it('are none before the first declaration', async () => {
    expect((await run('sellers')).output).toBe('Aucun tiers habituel n’est déclaré sur cette caisse.');
    expect((await run('sellers --lang en')).output).toBe('No usual third party is declared on this till.');
    expect((await run('sellers 1234567890TQ0001')).warned).toContain('n’est déclaré sur cette caisse');
  });

  it('are listed as they were last declared, in both languages', async () => {
    await run(DECLARE);
    expect((await run('sellers')).output).toBe(
      'Hot-dogs du port, 1234567890TQ0001 : contrat en vigueur le 2026-01-15; déclaration reçue par Revenu Québec (0000000001)',
    );
    standIn.isDown = true;
    await run(`declare-seller ${QST} --reason end --until 2026-06-30`);
    expect((await run('sellers --lang en')).output).toBe(
      'Hot-dogs du port, 1234567890TQ0001: contract ended on 2026-06-30; declaration waiting',
    );
  });
});
