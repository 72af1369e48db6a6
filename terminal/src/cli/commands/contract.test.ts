import { randomUUID } from 'node:crypto';
import type { DocumentOrder } from '@comptoir/contract/sales/contract-order';
import type { ToSign } from '@comptoir/contract/sales/contracts';
import { billKind } from '@comptoir/domain/sales/bills/bill-kind';
import { soldCents } from '@comptoir/websrm/requests/report-counters';
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

const NUMBER = 'C-2026-0018';
const run = (line: string) => runLine(context, line);
const sign = (command: string) => run(`${command} ${NUMBER} --yes`);
const last = () => device.links.at(-1)?.bill;
const bills = () => device.links.map(({ bill }) => bill);
const noTrans = (index: number) => device.links.at(index)?.bill.noTrans;
/** Every bill after the first refers to the one before it, by number and by what it came to. */
const expectChained = (): void => {
  for (const [index, bill] of bills().entries())
    if (index > 0)
      expect(bill.refs).toMatchObject([{ noTrans: noTrans(index - 1), avantTax: bills()[index - 1]?.mont.avantTax }]);
};
/** Adds up all of it as reports count it, after tax. */
const sold = () => bills().reduce((sum, bill) => sum + soldCents(bill), 0);

const BUFFET = {
  description: 'Buffet froid',
  quantity: 40_00,
  unitCents: 22_00,
  amountCents: 880_00,
  taxes: 'FP',
} as const;
const TOTAL = 1011_78;
const ORDER: DocumentOrder = {
  kind: 'contract',
  contract: NUMBER,
  customer: 'Marie-Ève Gagnon',
  business: null,
  occasion: { name: 'Noces', date: '2026-06-20' },
  persons: 40,
  payableOn: '2026-07-05',
  lines: [BUFFET],
  serviceCents: 0,
  totalCents: TOTAL,
  paidCents: 0,
  earlierCents: 0,
  tipCents: 0,
  reason: null,
};

/** Has something wait to be signed. */
function ask(change: Partial<DocumentOrder>, id: string = randomUUID()): ToSign {
  const document = { id, dueOn: '2026-06-01', order: { ...ORDER, ...change }, refersTo: null };
  standIn.contracts.waiting.push(document);
  return document;
}
const askInstalment = (paidCents: number, earlierCents = 0) => ask({ kind: 'instalment', paidCents, earlierCents });

async function signWithDeposit(): Promise<void> {
  ask({});
  await sign('contract');
  askInstalment(300_00);
  await sign('instalment');
}

describe('a contract', () => {
  it('is listed, shown before it is signed, and reported with its bill', async () => {
    expect((await run('to-sign')).output).toBe('Rien n’attend d’être signé.');
    ask({});
    expect((await run('to-sign --lang en')).output).toBe(
      'C-2026-0018, contract: $1,011.78, Marie-Ève Gagnon, due on 2026-06-01',
    );
    const refused = await run(`contract ${NUMBER}`);
    expect(refused).toMatchObject({ code: 1, warned: expect.stringContaining('--yes') });
    expect(refused.output).toMatch(
      /Marie-Ève Gagnon\n +Noces, le 2026-06-20, 40 personnes\n +40 Buffet froid : 880,00 \$\n +Total/,
    );
    expect(device.links).toEqual([]);
    const { output } = await sign('estimate');
    expect(output).toMatch(
      /1 Contrat\n +Noces\n +ref:C-2026-0018\n +date:2026-06-20\n +payable:2026-07-05\n +40 personnes/,
    );
    expect(output).toContain('ESTIMATION DES RENSEIGNEMENTS');
    expect(standIn.contracts.reported).toMatchObject([{ noTrans: noTrans(0) }]);
    expect(sold()).toBe(0);
  });

  it('is revised, paid in parts and ended, each document after the one before, counted once', async () => {
    ask({});
    await sign('contract');
    ask({
      kind: 'revision',
      lines: [{ ...BUFFET, quantity: 45_00, amountCents: 990_00 }],
      persons: 45,
      totalCents: 1138_25,
    });
    expect((await sign('contract')).output).toContain('ESTIMATION RÉVISÉE');
    const change = { lines: [{ ...BUFFET, quantity: 45_00, amountCents: 990_00 }], totalCents: 1138_25 };
    ask({ ...change, kind: 'instalment', paidCents: 300_00 });
    await sign('instalment');
    ask({ ...change, kind: 'instalment', paidCents: 200_00, earlierCents: 300_00 });
    await sign('instalment');
    ask({ ...change, kind: 'final', paidCents: 638_25, earlierCents: 500_00, tipCents: 50_00 });
    expect((await sign('final')).output).toMatch(/VERSEMENTS ANTÉRIEURS[^]*500,00[^]*POURBOIRE[^]*50,00/);
    expectChained();
    expect(bills().map(billKind)).toEqual(['estimate', 'estimate', 'instalment', 'instalment', 'instalment']);
    expect(sold()).toBe(1138_25);
    expect(await stateOf(context)).toMatchObject({ unpaid: [], open: [] });
  });

  it('that changes after a deposit has its sale undone and made again, with what was paid', async () => {
    await signWithDeposit();
    const change = { lines: [{ ...BUFFET, quantity: 30_00, amountCents: 660_00 }], persons: 30, totalCents: 758_84 };
    ask({ ...change, kind: 'revision', earlierCents: 300_00 });
    expect((await sign('contract')).output).toContain('Facture corrigée');
    expect(last()?.mont).toMatchObject({ versActu: '+000000300.00', versAnt: '+000000000.00', sold: '+000000458.84' });
    ask({ ...change, kind: 'final', paidCents: 458_84, earlierCents: 300_00 });
    await sign('final');
    expectChained();
    expect(bills().map(billKind)).toEqual(['estimate', 'instalment', 'reverse', 'correction', 'instalment']);
    expect(sold()).toBe(758_84);
    expect(standIn.contracts.reported.map((reported) => reported.noTrans)).toEqual([0, 1, 3, 4].map(noTrans));
  });

  it('that comes to less than was paid gives the difference back', async () => {
    await signWithDeposit();
    ask({
      kind: 'revision',
      lines: [{ ...BUFFET, quantity: 10_00, amountCents: 220_00 }],
      totalCents: 252_95,
      earlierCents: 300_00,
    });
    expect((await sign('contract')).output).toContain('À remettre au client : 47,05 $');
    expect(sold()).toBe(252_95);
    expect((await stateOf(context)).unpaid).toEqual([]);
  });
});

describe('a cancelled event', () => {
  it('is a cancelled estimate while nothing was paid', async () => {
    ask({});
    await sign('contract');
    ask({ kind: 'cancellation', totalCents: 0, reason: 'remis à plus tard' });
    expect((await sign('cancel')).output).toContain('ESTIMATION ANNULÉE');
    expect(sold()).toBe(0);
  });

  it.each([
    [0, 'NOTE DE CRÉDIT'],
    [100_00, 'NOTE DE CRÉDIT'],
    [300_00, 'Facture corrigée'],
  ])('keeps %i cents of the deposit as a sale with its taxes, and gives the rest back', async (amount, mention) => {
    await signWithDeposit();
    ask({ kind: 'cancellation', totalCents: amount, earlierCents: 300_00, reason: 'le client se désiste' });
    expect((await sign('cancel')).output).toContain(mention);
    expectChained();
    expect(sold()).toBe(amount);
    expect((await stateOf(context)).unpaid).toEqual([]);
  });
});

describe('money given back on a contract', () => {
  it('is asked for by the portal while it is open, and a refund of the whole once it is paid', async () => {
    await signWithDeposit();
    expect((await run('refund 10')).warned).toContain('en révisant ou en annulant le contrat dans le portail');
    expect((await run('refund 10 --lang en')).warned).toContain('revise or cancel the contract in the portal');
    ask({ kind: 'final', paidCents: 711_78, earlierCents: 300_00 });
    await sign('final');
    expect((await run(`refund ${noTrans(2)} 1000 --total`)).code).toBe(0);
    expect((await run(`refund ${noTrans(1)} 11.79 --total`)).warned).toContain('C’est plus que ce qui reste');
    expect((await run(`refund ${noTrans(1)}`)).code).toBe(0);
    expect(sold()).toBe(0);
  });

  it('is nothing more once the contract was cancelled, whichever payment is named', async () => {
    await signWithDeposit();
    askInstalment(200_00, 300_00);
    await sign('instalment');
    ask({ kind: 'cancellation', totalCents: 0, earlierCents: 500_00, reason: 'le client se désiste' });
    expect((await run('to-sign')).output).toContain('annulation : -500,00 $');
    await sign('cancel');
    for (const index of [1, 2]) expect((await run(`refund ${noTrans(index)}`)).warned).toContain('plus rien');
  });
});

describe('what is ordered besides on the day', () => {
  it('is a sale of its own, before the last payment', async () => {
    await signWithDeposit();
    ask({
      kind: 'addition',
      lines: [{ ...BUFFET, description: 'Vin', quantity: 3_00, amountCents: 66_00 }],
      totalCents: 75_88,
    });
    ask({ kind: 'final', paidCents: 711_78, earlierCents: 300_00 });
    expect((await sign('final')).output).toContain(`dernier paiement de ${NUMBER}`);
    expect(last()).toMatchObject({ typTrans: 'RFER', mont: { apresTax: '+000000075.88' } });
    expect(last()?.refs).toBeUndefined();
    expect(sold()).toBe(TOTAL + 75_88);
  });
});

describe('a till that cannot go on', () => {
  it('takes the next payment of the schedule when no one asked for one', async () => {
    ask({});
    await sign('contract');
    standIn.contracts.schedule.push({ ...askInstalment(300_00) });
    standIn.contracts.waiting.length = 0;
    await sign('instalment');
    expect(last()?.mont.versActu).toBe('+000000300.00');
    expect((await sign('instalment')).warned).toContain('Il ne reste rien à payer');
  });

  it('reports what it signed until Comptoir has confirmed it, also when it was offline', async () => {
    ask({});
    standIn.onCall = (path) => {
      if (path.endsWith('/transactions')) standIn.isDown = true;
    };
    expect((await sign('contract')).output).toContain('Comptoir ne sait pas encore');
    expect(standIn.contracts.reported).toEqual([]);
    standIn.isDown = false;
    standIn.onCall = () => undefined;
    standIn.faults.push({ path: standIn.contracts.waiting[0]?.id ?? '', fault: 'lose-reply' });
    await run('send');
    await run('to-sign');
    await run('to-sign');
    expect(standIn.contracts.reported).toMatchObject([{ noTrans: noTrans(0) }, { noTrans: noTrans(0) }]);
    expect(device.links).toHaveLength(1);
  });

  it('reports the number of the bill that was made again in place of a refused one', async () => {
    ask({});
    standIn.mood.refuses.add('T000-1');
    await sign('contract');
    expect(standIn.contracts.reported).toEqual([]);
    await run('send');
    expect(standIn.contracts.reported.map((reported) => reported.noTrans)).toEqual(['T000-2']);
  });

  it('signs no document twice, and follows no bill twice', async () => {
    await signWithDeposit();
    const [, deposit] = standIn.contracts.reported;
    ask({ kind: 'instalment', paidCents: 300_00 }, deposit?.id);
    expect((await sign('instalment')).warned).toContain(`déjà signé : c’est ${noTrans(1)}`);
    standIn.contracts.waiting.length = 0;
    await run(`pay ${noTrans(1)}`);
    askInstalment(100_00, 300_00);
    expect((await sign('instalment')).warned).toContain('a déjà une suite');
    expect(device.links).toHaveLength(3);
  });

  it('signs nothing that comes to another amount than was asked', async () => {
    ask({ totalCents: TOTAL - 1 });
    expect((await sign('contract')).warned).toMatch(/demande 1 011,77 \$ et la caisse obtient 1 011,78 \$/);
    standIn.contracts.waiting.length = 0;
    standIn.merchant.gstNumber = '000000000RT0000';
    expect(device.links).toEqual([]);
    ask({});
    await sign('contract');
    askInstalment(TOTAL + 1);
    expect((await sign('instalment')).warned).toContain('a déjà une suite');
    expect(device.links).toHaveLength(1);
  });

  it.each([
    ['contract', 'Quel contrat?'],
    [`contract ${NUMBER}`, 'n’attend d’être signé par cette caisse'],
    ['instalment C-2026-9999', 'n’attend d’être signé par cette caisse'],
    [`final ${NUMBER}`, 'n’attend d’être signé par cette caisse'],
  ])('says what to do about %s', async (line, sentence) => {
    expect(await run(line)).toMatchObject({ code: 1, warned: expect.stringContaining(sentence) });
  });

  it('signs the next document alone', async () => {
    ask({});
    askInstalment(300_00);
    expect((await sign('instalment')).warned).toContain('un autre document passe avant (contrat)');
  });
});

describe('two tills', () => {
  it('sign one contract once; another goes on where the first bills no more', async () => {
    const document = ask({});
    standIn.contracts.taken.set(document.id, 'another');
    expect((await sign('contract')).warned).toContain('n’attend d’être signé par cette caisse');
    standIn.contracts.taken.clear();
    await sign('contract');
    const text = device.links[0]?.text ?? '';
    const other = await linkTerminal(context, standIn, 'bar');
    standIn.contracts.waiting.push({ ...askInstalment(300_00), refersTo: text });
    standIn.contracts.waiting.shift();
    await run(`instalment ${NUMBER} --yes --till bar`);
    expect(other.links[0]?.bill.refs).toMatchObject([{ noTrans: noTrans(0) }]);
    expect(other.links[0]?.bill.mont.sold).toBe('+000000711.78');
  });
});
