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
const last = () => device.links.at(-1)?.bill;
const items = () => last()?.items.map(({ qte, descr, prix, tax, acti }) => [qte, descr, prix, tax, acti].join(' '));

describe('what is sold', () => {
  it('has a quantity and a unit price, which are printed where they fit', async () => {
    expect((await run('sale 2x4.50 3.00')).output).toMatch(
      / +2 Plat du jour @ 4,50 +9,00 FP\n +1 Plat du jour +3,00 FP/,
    );
    await run('sale --line "0,5 x Tarte:9.99"');
    expect(last()?.items[0]).toMatchObject({ qte: '+00000.50', prix: '+000000005.00' });
    expect(last()?.items[0]).not.toHaveProperty('unitr');
  });

  it('has precisions under it: remarks, extras, discounts', async () => {
    const { output } = await run('sale --line "Poutine:12.00; sans oignons; bacon:1.50; rabais:-10%; coupon:-1.00"');
    expect(output).toMatch(
      /1 Poutine +12,00 FP\n +sans oignons\n +1 bacon +1,50 FP\n +1 rabais@10% +-1,35 FP\n +1 coupon +-1,00 FP/,
    );
    expect(last()?.mont.avantTax).toBe('+000000011.15');
  });

  it('is a gift with a discount of everything', async () => {
    const { output } = await run('sale 12.49 --discount 100%');
    expect(output).toMatch(/rabais@100% +-12,49[^]*AUCUN PAIEMENT[^]*TOTAL : +0,00 \$/);
    expect(last()).toMatchObject({ modPai: 'AUC', formImpr: 'PAP' });
  });

  it('bears a service charge, with both taxes', async () => {
    await run('sale 20.00 --service 15%');
    expect(items()).toEqual([
      '+00001.00 Plat du jour +000000020.00 FP RES',
      '+00001.00 Frais de service +000000003.00 FP RES',
    ]);
    await run('sale 20.00 --service 2.50');
    expect(last()?.mont.avantTax).toBe('+000000022.50');
  });

  it('bears a tax on alcohol, excluded from its price or included', async () => {
    await run('sale --line "Bière:7.00 FPS" --line "Frites:5.00" --alcohol-tax "Droit:0.50"');
    expect(items()?.at(-1)).toBe('+00000.00 Taxe(s) supplémentaire(s) +000000000.00 SOB SOB');
    expect(last()?.items.at(-1)?.preci).toEqual([
      { qte: '+00001.00', descr: 'Droit', prix: '+000000000.50', tax: 'FP', acti: 'RES' },
    ]);
    expect(last()?.mont.avantTax).toBe('+000000012.50');
    await run('sale 7.00 --total --alcohol-tax "Droit compris"');
    expect(items()?.[0]).toMatch(/FPS RES$/);
    expect(last()?.items.at(-1)?.preci).toEqual([{ descr: 'Droit compris', acti: 'SOB' }]);
    expect(last()?.mont.apresTax).toBe('+000000007.00');
    expect((await run('sale --line "Bière:7.00 FPS"')).warned).toContain('porte une taxe supplémentaire');
  });

  it('bears its own taxes, or lies outside mandatory billing', async () => {
    await run('sale --line "Livre:10.00 F HORS" --line "Timbre:1.00 NON HORS" --line "Soupe:5.00"');
    expect(items()).toEqual([
      '+00001.00 Livre +000000010.00 F NON',
      '+00001.00 Timbre +000000001.00 NON NON',
      '+00001.00 Soupe +000000005.00 FP RES',
    ]);
    expect(last()?.mont).toMatchObject({ TPS: '+000000000.75', TVQ: '+000000000.50', apresTax: '+000000017.25' });
  });

  it('is delivered, ordered through a platform, paid online, bought by a business', async () => {
    await run('sale 10 --delivery');
    expect(last()?.sectActi.typServ).toBe('LVR');
    expect((await run('sale 10 --platform')).output).toContain('COMMANDE PAR UNE PLATEFORME NUMÉRIQUE');
    const online = await run('sale 10 --online --payment CRE --business "Les Quais inc."');
    // an electronic bill bears a link, and nothing to be filled in by hand
    expect(online.output).toMatch(/^ +Consulter la transaction en ligne$/m);
    expect(online.output).toMatch(/^https:\/\/\S+\?f=\S+$/m);
    expect((await run('refund --qr')).output).not.toContain('Consulter la transaction en ligne');
    await run('sale 10 --online --payment CRE --business "Les Quais inc." --qr');
    expect(last()).toMatchObject({
      commerElectr: 'O',
      formImpr: 'ELE',
      relaCommer: 'B2B',
      clint: { nomClint: 'Les Quais inc.' },
    });
    const refused = await run('sale 10 --online --payment ARG');
    expect(refused.warned).toMatch(/^Revenu Québec refuserait cette facture, qui n’a pas été faite : JW00B999548E /);
    expect((await run('sale 10 --online --payment CHQ --lang en')).warned).toMatch(
      /^Revenu Québec would refuse this bill, which was not made: JW00B999548E /,
    );
  });

  it.each(['ARG', 'CHQ', 'COU', 'CRE', 'DEB', 'CPR', 'FID', 'CRY', 'MVO', 'TFD', 'MIX', 'PAC', 'AUT'])(
    'is paid by %s',
    async (payment) => {
      expect((await run(`sale 10.02 --payment ${payment}`)).code).toBe(0);
      expect(last()?.modPai).toBe(payment);
      const isRounded = payment === 'ARG' || payment === 'MIX';
      expect(last()?.mont.mtdu).toBe(isRounded ? '+000000011.50' : undefined);
    },
  );

  it('is paid in a way that is not known yet in a bar alone', async () => {
    expect((await run('sale 7 --payment INC')).warned).toContain('INC (mode inconnu) ne convient qu’à un bar');
    standIn.merchant.activity = 'BAR';
    await run('status');
    expect((await run('sale 7 --payment INC')).output).toMatch(/^ +INCONNU$/m);
  });

  it.each([
    ['sale --line "Bière:7.00 TVH"', '« TVH » n’est pas une marque de taxes'],
    ['sale --line "0 x Bière:7.00"', '« 0 » n’est pas une quantité'],
    ['sale --line "Bière:7.00; rabais:-8.00"', 'Le rabais sur « Bière » est plus grand que son prix.'],
    ['sale --line "Bière:7.00; rabais:-110%"', '« 110% » n’est pas un montant'],
    ['sale 5 --discount 5', '--discount attend une part de 0 % à 100 %'],
    ['sale --service 5', 'Il manque un montant'],
    ['third-party 5', 'Nommez l’entreprise'],
    ['estimate 5', 'Nommez le contrat'],
    ['estimate 5 --contract C1 --date 2026-02-30', '--date attend un jour'],
    ['table trop-long', 'n’est pas un numéro de table'],
    ['table', 'Quelle table'],
    ['pay', 'Quelle table'],
    ['left', 'Quelle table'],
    ['correct', 'Dites ce qui change'],
  ])('%s is refused', async (line, sentence) => {
    expect(await run(line)).toMatchObject({ code: 1, warned: expect.stringContaining(sentence) });
    expect(device.links).toEqual([]);
  });
});

describe('a business without a GST number', () => {
  it('charges the Québec tax alone, prints its number alone, and imposes no service charge', async () => {
    standIn.merchant.gstNumber = '000000000RT0000';
    await run('status');
    const { output } = await run('sale 10.00');
    expect(output).toMatch(/Plat du jour +10,00 P\n/);
    expect(output).not.toMatch(/^TPS \d/m);
    expect(output).toMatch(/TPS : +0,00 \$\nTVQ : +1,00 \$\nTOTAL : +11,00 \$/);
    await run('sale 11.00 --total');
    expect(last()?.mont).toMatchObject({ avantTax: '+000000010.00', TVQ: '+000000001.00' });
    expect((await run('sale 10 --service 15%')).warned).toContain('un commerce sans numéro de TPS');
    expect((await run('refund')).output).toMatch(/TOTAL : +-11,00 \$/);
  });
});

describe('what is given back', () => {
  it('is certain items, or so many of one, and never more than is left of them', async () => {
    await run('sale --line "3 x Bière:7.00" --line "Frites:5.00; mayo:1.00" --line "Timbre:1.00 NON HORS"');
    const number = last()?.noTrans ?? '';
    await run('refund --items 1x2,2');
    expect(items()).toEqual(['-00002.00 Bière -000000014.00 FP RES', '-00001.00 Frites -000000005.00 FP RES']);
    expect(last()?.mont).toMatchObject({ avantTax: '-000000020.00', TPS: '-000000001.00', TVQ: '-000000002.00' });
    await run(`refund ${number} --items 1,2,3`);
    expect(items()).toEqual(['-00001.00 Bière -000000007.00 FP RES', '-00001.00 Timbre -000000001.00 NON NON']);
    expect((await run(`refund ${number}`)).warned).toContain('n’a plus rien à rembourser');
  });

  it('is refused for an item that is none, and for a bill that was not paid', async () => {
    await run('sale 10');
    expect((await run('refund --items 2')).warned).toContain('n’a pas d’article de ce numéro : de 1 à 1.');
    expect((await run('refund --items deux')).warned).toContain('ne nomme pas un article');
    expect((await run('refund 5 --items 1')).warned).toBe('Un montant ou des articles, pas les deux.');
    await run('table 1 --line "Soupe:5"');
    expect((await run(`refund ${last()?.noTrans ?? ''}`)).warned).toContain('n’est pas une facture payée');
  });

  it('names the tax on alcohol again', async () => {
    await run('sale --line "Bière:7.00 FPS" --line "Vin:9.00 FPS" --alcohol-tax "Droit:0.50"');
    await run('refund --items 1');
    expect(items()).toEqual([
      '-00001.00 Bière -000000007.00 FPS RES',
      '+00000.00 Taxe(s) supplémentaire(s) +000000000.00 SOB SOB',
    ]);
    expect((await run('refund')).code).toBe(0);
    expect(last()?.mont.avantTax).toBe('-000000009.50');
  });
});

describe('a correction', () => {
  it('undoes the receipt without a document, and prints the right one', async () => {
    await run('sale 12.49 --payment ARG --tip 2');
    const { output } = await run('correct --payment CRE');
    expect(output).toMatch(/^Écriture inverse \S+ acceptée par Revenu Québec/);
    expect(output).toMatch(/PAIEMENT REÇU\n +Facture corrigée\n/);
    const [sale, reverse, right] = device.links.map(({ bill }) => bill);
    expect(reverse).toMatchObject({ modPai: 'ARG', formImpr: 'NON', refs: [{ noTrans: sale?.noTrans }] });
    expect(reverse?.mont).toMatchObject({ apresTax: '-000000014.36', ajus: '+000000000.01', mtdu: '-000000014.35' });
    expect(right).toMatchObject({ modPai: 'CRE', refs: [{ noTrans: reverse?.noTrans, avantTax: '-000000012.49' }] });
    expect(right?.mont).toMatchObject({ apresTax: '+000000014.36', pourb: '+000000002.00' });
    expect((await run(`refund ${sale?.noTrans ?? ''}`)).warned).toContain('n’a plus rien à rembourser');
    expect((await run(`correct ${sale?.noTrans ?? ''} --payment DEB`)).warned).toContain(
      'a déjà été remboursée ou corrigée',
    );
    expect((await run('refund')).output).toMatch(/TOTAL : +-14,36 \$/);
  });

  it('may be of what was sold', async () => {
    await run('sale --line "Poutine:12.49"');
    await run('correct --line "Frites:5.00"');
    expect(items()).toEqual(['+00001.00 Frites +000000005.00 FP RES']);
  });

  it('may be of a credit note, whose items stay', async () => {
    await run('sale 10');
    await run('refund --payment ARG');
    const number = last()?.noTrans ?? '';
    expect((await run(`correct ${number} --line "Frites:5.00"`)).warned).toContain(
      'seul son mode de paiement se corrige',
    );
    expect((await run(`correct ${number} --payment DEB`)).output).toMatch(
      /NOTE DE CRÉDIT\n +Note de crédit corrigée\n/,
    );
  });

  it('is refused for what is no receipt, and for what is paid in parts', async () => {
    await run('sale 0');
    expect((await run('correct --payment DEB')).warned).toContain('n’est pas une facture payée');
    await run('sale 10 --instalment 5');
    expect((await run('correct --payment CRE')).warned).toContain('est payée en plusieurs versements');
  });
});

describe('a copy', () => {
  it('for the operator is a duplicate, which is not for the customer', async () => {
    await run('sale 10');
    expect((await run('duplicate')).output).toMatch(
      /\*\*\* COPIE DU COMMERÇANT \*\*\*\n +NE PAS REMETTRE AU CLIENT\n +PAIEMENT REÇU/,
    );
    expect(standIn.events).toMatchObject([{ event: 'document-produced', document: 'DUP' }]);
  });

  it('of a revised bill says what that one replaced', async () => {
    await run('table 1 --line "Soupe:5"');
    await run('table 1 --line "Pain:2"');
    const { output } = await run(`reprint ${last()?.noTrans ?? ''}`);
    expect(output).toMatch(/REPRODUCTION\n +FACTURE RÉVISÉE\n +Remplace 1 facture\n/);
    expect((await stateOf(context)).unpaid).toHaveLength(1);
  });
});

describe('what ends without a sale', () => {
  it('is an entry that was given up, with what was entered or with nothing', async () => {
    expect((await run('abort --line "Poutine:12.49"')).output).toMatch(/^Saisie abandonnée \S+ acceptée/);
    expect(items()).toEqual(['+00001.00 Poutine +000000012.49 FP RES', '+00001.00 Abandon -000000012.49 FP RES']);
    await run('abort');
    expect(items()).toEqual(['+00001.00 SOB +000000000.00 SOB SOB']);
    expect(last()).toMatchObject({ typTrans: 'SOB', modPai: 'SOB', modImpr: 'ANN', formImpr: 'NON' });
    expect((await stateOf(context)).unprinted).toEqual([]);
  });

  it('is what a third party supplies', async () => {
    await run('third-party 200 --business "Bar du Port"');
    expect(last()).toMatchObject({ typTrans: 'TIER', modPai: 'SOB', relaCommer: 'B2B', formImpr: 'NON' });
    expect((await run(`duplicate ${last()?.noTrans ?? ''}`)).output).toContain('TIERS INHABITUEL');
  });
});

describe('a caterer’s estimate', () => {
  it('names its contract, is revised, and ends in a payment on account', async () => {
    const typed = '--contract C-18 --for "Noces" --date 2026-06-20 --payable 2026-07-05 --guests 40';
    const { output } = await run(`estimate --line "40 x Buffet:22.00" ${typed} --business "Les Quais inc."`);
    expect(output).toMatch(
      /1 Contrat\n +Noces\n +ref:C-18\n +date:2026-06-20\n +payable:2026-07-05\n +40 personnes\n +40 Buffet @ 22,00 +880,00 FP/,
    );
    expect(output).toContain('ESTIMATION DES RENSEIGNEMENTS');
    const first = last()?.noTrans ?? '';
    expect((await run(`quote ${first} 5 --contract C-18`)).warned).toContain('est d’une autre sorte');
    expect((await run(`estimate ${first} --line "45 x Buffet:22.00" ${typed}`)).output).toMatch(
      /ESTIMATION RÉVISÉE\n +Remplace 1 estimation\n/,
    );
    expect((await run(`pay ${last()?.noTrans ?? ''} --payment PAC`)).output).toContain('PORTÉ AU COMPTE');
  });

  it('is cancelled like a bill, as an estimate', async () => {
    await run('estimate 100 --contract C-19');
    expect((await run(`cancel ${last()?.noTrans ?? ''} --reason "remis à plus tard"`)).output).toContain(
      'ESTIMATION ANNULÉE',
    );
  });

  it('binds as a quote', async () => {
    expect((await run('quote 100 --contract C-20')).output).toMatch(/^ +SOUMISSION$/m);
  });
});

describe('training', () => {
  it.each(['sale 5 --training', 'table 1 --line "Soupe:5" --training', 'abort 5 --training'])(
    '%s counts for nothing',
    async (line) => {
      await run(line);
      expect(last()?.modTrans).toBe('FOR');
    },
  );

  it('goes on from a table to its payment', async () => {
    await run('table 1 --line "Soupe:5" --training');
    expect((await run('pay 1')).output).toContain('*** DOCUMENT DE FORMATION ***');
  });
});
