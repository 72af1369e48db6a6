import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkTerminal, stateOf } from '../../test/link-terminal.ts';
import type { RelayDevice } from '../../test/relay.ts';
import { runLine } from '../../test/run-line.ts';
import { startStandIn, type StandIn } from '../../test/stand-in.ts';
import { makeContext, type TestContext } from '../../test/test-context.ts';

let standIn: StandIn;
let context: TestContext;
beforeEach(async () => {
  standIn = await startStandIn();
  context = makeContext(standIn.url);
});
afterEach(() => standIn.close());

const run = (line: string, environment: Record<string, string> = {}) => runLine(context, line, environment);

describe('runCommand', () => {
  it.each([
    ['sael', 'La commande « sael » n’existe pas.'],
    ['sale 5 --frob', 'L’option --frob n’existe pas'],
    ['sale 5 --total=1', 'L’option --total=1 n’existe pas'],
    ['sale 5 --till', 'L’option --till attend une valeur.'],
    ['send 6', '« 6 » est de trop.'],
    ['sale', 'Il manque un montant'],
    ['sale cinq', '« cinq » n’est pas un montant'],
    ['sale 5.123', '« 5.123 » n’est pas un montant'],
    ['sale -5', '« -5 » est négatif.'],
    ['sale 12345678901', 'Ce montant est trop grand'],
    ['sale 999999999.99', 'Ce montant est trop grand'],
    ['sale --line "Poutine"', '« Poutine » n’est pas une ligne'],
    ['sale --line ":5"', '«  » ne décrit pas un article'],
    ['sale --line "x:5"', '« x » ne décrit pas un article'],
    ['sale 5 --payment VISA', 'Le mode de paiement « VISA » n’existe pas.'],
    ['sale 5 --payment AUC', 'AUC (aucun paiement) ne convient qu’à une facture de 0 $.'],
    ['sale 0 --payment ARG', 'Une facture de 0 $ n’a pas de mode de paiement'],
    ['sale 5 --clients 0', '--clients doit être un nombre entier de 1 à 999.'],
    ['sale 5 --clients deux', '--clients doit être un nombre entier'],
    ['sale 5 --tip -1', '« -1 » est négatif.'],
    ['sale 5 --lang de', 'La langue « de » n’est pas offerte : fr ou en.'],
    ['sale 5', 'Aucune caisse n’est encore reliée.'],
    ['sale 5 --till bar', 'La caisse « bar » n’est pas reliée.'],
    ['sale 5 --till ../etc', '« ../etc » ne peut pas nommer une caisse'],
    ['refund', 'Aucune caisse n’est encore reliée.'],
    ['refund 5 6', '« 6 » est de trop.'],
    ['refund 5 --payment AUC', 'AUC (aucun paiement)'],
    ['status', 'Aucune caisse n’est encore reliée.'],
    ['send', 'Aucune caisse n’est encore reliée.'],
    ['enrol', 'Il faut un code.'],
    ['simulate --devices 0', '--devices doit être un nombre entier de 1 à 50.'],
    ['simulate --minutes 1.5', '--minutes doit être un nombre entier'],
  ])('%s is refused in one sentence', async (line, sentence) => {
    const { code, output, warned } = await run(line);
    expect(warned).toContain(sentence);
    expect(warned).not.toContain('\n');
    expect([code, output]).toEqual([1, '']);
  });

  it('refuses in English when asked to', async () => {
    expect((await run('sale -5 --lang en')).warned).toBe(
      '"-5" is negative. To give money back: npm run terminal -- refund',
    );
    expect((await run('frob --lang=en')).warned).toContain('There is no command "frob".');
  });

  it.each(['', 'help', '--help', '-h', 'sale --help', '--lang fr'])('explains itself in French: %j', async (line) => {
    expect(await run(line)).toMatchObject({
      code: 0,
      output: expect.stringContaining('facturer, montant avant taxes'),
    });
  });

  it('explains itself in English', async () => {
    expect((await run('help --lang en')).output).toContain('make a bill, amount before taxes');
  });

  it('says when COMPTOIR_URL is no address, and takes one that ends in /api', async () => {
    expect((await run('enrol --demo', { COMPTOIR_URL: 'ici' })).warned).toBe(
      'COMPTOIR_URL n’est pas une adresse : ici',
    );
    expect((await run('enrol --demo', { COMPTOIR_URL: `${standIn.url}/api/` })).code).toBe(0);
  });

  it('finds Comptoir where it runs on the same data folder', async () => {
    writeFileSync(join(context.dataDir, 'running.json'), JSON.stringify({ pid: 1, portalUrl: `${standIn.url}/` }));
    expect((await run('enrol --demo', { COMPTOIR_URL: '' })).code).toBe(0);
  });

  it('says in one sentence that its folder cannot be written', async () => {
    writeFileSync(join(context.dataDir, 'terminal'), 'a file, not a folder');
    const { code, warned } = await run('enrol --demo');
    expect(code).toBe(1);
    expect(warned).toMatch(/^Impossible d’écrire dans .*terminal/);
  });

  it.runIf(process.platform === 'linux')('says in one sentence that the disk is full, and makes no bill', async () => {
    await linkTerminal(context, standIn);
    const folder = join(context.dataDir, 'terminal', 'plein');
    mkdirSync(folder);
    symlinkSync('/dev/full', join(folder, 'journal.jsonl'));
    for (const file of ['till.json', 'key.pem', 'psi.pem']) {
      symlinkSync(join(context.dataDir, 'terminal', 'caisse', file), join(folder, file));
    }
    const { code, output, warned } = await run('sale 5 --till plein');
    expect([code, output]).toEqual([1, '']);
    expect(warned).toMatch(/^Le disque est plein/);
    expect(standIn.devices[0]?.posted).toEqual([]);
  });
});

describe('the commands of a linked terminal', () => {
  let device: RelayDevice;
  beforeEach(async () => {
    device = await linkTerminal(context, standIn);
  });

  it('sale prints the bill, then what became of it', async () => {
    const { code, output } = await run('sale 5.00');
    expect(code).toBe(0);
    expect(output).toMatch(/TOTAL : +5,75 \$/);
    expect(output).toMatch(/Facture \w{4}-1 acceptée par Revenu Québec : [0-9A-F-]{19}$/);
  });

  it('sale takes several lines, and amounts that include taxes', async () => {
    const { output } = await run('sale --total --line "Poutine:5,00" --line "Thé glacé:5,00" --clients 2 --tip 1');
    expect(output).toMatch(/Poutine +4,35 FP\n +1 Thé glacé +4,34 FP/);
    expect(output).toMatch(/TOTAL : +10,00 \$\nPOURBOIRE : +1,00 \$/);
    expect(device.links[0]?.bill).toMatchObject({
      sectActi: { nbClint: '002' },
      nomUtil: 'inconnu : Bistro du Quai',
    });
  });

  it('sale makes a bill of nothing, without payment', async () => {
    expect((await run('sale 0 --item "Café offert"')).output).toContain('AUCUN PAIEMENT');
  });

  it('refund gives back the last sale, a part, the rest, and then no more', async () => {
    await run('sale 10.00');
    expect((await run('refund 4')).output).toMatch(/TOTAL : +-4,60 \$/);
    expect((await run('refund')).output).toMatch(/TOTAL : +-6,90 \$/);
    expect((await run('refund')).warned).toMatch(/n’a plus rien à rembourser/);
    expect((await run('refund --lang en')).warned).toMatch(/Nothing is left to refund/);
  });

  it('refund finds a bill by its number, typed in any case, and says what is left', async () => {
    await run('sale 10.00');
    const number = device.links[0]?.bill.noTrans ?? '';
    await run('sale 20.00');
    expect((await run(`refund ${number.toLowerCase()} 11`)).warned).toBe(
      `C’est plus que ce qui reste à rembourser de la facture ${number} : 10,00 $ avant taxes.`,
    );
    expect((await run(`refund ${number} 11.50 --total --payment ARG`)).code).toBe(0);
    expect(device.links[2]?.bill).toMatchObject({ modPai: 'ARG', refs: [{ noTrans: number }] });
    const credit = device.links[2]?.bill.noTrans ?? '';
    expect((await run(`refund ${credit}`)).warned).toContain('est une note de crédit');
    expect((await run('refund ZZZZ-99')).warned).toContain('La facture ZZZZ-99 n’est pas de la caisse « caisse ».');
  });

  it('refund says that there was no sale yet', async () => {
    expect((await run('refund')).warned).toContain('n’a encore fait aucune facture');
  });

  it('reprint signs the same bill again as a reproduction', async () => {
    await run('sale 10.00');
    expect((await run('reprint')).output).toContain('REPRODUCTION');
    const [first, second] = device.links.map(({ bill }) => bill);
    expect(second).toMatchObject({ noTrans: first?.noTrans, datTrans: first?.datTrans, modImpr: 'RPR' });
    expect(second?.signa.preced).toBe(first?.signa.actu);
    expect(standIn.events).toMatchObject([{ event: 'document-produced', document: 'RPR' }]);
    expect((await run('sale 1')).output).toMatch(/TRANSACTION #\w{4}-2/);
  });

  it('status shows where the terminal stands, and sends what waits when Comptoir is back', async () => {
    standIn.isDown = true;
    await run('sale 10.00');
    context.advance(25 * 3600);
    const down = await run('status');
    expect(down.output).toMatch(/Comptoir +ne répond plus depuis 2026-01-15 12:05/);
    expect(down.output).toMatch(/En attente ici +1/);
    expect(down.output).toMatch(/La plus ancienne +1 j 1 h \(il reste 23 h 0 min sur 48 h\)/);
    expect(down.output).toContain('Attention : une facture attend depuis 25 h.');
    standIn.isDown = false;
    const up = await run('status --lang en');
    expect(up.output).toMatch(/Comptoir +responding/);
    expect(up.output).toMatch(/Waiting here +0/);
    expect(standIn.events).toHaveLength(2);
  });

  it('status says that the limit of 48 hours is past', async () => {
    standIn.isDown = true;
    await run('sale 10.00');
    context.advance(49 * 3600);
    expect((await run('status')).output).toContain('2 j 1 h : la limite de 48 h est dépassée');
  });

  it.each(['send', 'end-of-shift'])('%s sends what waits, here and at Comptoir, and says so', async (command) => {
    expect((await run(command)).output).toContain('Rien à envoyer');
    standIn.mood.up = false;
    await run('sale 10.00');
    standIn.isDown = true;
    await run('sale 11.00');
    expect(await run(command)).toMatchObject({ code: 1, warned: expect.stringContaining('Comptoir ne répond pas') });
    standIn.isDown = false;
    expect((await run(command)).output).toContain('Encore en attente : 0 ici, 2 à Comptoir.');
    standIn.mood.up = true;
    expect((await run(command)).output).toContain('Envoi terminé : 2 factures acceptées par Revenu Québec.');
    expect(await stateOf(context)).toMatchObject({ open: [], accepted: 2 });
  });

  it('says that a refused bill will be reissued, and that it was', async () => {
    await run('sale 1');
    const prefix = device.links[0]?.bill.noTrans.slice(0, 4) ?? '';
    standIn.mood.refuses.add(`${prefix}-2`);
    expect((await run('sale 2')).output).toContain(
      `Facture ${prefix}-2 refusée : JW00B999304E[95] refuse. Elle sera refaite`,
    );
    expect((await run('status')).output).toMatch(/Refusées, à refaire +\w{4}-2 \(JW00B999304E\[95\]\)/);
    expect((await run('send')).output).toContain(
      `La facture ${prefix}-2, refusée, a été refaite sous le numéro ${prefix}-3.`,
    );
  });

  it('shows every error that the authority names', async () => {
    standIn.mood.complains = { id: 'JW00B999407E', codRetour: '16' };
    expect((await run('sale 1')).output).toMatch(
      /reçue par Revenu Québec avec des erreurs : JW00B999407E\[16\] refuse$/,
    );
  });

  it('says why Comptoir no longer takes its bills, and keeps them', async () => {
    device.token = null;
    const { code, output } = await run('sale 1');
    expect(code).toBe(0);
    expect(output).toContain('PROBLÈME DE COMMUNICATION');
    expect(output).toContain('Comptoir ne reconnaît plus cette caisse.');
    expect((await stateOf(context)).open).toHaveLength(1);
  });

  it('refuses to bill with an expired certificate, under the official mention', async () => {
    context.advance(20 * 366 * 86_400);
    const { code, output, warned } = await run('sale 1');
    expect([code, output]).toEqual([1, '']);
    expect(warned).toContain(
      '*** CERTIFICAT INVALIDE *** NE PAS REMETTRE AU CLIENT. Le certificat de la caisse a expiré le 2040-01-01',
    );
    expect((await run('status')).output).toContain('expiré le 2040-01-01');
  });

  it('names the field of a merchant whose address cannot go on a bill', async () => {
    standIn.merchant.postalCode = 'G1K';
    await run('status');
    expect((await run('sale 1')).warned).toBe(
      'À corriger dans le portail : code postal (« G1K »). Ensuite : npm run terminal -- status',
    );
  });

  it('says which journal is damaged, and where', async () => {
    await run('sale 1');
    writeFileSync(join(context.dataDir, 'terminal', 'caisse', 'journal.jsonl'), '{"kind":\n{}\n');
    expect((await run('sale 1')).warned).toMatch(/^Le journal .*journal\.jsonl est abîmé à l’octet 0\./);
  });

  it.each(['till.json', 'key.pem', 'psi.pem'])('says that %s is damaged', async (file) => {
    writeFileSync(join(context.dataDir, 'terminal', 'caisse', file), '{');
    const { code, warned } = await run('sale 1');
    expect(code).toBe(1);
    expect(warned).toMatch(/^Le fichier \S+ est abîmé\./);
    expect(warned).toContain(file);
  });

  it.each(['key.pem', 'psi.pem'])('says that %s is gone', async (file) => {
    rmSync(join(context.dataDir, 'terminal', 'caisse', file));
    expect((await run('sale 1')).warned).toContain(file);
  });
});
