import { SAMPLE_MENU } from '@comptoir/domain/sales/menu/sample-menu';
import type { MenuEntry } from '@comptoir/domain/sales/menu/menu-entry';
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
  standIn.menu = { version: '7-0123456789ab', entries: SAMPLE_MENU };
  context = makeContext(standIn.url);
  device = await linkTerminal(context, standIn);
});
afterEach(() => standIn.close());

const run = (line: string) => runLine(context, line);
const last = () => device.links.at(-1)?.bill;
const items = () => last()?.items.map(({ qte, descr, prix, tax, acti }) => [qte, descr, prix, tax, acti].join(' '));
/** Changes an item of the menu, which Comptoir then says when it is asked. */
const change = (code: string, given: Partial<MenuEntry<'item'>>): void => {
  const entries = standIn.menu.entries.map((one) =>
    one.kind === 'item' && one.code === code ? { ...one, ...given } : one,
  );
  standIn.menu = { version: `${Number(standIn.menu.version.split('-')[0]) + 1}-0123456789ab`, entries };
};
const later = (minutes: number): void => context.advance(minutes * 60);
/** Links another till at another moment. */
const at = async (instant: string): Promise<void> => {
  context = makeContext(standIn.url, { at: instant });
  device = await linkTerminal(context, standIn);
};

describe('what is sold from the menu', () => {
  it('has its name, price and class, and what it is taken with stands under it', async () => {
    expect((await run('sale --item burger-fume:2 --with bacon,sans-oignon --item cafe')).code).toBe(0);
    expect(items()).toEqual(['+00002.00 Burger fumé +000000032.98 FP RES', '+00001.00 Café +000000003.25 FP RES']);
    expect(last()?.items[0]?.preci).toEqual([
      { qte: '+00001.00', descr: 'Bacon', prix: '+000000003.00', tax: 'FP', acti: 'RES' },
      { descr: 'Sans oignon', acti: 'SOB' },
    ]);
    expect(last()?.mont.avantTax).toBe('+000000039.23');
  });

  it('bears a modifier of another class on a line of its own, and may be of another activity', async () => {
    change('cafe', { activity: 'BAR' });
    await run('sale --item cafe --with rhum');
    expect(items()).toEqual(['+00001.00 Café +000000003.25 FP BAR', '+00001.00 Rhum +000000004.00 FP BAR']);
  });

  it('has the letters of its class on the day: drinks and meals were zero-rated for GST, spirits were not', async () => {
    await at('2024-12-20T17:00:00Z');
    await run('sale --item burger-fume --item cafe --with rhum --item ipa');
    expect(items()?.map((item) => item.replace(/.* (\S+) RES$/, '$1'))).toEqual(['P', 'P', 'FP', 'P']);
  });

  it('is groceries from six muffins on, and a meal up to five', async () => {
    await run('sale --item muffin:6');
    expect(items()).toEqual(['+00006.00 Muffin +000000018.00 NON RES']);
    await run('sale --item muffin:5');
    expect(items()).toEqual(['+00005.00 Muffin +000000015.00 FP RES']);
  });

  it('has a typed price where that is open, and discounts and service like anything else', async () => {
    await run('sale --item plat-du-jour --price 21,50 --discount 10%');
    expect(last()?.mont.avantTax).toBe('+000000019.35');
    expect((await run('sale --item plat-du-jour')).warned).toContain('Il manque un prix');
    expect((await run('sale --item cafe --price 1')).warned).toContain('est celui du menu');
  });

  it('costs less with what takes something off, and never less than nothing', async () => {
    await run('sale --item burger-fume --with demi-portion');
    expect(last()?.mont.avantTax).toBe('+000000012.49');
    change('burger-fume', { prices: [{ from: null, cents: 300 }] });
    later(2);
    expect((await run('sale --item burger-fume --with demi-portion')).code).toBe(1);
  });

  it.each([
    ['sale --item burgr-fume', 'Proches : burger-fume.'],
    ['sale --item xyz', 'Voir : npm run terminal -- menu'],
    ['sale --item burger-fume --with rhum', 'Offerts : bacon, sans-oignon, demi-portion.'],
    ['sale --item cafe --with rhum --with rhum', 'Trop de choix'],
    ['sale --with bacon --item burger-fume', '--with suit l’article'],
    ['sale --item cafe:0', 'n’est pas une quantité'],
    ['sale --item cafe --item', '--item'],
    ['sale --item cafe --lang en --with milk', '"milk" does not go with this item.'],
  ])('is refused with a sentence: %s', async (line, sentence) => {
    const { code, warned } = await run(line);
    expect(code).toBe(1);
    expect(warned).toContain(sentence);
    expect(device.links).toEqual([]);
  });

  it('is refused when there is none left, and outside its hours', async () => {
    change('ipa', { isOut: true });
    expect((await run('sale --item ipa')).warned).toBe('« IPA locale » est épuisé.');
    expect((await run('sale --item oeufs')).warned).toContain('ne se vend pas à cette heure');
    await at('2026-06-02T12:00:00Z');
    expect((await run('sale --item oeufs')).code).toBe(0);
  });

  it('is named by --item as before where an amount is typed', async () => {
    await run('sale 5.00 --item cafe');
    expect(items()).toEqual(['+00001.00 cafe +000000005.00 FP RES']);
    expect(standIn.calls.some((path) => path.endsWith('/menu'))).toBe(false);
  });
});

describe('the price of a table', () => {
  it('is that of the moment of the order: neither a change, a price to come nor a removal touches what was ordered', async () => {
    const from = new Date(context.now().getTime() + 30 * 60_000).toISOString();
    change('cafe', {
      prices: [
        { from: null, cents: 325 },
        { from, cents: 350 },
      ],
    });
    await run('table 12 --item cafe --hold');
    later(31);
    standIn.isDown = true;
    await run('table 12 --item cafe');
    standIn.isDown = false;
    standIn.menu = { version: '9-0123456789ab', entries: SAMPLE_MENU.filter(({ code }) => code !== 'cafe') };
    later(2);
    expect((await run('table 12 --item cafe')).warned).toContain('n’a pas d’article');
    await run('pay 12');
    expect(items()).toEqual(['+00001.00 Café +000000003.25 FP RES', '+00001.00 Café +000000003.50 FP RES']);
  });
});

describe('the menu of a till', () => {
  it('is shown with its age, and sold from while Comptoir does not answer', async () => {
    const shown = await run('menu');
    expect(shown.output).toContain('Menu 7-0123456789ab, reçu il y a 0 min.');
    expect(shown.output).toMatch(/burger-fume +Burger fumé : 16,49 \$\n {2}--with bacon, sans-oignon, demi-portion/);
    standIn.isDown = true;
    later(10 * 24 * 60);
    expect((await run('menu --lang en')).output).toContain('Menu 7-0123456789ab, received 10 d 0 h ago.');
    await run('sale --item cafe');
    standIn.isDown = false;
    await run('send');
    expect(items()).toEqual(['+00001.00 Café +000000003.25 FP RES']);
  });

  it('comes with the configuration, and is pulled again whole when its file is none', async () => {
    await run('status');
    expect(standIn.calls.filter((path) => path.endsWith('/menu'))).toHaveLength(1);
    await context.folders.open('caisse').write('menu.json', '{"version":');
    expect((await run('sale --item cafe')).code).toBe(0);
  });

  it('that there is none of is said', async () => {
    standIn.menu = { version: '0', entries: [] };
    expect((await run('sale --item "Poutine"')).warned).toContain('n’a pas de menu : tapez ce qui est vendu');
    expect((await run('menu')).output).toContain('Aucun menu');
  });
});
