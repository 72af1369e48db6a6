import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkTerminal } from '../../../test/link-terminal.ts';
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
const items = () => last()?.items.map(({ descr, prix, tax, acti }) => [descr, prix, tax, acti].join(' '));

const inABar = async (): Promise<void> => {
  standIn.merchant.activity = 'BAR';
  await run('status');
};
const SELLER =
  '--seller "Hot-dogs du port" --seller-qst 1234567890TQ0001 --seller-address "12, rue du Port, Québec, g1k 3z4"';

describe('what a usual third party sells in a bar', () => {
  it('is marked as theirs among the bar’s own, and names them; its credit note does too', async () => {
    await inABar();
    await run(`sale --line "Bière:7.00" --line "2 x Hot-dog:4.50 FP HAB; moutarde" ${SELLER}`);
    expect(items()).toEqual(['Bière +000000007.00 FP BAR', 'Hot-dog +000000009.00 FP HAB']);
    const adr = [{ typAdr: 'EXP', noCiviq: '12', rue: 'rue du Port', vil: 'Québec', cp: 'G1K3Z4' }];
    const clint = { nomClint: 'Hot-dogs du port', noTvqClint: '1234567890TQ0001', adr };
    expect(last()).toMatchObject({ clint, relaCommer: 'B2C' });
    await run('refund --items 2');
    expect(last()).toMatchObject({ clint, mont: { avantTax: '-000000009.00' } });
    expect(items()).toEqual(['Hot-dog -000000009.00 FP HAB']);
  });

  it.each([
    ['sale --line "Hot-dog:4.50 HAB"', 'demande son nom, son numéro de TVQ et son adresse'],
    [`sale --line "Hot-dog:4.50 HAB" ${SELLER.replace('TQ0001', '')}`, 'demande son nom'],
    [`sale --line "Hot-dog:4.50 HAB" ${SELLER.replace(', Québec', '')}`, 'demande son nom'],
    [`sale --line "Hot-dog:4.50 HAB" ${SELLER.replace('g1k 3z4', 'g1k')}`, 'demande son nom'],
    [`sale --line "Hot-dog:4.50 HAB" ${SELLER} --business "Les Quais"`, 'le tiers habituel ou l’entreprise'],
    [`sale --line "Bière:4.50" ${SELLER}`, 'Aucun article n’est marqué HAB'],
    ['table 1 --line "Hot-dog:4.50 HAB"', 'demande son nom'],
    [`table 1 --line "Hot-dog:4.50 HAB" ${SELLER} --business "Les Quais"`, 'le tiers habituel ou l’entreprise'],
    [`table 1 --line "Bière:4.50" ${SELLER}`, 'Aucun article n’est marqué HAB'],
    ['estimate --contract C-1 --line "Hot-dog:4.50 HAB"', 'demande son nom'],
    ['estimate --business "Les Quais" --line "Hot-dog:4.50 HAB"', 'le tiers habituel ou l’entreprise'],
    ['abort --line "Hot-dog:4.50 HAB"', 'demande son nom'],
    ['third-party --business "Les Quais" --line "Hot-dog:4.50 HAB"', 'le tiers habituel ou l’entreprise'],
  ])('%s is refused', async (line, sentence) => {
    await inABar();
    expect(await run(line)).toMatchObject({ code: 1, warned: expect.stringContaining(sentence) });
    expect(device.links).toEqual([]);
  });

  it('is named where nothing is sold yet, or ever: the authority makes no exception', async () => {
    await inABar();
    const clint = { noTvqClint: '1234567890TQ0001' };
    await run(`estimate --contract C-1 --line "Hot-dog:4.50 HAB" ${SELLER}`);
    expect(last()).toMatchObject({ typTrans: 'ESTM', clint });
    await run(`pay ${last()?.noTrans}`);
    expect(last()).toMatchObject({ typTrans: 'RFER', clint });
    await run(`abort --line "Hot-dog:4.50 HAB" ${SELLER}`);
    expect(last()).toMatchObject({ modImpr: 'ANN', clint });
  });

  it.each(['sale', 'table 1', 'abort', 'estimate --contract C-1'])('is sold nowhere else (%s)', async (command) => {
    expect((await run(`${command} --line "Hot-dog:4.50 HAB" ${SELLER}`)).warned).toContain('que dans un bar');
    expect(device.links).toEqual([]);
  });
});

describe('what a usual third party sells at a table', () => {
  const DOG = '--line "Hot-dog:4.50 HAB"';
  const OTHER = SELLER.replace('1234567890', '9876543210');
  const seller = () => last()?.clint?.noTvqClint;
  beforeEach(inABar);

  it('names them from order to payment and credit note, as long as something of theirs is on the bill', async () => {
    await run(`table 1 --line "Bière:7.00" ${DOG} ${SELLER}`);
    expect(items()).toEqual(['Bière +000000007.00 FP BAR', 'Hot-dog +000000004.50 FP HAB']);
    expect(last()).toMatchObject({ typTrans: 'ADDI', relaCommer: 'B2C', clint: { nomClint: 'Hot-dogs du port' } });
    await run(`table 1 ${DOG} --move 14`);
    expect([items()?.length, seller()]).toEqual([3, '1234567890TQ0001']);
    await run('pay 14');
    expect(last()).toMatchObject({ typTrans: 'RFER', clint: { noTvqClint: '1234567890TQ0001' } });
    await run('refund --items 1');
    expect(last()).toMatchObject({ clint: { noTvqClint: '1234567890TQ0001' } });
  });

  it('no longer names them once all of it is taken off, and may then name another', async () => {
    await run(`table 1 --line "Bière:7.00" ${DOG} ${SELLER}`);
    await run('table 1 --remove 2');
    expect(last()?.clint).toBeUndefined();
    await run(`table 1 ${DOG} ${OTHER}`);
    expect(seller()).toBe('9876543210TQ0001');
  });

  it('is on the bills of those guests alone who had it', async () => {
    await run(`table 1 --line "Bière:7.00" ${DOG} ${SELLER}`);
    await run('split 1 --bill 1 --bill 2');
    expect(device.links.slice(-2).map(({ bill }) => bill.clint?.noTvqClint)).toEqual([undefined, '1234567890TQ0001']);
  });

  it('goes into the bill of several tables, which has room for one of them', async () => {
    await run('table 1 --line "Bière:7.00"');
    await run(`table 2 ${DOG} ${SELLER}`);
    await run('group 1 2');
    expect(seller()).toBe('1234567890TQ0001');
    await run(`table 3 ${DOG} ${OTHER}`);
    const made = device.links.length;
    expect((await run('group 1 3')).warned).toContain('que pour un tiers habituel');
    expect((await run(`table 3 ${DOG} ${SELLER}`)).warned).toContain('que pour un tiers habituel');
    await run('table 4 --line "Bière:7.00" --business "Les Quais"');
    expect((await run('group 4 3')).warned).toContain('le tiers habituel ou l’entreprise');
    expect(device.links).toHaveLength(made + 1);
  });
});

describe('a package that was bought elsewhere', () => {
  it.each([
    [
      'without prices',
      '--line "Souper:0" --line "Vin:0"',
      ['FORFAIT +000000000.00 SOB SOB', 'Souper +000000000.00 SOB SOB', 'Vin +000000000.00 SOB SOB'],
    ],
    [
      'with them',
      '--line "Souper:30.00; dessert:4.50" --line "2 x Vin:8.00"',
      ['FORFAIT -000000050.50 FP RES', 'Souper +000000030.00 FP RES', 'Vin +000000016.00 FP RES'],
    ],
    [
      'with taxes in them',
      '--total --line "Souper:2.00" --line "Café:2.00"',
      ['FORFAIT -000000003.48 FP RES', 'Souper +000000001.74 FP RES', 'Café +000000001.74 FP RES'],
    ],
  ])('stands before its items %s, and takes back what they come to', async (_, typed, expected) => {
    const { output } = await run(`sale --package ${typed}`);
    expect(items()).toEqual(expected);
    const zero = '+000000000.00';
    expect(last()).toMatchObject({
      modPai: 'AUC',
      typTrans: 'RFER',
      mont: { avantTax: zero, TPS: zero, TVQ: zero, apresTax: zero },
    });
    expect(output).toMatch(/FORFAIT[^]*SOUS-TOTAL +0,00[^]*AUCUN PAIEMENT/);
  });

  it('leaves nothing to pay: a method of payment is refused, and so are different taxes and nothing at all', async () => {
    expect((await run('sale --package 10.00 --payment DEB')).warned).toContain('Une facture de 0 $');
    expect((await run('sale --package --line "Vin:8.00" --line "Livre:5.00 F"')).warned).toContain(
      'portent les mêmes taxes',
    );
    expect((await run('sale --package')).warned).toContain('Il manque un montant');
    expect(device.links).toEqual([]);
  });
});

describe('an item that is called as one of a kind', () => {
  const NAMES = ['SOB', 'Annulation', 'Abandon', 'Contrat', 'FORFAIT', 'Frais de service', 'Taxe(s) supplémentaire(s)'];

  it.each(NAMES)('is sold, printed and given back as any other: %s', async (name) => {
    const { output, warned } = await run(`sale --line "${name}:5.00 P" --line "Café:2.00"`);
    expect(warned).toBe('');
    expect(items()).toEqual([`${name} (article) +000000005.00 P RES`, 'Café +000000002.00 FP RES']);
    for (const word of [...name.split(' '), '(article)']) expect(output).toContain(word);
    await run('refund --items 1');
    expect(items()).toEqual([`${name} (article) -000000005.00 P RES`]);
  });

  it.each(NAMES)('may be free of charge, and stand by itself on a table and on its bill: %s', async (name) => {
    await run(`table 1 --item "${name}" 0`);
    expect(items()).toEqual([`${name} (article) +000000000.00 SOB SOB`]);
    const { output } = await run('pay 1');
    expect(output).toContain('(article)');
    expect(output).not.toContain('FACTURE ANNULÉE');
  });

  it('leaves a supplementary tax and an imposed gratuity what they are', async () => {
    const { warned } = await run(
      'sale --line "Taxe(s) supplémentaire(s):4.00 F" --line "Frais de service:3.00 F" --line "Bière:7.00" --service 2.00 --alcohol-tax "Droit"',
    );
    expect(warned).toBe('');
    expect(items()).toEqual([
      'Taxe(s) supplémentaire(s) (article) +000000004.00 F RES',
      'Frais de service (article) +000000003.00 F RES',
      'Bière +000000007.00 FPS RES',
      'Frais de service +000000002.00 FP RES',
      'Taxe(s) supplémentaire(s) +000000000.00 SOB SOB',
    ]);
  });
});
