import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseMoney } from '@comptoir/websrm/requests/values';
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
const number = () => last()?.noTrans ?? '';
const shown = () => {
  const { items = [], mont } = last() ?? {};
  return [...items.map(({ descr, prix, tax }) => `${descr} ${parseMoney(prix)} ${tax}`), mont?.TPS, mont?.TVQ];
};

/** The journal as a till wrote it that did not remember the lines. */
async function forgetLines(): Promise<void> {
  const path = join(context.dataDir, 'terminal', 'caisse', 'journal.jsonl');
  const journal = await readFile(path, 'utf8');
  await writeFile(path, journal.replaceAll(/,"creditedLines":\[[\d,]*\]/g, ''));
}

describe('items of one name', () => {
  it.each([false, true])('are each given back once, with their own taxes (older journal: %s)', async (isOld) => {
    await run('sale --line "Muffin:5.00" --line "Muffin:6.00 NON"');
    const sale = number();
    await run(`refund ${sale} --items 2`);
    expect(shown()).toEqual(['Muffin -600 NON', '+000000000.00', '+000000000.00']);
    if (isOld) await forgetLines();
    expect((await run(`refund ${sale} --items 2`)).warned).toContain(
      `L’article 2 de la facture ${sale} (Muffin) a déjà été remboursé.`,
    );
    await run(`refund ${sale}`);
    expect(shown()).toEqual(['Muffin -500 FP', '-000000000.25', '-000000000.50']);
  });

  it('that were not named at all are known by their place', async () => {
    await run('sale 5.00 6.00');
    const sale = number();
    await run(`refund ${sale} --items 2`);
    expect(shown()[0]).toBe('Plat du jour -600 FP');
    expect((await run(`refund ${sale} --items 2 --lang en`)).warned).toContain(
      `Item 2 of bill ${sale} (Plat du jour) has already been refunded.`,
    );
    await run(`refund ${sale} --items 1`);
    expect(shown()).toEqual(['Plat du jour -500 FP', '-000000000.25', '-000000000.50']);
  });

  it('are remembered when a credit note is made again after a refusal', async () => {
    await run('sale 5.00 5.00');
    const sale = number();
    const prefix = sale.split('-')[0];
    standIn.mood.refuses.add(`${prefix}-2`);
    await run(`refund ${sale} --items 2`);
    await run('sale 1.00');
    expect((await run(`refund ${sale} --items 2`)).warned).toContain('a déjà été remboursé');
    expect((await run(`refund ${sale} --items 1`)).code).toBe(0);
  });
});

describe('money', () => {
  it('of a cash sale goes back coin by coin, and all of it', async () => {
    await run('sale --line "10 x Café:1.03" --payment ARG');
    const sale = number();
    const credited: number[] = [];
    for (let count = 0; count < 10; count++) {
      await run(`refund ${sale} --items 1x1`);
      credited.push(-parseMoney(last()?.mont.mtdu ?? last()?.mont.apresTax ?? ''));
    }
    expect(credited.every((money) => money % 5 === 0)).toBe(true);
    expect(credited.reduce((sum, money) => sum + money, 0)).toBe(1185);
  });

  it('of a cash sale goes back by card as it came', async () => {
    await run('sale 10.01 --payment ARG');
    const { output } = await run(`refund ${number()} --payment DEB`);
    expect(output).toMatch(/TOTAL : +-11,51 \$\nAJUSTEMENT: +0,01 \$\nMONTANT DÛ: +-11,50 \$/);
  });

  it('goes back once', async () => {
    await run('sale 0.10 --payment ARG');
    const sale = number();
    await run(`refund ${sale} 0.10 --total --payment DEB`);
    expect((await run(`refund ${sale}`)).warned).toContain(
      `Tout l’argent reçu pour la facture ${sale} a déjà été rendu.`,
    );
    expect((await run(`refund ${sale} --lang en`)).warned).toContain(
      `All the money taken for bill ${sale} has already been given back.`,
    );
  });

  it('of a corrected credit note is no more than it was', async () => {
    await run('sale 10.01 --payment ARG');
    await run(`refund ${number()}`);
    await run(`correct ${number()} --payment DEB`);
    expect(last()?.mont).toMatchObject({ apresTax: '-000000011.51', mtdu: '-000000011.50' });
  });

  it('of the last instalment in cash is rounded, and goes back as it came', async () => {
    await run('sale 14.36 --instalment 10.00 --payment DEB');
    const first = number();
    expect((await run(`pay ${first} 1.01 --payment ARG`)).warned).toContain('un multiple de 0,05 $');
    expect((await run(`pay ${first} 1.01 --payment ARG --lang en`)).warned).toContain('a multiple of $0.05');
    expect((await run('sale 20 --instalment 5.01 --payment ARG')).warned).toContain('un multiple de 0,05 $');
    await run(`pay ${first} 6.50 --payment ARG`);
    expect(last()?.mont).toMatchObject({
      apresTax: '+000000016.51',
      ajus: '-000000000.01',
      mtdu: '+000000016.50',
      versActu: '+000000006.50',
      versAnt: '+000000010.00',
      sold: '+000000000.00',
    });
    await run(`refund ${number()} --payment DEB`);
    expect(last()?.mont).toMatchObject({ apresTax: '-000000016.51', mtdu: '-000000016.50' });
  });
});
