import { soldCents } from '@comptoir/websrm/requests/report-counters';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyTerminal } from '../../../test/copies.ts';
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
const last = () => device.links.at(-1)?.bill;

/** The bills so far: kind, payment, print mode, form, total, references. */
const made = (): string[] =>
  device.links.map(({ bill: { typTrans, modPai, modImpr, formImpr, mont, refs = [] } }) =>
    [typTrans, modPai, modImpr, formImpr, Number(mont.apresTax), ...refs.map(({ noTrans }) => noTrans.slice(-1))].join(
      ' ',
    ),
  );

describe('the bill of a table', () => {
  it('is opened, revised, printed as such, and paid', async () => {
    expect((await run('table 12 --line "Poutine:12.49" --clients 2')).output).toMatch(
      /TABLE #12, 2 CLIENT\(S\)[^]*FACTURE ORIGINALE/,
    );
    const revised = await run('table 12 --line "2 x Bière:7.00"');
    expect(revised.output).toMatch(/1 Poutine +12,49 FP\n +2 Bière @ 7,00 +14,00 FP/);
    expect(revised.output).toMatch(/FACTURE RÉVISÉE\n +Remplace 1 facture\n/);
    const paid = await run('pay 12 --payment CRE --tip 4');
    expect(paid.output).toMatch(/CARTE DE CRÉDIT[^]*POURBOIRE : +4,00 \$[^]*PAIEMENT REÇU/);
    expect(made()).toEqual(['ADDI SOB FAC PAP 14.36', 'ADDI SOB FAC PAP 30.45 1', 'RFER CRE FAC PAP 30.45 2']);
    expect((await run('tables')).output).toBe('Aucune facture n’attend son paiement.');
    expect((await run('pay 12')).warned).toContain('Aucune facture n’attend son paiement pour 12.');
  });

  it('is recorded without paper when held, and the first one printed is the original', async () => {
    expect((await run('table A1 --line "Thé:3.00" --hold')).output).not.toContain('TRANSACTION');
    expect((await run('table a1')).output).toContain('FACTURE ORIGINALE');
    expect((await run('table a1')).output).toMatch(/FACTURE RÉVISÉE\n +Remplace 1 facture/);
    expect(device.links[2]?.bill.sectActi).toMatchObject({ typServ: 'TBL', noTabl: '===A1' });
  });

  it('loses what is taken off, and moves to a table that is free', async () => {
    await run('table 5 --line "Soupe:5.00" --line "Pain:2.00"');
    await run('table 6 --line "Café:2.75"');
    expect((await run('table 5 --move 6')).warned).toContain('La table 6 a déjà une facture.');
    expect((await run('table 5 --remove 3')).warned).toContain('de 1 à 2');
    expect((await run('table 5 --remove 1 --remove 2')).warned).toContain('Rien n’est commandé à la table 5');
    await run('table 5 --remove 2 --move 9');
    expect((await run('tables')).output).toMatch(
      /Facture \S+, table 6 : 3,16 \$\n  1\. 1 Café\nFacture \S+, table 9 : 5,75 \$\n  1\. 1 Soupe/,
    );
  });

  it('keeps prices that include taxes to the cent through a revision and a split', async () => {
    await run('table 3 --total --line "Bière:8.00" --line "Frites:5.00"');
    await run('table 3 --line "Bière:8.00"');
    expect(made().at(-1)).toBe('ADDI SOB FAC PAP 21 1');
    await run('split 3 --bill 1,2');
    expect(made().slice(2)).toEqual(['ADDI SOB FAC PAP 13 2', 'ADDI SOB FAC PAP 8 2']);
  });

  it('is split evenly, each guest paying a bill of their own', async () => {
    await run('table 7 --line "Pichet:20.00" --line "Nachos:10.01"');
    const split = await run('split 7 --by 3');
    expect(split.output.match(/FACTURE RÉVISÉE\n +Remplace 1 facture/g)).toHaveLength(3);
    expect(split.output).not.toMatch(/PROBLÈME DE COMMUNICATION|sans être imprimée/);
    const subtotals = device.links.slice(1).map(({ bill }) => Number(bill.mont.avantTax));
    expect(subtotals.reduce((sum, one) => sum + one * 100, 0)).toBeCloseTo(3001);
    expect((await run('pay 7')).warned).toMatch(/La table 7 a plusieurs factures : nommez la bonne par son numéro, /);
    for (const { bill } of device.links.slice(1)) expect((await run(`pay ${bill.noTrans}`)).code).toBe(0);
    expect((await stateOf(context)).unpaid).toEqual([]);
  });

  it('is split by items, one of them shared, and what no guest takes is one more bill', async () => {
    await run('table 7 --line "Vin:30.00" --line "Steak:40.00" --line "Dessert:9.00"');
    await run('split 7 --bill 1,2 --bill 1');
    expect(
      device.links.slice(1).map(({ bill }) => bill.items.map(({ qte, descr }) => `${Number(qte)} ${descr}`)),
    ).toEqual([['0.5 Vin', '1 Steak'], ['0.5 Vin'], ['1 Dessert']]);
  });

  it('is refused a split that makes one bill, or names an item that is none', async () => {
    await run('table 7 --line "Vin:30.00"');
    expect((await run('split 7 --bill 1')).warned).toBe('Un partage fait de 2 à 20 factures.');
    expect((await run('split 7 --bill 2')).warned).toContain('« 2 » n’est pas un article');
    expect((await run('split 7 --by 1')).warned).toContain('--by doit être un nombre entier de 2 à 20.');
    expect((await run('split 8')).warned).toContain('Aucune facture n’attend');
    expect((await run('split')).warned).toContain('Quelle table');
  });

  it('is grouped with others, which end with it', async () => {
    await run('table 1 --line "Soupe:5.00" --clients 2');
    await run('table 2 --total --line "Bière:8.00"');
    expect((await run('group 1 2 --table 20')).output).toMatch(/TABLE #20, 3 CLIENT\(S\)[^]*Remplace 2 factures/);
    expect(made().at(-1)).toBe('ADDI SOB FAC PAP 13.75 1 2');
    expect((await run('tables')).output).toMatch(/^Facture \S+, table 20/);
    expect((await run('group 20')).warned).toBe('Nommez au moins deux factures différentes à réunir.');
    expect((await run('group 20 20')).warned).toBe('Nommez au moins deux factures différentes à réunir.');
  });

  it('names the business that buys, whichever bill named it, and never two', async () => {
    await run('table 1 --line "Soupe:5.00"');
    await run('table 2 --line "Steak:40.00"');
    await run('table 2 --business "Les Quais"');
    expect(last()).toMatchObject({ relaCommer: 'B2B', clint: { nomClint: 'Les Quais' } });
    await run('group 1 2');
    expect(last()).toMatchObject({ relaCommer: 'B2B', clint: { nomClint: 'Les Quais' } });
    await run('table 3 --line "Café:3.00" --business "Le Port"');
    expect((await run('group 1 3')).warned).toContain('que pour une entreprise');
  });

  it('is not grouped with one of training, whose sale would count', async () => {
    await run('table 1 --line "Soupe:5.00" --training');
    await run('table 2 --line "Steak:40.00"');
    expect((await run('group 1 2')).warned).toContain('ne se réunit pas à une vraie');
  });

  it('is cancelled with a reason, at zero', async () => {
    await run('table 4 --line "Soupe:5.00" --line "Timbre:1.00 NON HORS"');
    expect((await run('cancel 4')).warned).toContain('Dites pourquoi');
    const { output } = await run('cancel 4 --reason "client parti"');
    expect(output).toMatch(/1 Annulation +-5,00 FP\n +client parti\n +1 Annulation +-1,00/);
    expect(output).toMatch(/AUCUN PAIEMENT[^]*TOTAL : +0,00 \$[^]*FACTURE ANNULÉE/);
    expect((await stateOf(context)).unpaid).toEqual([]);
  });

  it('ends when the guests leave without paying, with its amounts and no paper', async () => {
    await run('table 4 --line "Soupe:5.00"');
    const { output } = await run('left 4');
    expect(output).toMatch(/^Facture impayée \S+ acceptée par Revenu Québec/);
    expect(made().at(-1)).toBe('RFER AUC PSP NON 5.75 1');
  });

  it('goes on waiting under its new number when the authority refuses it', async () => {
    await run('sale 1');
    const prefix = device.links[0]?.bill.noTrans.slice(0, 4) ?? '';
    standIn.mood.refuses.add(`${prefix}-2`);
    await run('table 4 --line "Soupe:5.00"');
    await run('send');
    expect((await stateOf(context)).unpaid.map(({ noTrans }) => noTrans)).toEqual([`${prefix}-3`]);
    await run('pay 4');
    expect(device.links.at(-1)?.bill.refs).toMatchObject([{ noTrans: `${prefix}-3` }]);
  });

  it('is found again after the folder lost it, by what Comptoir gave back', async () => {
    const restore = copyTerminal(context);
    await run('table 4 --line "Soupe:5.00; sans sel" --line "3 x Pain:1.50"');
    restore();
    await run('sale 1');
    expect((await run('tables')).output).toMatch(/table 4 : 10,93 \$\n  1\. 1 Soupe\n  2\. 3 Pain/);
    expect((await run('pay 4')).code).toBe(0);
    expect(device.links.at(-1)?.bill.mont.apresTax).toBe('+000000010.93');
  });
});

describe('a bill that is paid in parts', () => {
  it('counts what was paid, what is paid now and what is left, to the end', async () => {
    expect((await run('sale 100 --instalment 40')).output).toMatch(
      /VERSEMENT ACTUEL : +40,00 \$\nVERSEMENTS ANTÉRIEURS : +0,00 \$\nSOLDE : +74,98 \$/,
    );
    expect((await run('tables --lang en')).output).toMatch(/^Left to pay on \S+: \$74\.98/);
    const number = device.links[0]?.bill.noTrans ?? '';
    expect((await run(`pay ${number} 74.99`)).warned).toContain('C’est plus que ce qui est dû');
    expect((await run(`pay ${number} 0`)).warned).toContain('plus grand que 0');
    await run(`pay ${number} 50`);
    const second = device.links[1]?.bill.noTrans ?? '';
    expect((await run(`pay ${second} --payment ARG`)).output).toMatch(
      /VERSEMENTS ANTÉRIEURS : +90,00 \$\nSOLDE : +0,00 \$/,
    );
    expect(device.links.map(({ bill }) => bill.mont.versAnt)).toEqual([
      '+000000000.00',
      '+000000040.00',
      '+000000090.00',
    ]);
    expect((await stateOf(context)).unpaid).toEqual([]);
  });

  it('gives back no more than came in, whichever payment is named, and later all of it', async () => {
    await run('sale 100 --instalment 40');
    const first = device.links[0]?.bill.noTrans ?? '';
    expect((await run('refund')).warned).toMatch(/entré, 40,00.*refund T000-1 40.00 --total/);
    expect((await run(`refund ${first} 40.01 --total --lang en`)).warned).toContain(`refund ${first} 40.00 --total`);
    await run(`pay ${first} 50`);
    const second = device.links[1]?.bill.noTrans ?? '';
    expect((await run(`refund ${first} 60 --total`)).code).toBe(0);
    expect((await run(`refund ${second} 30.01 --total`)).warned).toContain('30,00');
    await run(`pay ${second}`);
    expect((await run(`refund ${first}`)).output).toContain('NOTE DE CRÉDIT');
    expect((await run(`refund ${second}`)).warned).toContain('plus rien à rembourser');
    expect(device.links.reduce((sum, { bill }) => sum + soldCents(bill), 0)).toBe(0);
  });

  it('is no instalment when it is all or nothing', async () => {
    expect((await run('sale 10 --instalment 11.50')).warned).toContain('plus petit que le total');
    expect((await run('sale 10 --instalment 0')).warned).toContain('Le premier versement');
  });

  it('may be the bill of a table', async () => {
    await run('table 4 --line "Soupe:10.00"');
    await run('pay 4 5');
    expect(device.links[1]?.bill.mont).toMatchObject({ versActu: '+000000005.00', sold: '+000000006.50' });
    expect((await run('split 4')).warned).toContain('n’est pas une facture de table');
    await run('pay 4');
    expect((await stateOf(context)).unpaid).toEqual([]);
  });
});
