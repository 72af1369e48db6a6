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
    ['table 1 --line "Hot-dog:4.50 HAB"', 'JW00B999545E'],
  ])('%s is refused', async (line, sentence) => {
    await inABar();
    expect(await run(line)).toMatchObject({ code: 1, warned: expect.stringContaining(sentence) });
    expect(device.links).toEqual([]);
  });

  it('is sold nowhere else', async () => {
    expect((await run(`sale --line "Hot-dog:4.50 HAB" ${SELLER}`)).warned).toContain('que dans un bar');
    expect(device.links).toEqual([]);
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
    const { said } = await run(`sale --package ${typed}`);
    expect(items()).toEqual(expected);
    const zero = '+000000000.00';
    expect(last()).toMatchObject({
      modPai: 'AUC',
      typTrans: 'RFER',
      mont: { avantTax: zero, TPS: zero, TVQ: zero, apresTax: zero },
    });
    expect(said).toMatch(/FORFAIT[^]*SOUS-TOTAL +0,00[^]*AUCUN PAIEMENT/);
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
