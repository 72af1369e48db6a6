import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkTerminal, sell, stateOf } from '../../test/link-terminal.ts';
import type { RelayDevice } from '../../test/relay.ts';
import { runLine } from '../../test/run-line.ts';
import { startStandIn, type StandIn } from '../../test/stand-in.ts';
import { makeContext, type TestContext } from '../../test/test-context.ts';

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
const times = () => device.links.map(({ bill }) => bill.datTrans);
const MINUTE = 60;
const HOUR = 3600;

describe('a clock beside Comptoir’s', () => {
  it.each([
    [119, /^$/],
    [-119, /^$/],
    [
      121,
      /^Attention : l’horloge de la caisse indique 2026-01-15 12:07, et celle de Comptoir 2026-01-15 12:05\. Corrigez/,
    ],
    [-121, /indique 2026-01-15 12:02, et celle de Comptoir 2026-01-15 12:05/],
    [300, /indique 2026-01-15 12:10, et celle de Comptoir 2026-01-15 12:05/],
  ])('%i seconds away makes bills, with a word when it is worth one', async (seconds, warning) => {
    context.shiftClock(seconds);
    const { code, warned } = await run('sale 5');
    expect(code).toBe(0);
    expect(warned).toMatch(warning);
  });

  it.each([301, -301, 26 * HOUR, -26 * HOUR])('%i seconds away makes none', async (seconds) => {
    context.shiftClock(seconds);
    const { code, warned } = await run('sale 5');
    expect(code).toBe(1);
    expect(warned).toMatch(/plus de cinq minutes les séparent, et aucune facture n’a été faite.*\(clock-apart\)$/);
    expect(await stateOf(context)).toMatchObject({ chainLength: 0, open: [] });
  });

  it('keeps everything from being signed, whatever the bill is', async () => {
    await run('sale 5');
    await run('table 4 --line "Soupe:5"');
    context.shiftClock(26 * HOUR);
    for (const line of ['refund', 'pay 4', 'reprint', 'cancel 4 --reason erreur', 'abort 5', 'quote 40 --contract C-1'])
      expect((await run(line)).warned, line).toContain('(clock-apart)');
    expect(times()).toHaveLength(2);
  });

  it('makes bills again when it is set right', async () => {
    context.shiftClock(26 * HOUR);
    expect((await run('sale 5')).code).toBe(1);
    context.shiftClock(-26 * HOUR);
    expect(await run('sale 5')).toMatchObject({ code: 0, warned: '' });
  });

  it('is held against the last reply, counted on, while Comptoir does not answer', async () => {
    standIn.isDown = true;
    context.advance(3 * 24 * HOUR);
    expect((await run('sale 5')).warned).not.toContain('horloge');
    context.shiftClock(6 * MINUTE);
    expect((await run('sale 5 --lang en')).warned).toMatch(
      /^This computer’s clock says 2026-01-18 12:11, and Comptoir’s 2026-01-18 12:05: .*\(clock-apart\)$/,
    );
  });

  it('asks Comptoir before it refuses, for what was counted on may be wrong', async () => {
    context.advance(HOUR);
    context.restart();
    expect(await run('sale 5')).toMatchObject({ code: 0, warned: '' });
    expect(standIn.calls.slice(-2)).toEqual(['/device/v1/configuration', '/device/v1/transactions']);
    await run('sale 5');
    expect(standIn.calls.at(-2)).toBe('/device/v1/transactions');
  });

  it('trusts no page that stands in the way of Comptoir', async () => {
    context.restart();
    standIn.faults.push({ path: '/configuration', fault: 'html' });
    expect((await run('sale 5')).warned).toContain('Comptoir n’a pas répondu depuis le démarrage de cet ordinateur');
  });

  it('trusts a refusal, which Comptoir gives too', async () => {
    context.restart();
    device.token = 'another';
    expect((await run('clock')).output).toContain('L’heure est juste.');
  });
});

describe('a computer that was started and hears nothing', () => {
  beforeEach(async () => {
    await run('sale 5');
    context.restart();
    standIn.isDown = true;
  });

  it('makes bills by what the last one says of its clock, and says so', async () => {
    context.shiftClock(26 * HOUR);
    const { code, warned } = await run('sale 5 --lang en');
    expect(code).toBe(0);
    expect(warned).toContain(
      'Warning: Comptoir has not responded since this computer was started. The till’s time, 2026-01-16 14:05, is held against its last bill alone, dated 2026-01-15 12:05: check it.',
    );
  });

  it('makes none when its clock stands well before the last one', async () => {
    context.shiftClock(-301);
    expect((await run('sale 5')).warned).toMatch(
      /indique 2026-01-15 11:59, mais la dernière facture de la caisse est datée du 2026-01-15 12:05.*\(clock-behind-last-bill\)$/,
    );
    context.shiftClock(1);
    expect((await run('sale 5')).code).toBe(0);
  });
});

describe('a till that sold while it was ahead', () => {
  async function sellAhead(seconds: number): Promise<void> {
    context.shiftClock(seconds);
    const time = await nextTime('sale 5');
    expect((await run(`clock --confirm "${time}"`)).code).toBe(0);
    await run('sale 5');
    context.shiftClock(-seconds);
  }
  const nextTime = async (line: string) => (await run(line)).warned.match(/--confirm "([^"]+)"/)?.[1] ?? '';

  it('goes on with the date of its last bill when that is confirmed, and by its clock as soon as it may', async () => {
    await sellAhead(26 * HOUR);
    expect((await run('sale 5')).warned).toMatch(
      /mais la dernière facture de la caisse est datée du 2026-01-16 14:05.*clock --till caisse --confirm "2026-01-16 14:05".*\(clock-behind-last-bill\)$/,
    );
    expect((await run('clock --confirm "2026-01-16 14:05"')).output).toBe(
      'Attention : à la demande d’un administrateur, les factures portent la date de la dernière, 2026-01-16 14:05, tant que l’horloge, 2026-01-15 12:05, n’y est pas.',
    );
    expect((await stateOf(context)).events.at(-1)).toMatchObject({
      event: 'till-clock-confirmed',
      by: null,
      minutes: 26 * 60,
    });
    for (const hours of [0, 5, 20]) {
      context.advance(hours * HOUR);
      expect(await run('sale 5')).toMatchObject({ code: 0, warned: expect.stringContaining('portent la date') });
    }
    context.advance(HOUR + 1);
    expect(await run('sale 5')).toMatchObject({ code: 0, warned: '' });
    expect(times()).toEqual([...Array.from({ length: 4 }, () => '20260116140500'), '20260116140501']);
  });

  it('is not led back over more than 48 hours, by no one', async () => {
    await sellAhead(48 * HOUR + 1);
    expect((await run('sale 5')).warned).toMatch(
      /plus de 48 heures les séparent.*enrol --till caisse-2 \(clock-behind-last-bill\)$/,
    );
    expect(await run('clock --confirm "2026-01-17 12:05"')).toMatchObject({
      code: 1,
      warned: expect.stringContaining('aucune confirmation n’y peut rien'),
    });
    context.advance(1);
    expect((await run('clock --confirm "2026-01-17 12:05"')).code).toBe(0);
    expect((await run('sale 5')).code).toBe(0);
  });
});

it.each([
  [
    'fr',
    'confirme, et les factures portent la date de la dernière, 2026-01-15 12:05, jusqu’à ce que l’horloge y soit : ',
  ],
  ['en', 'confirms it, and bills bear the date of the last one, 2026-01-15 12:05, until the clock is there: '],
] as const)('which date bills would bear is said where it is not the clock’s (%s)', async (language, words) => {
  expect((await run('sale 5')).code).toBe(0);
  context.shiftClock(-2 * HOUR);
  const { warned } = await run(`sale 5 --lang ${language}`);
  expect(warned.replaceAll('\u00A0', ' ')).toContain(
    `${words}npm run terminal -- clock --till caisse --confirm "2026-01-15 12:05"`,
  );
});

describe('an administrator’s yes', () => {
  it('is to one time, which is named, and holds for that difference and one day', async () => {
    context.shiftClock(HOUR);
    expect((await run('clock --confirm "2026-01-15 12:05"')).warned).toContain(
      'La prochaine facture porterait la date 2026-01-15 13:05, et non « 2026-01-15 12:05 »',
    );
    expect((await run('sale 5')).code).toBe(1);
    context.advance(2 * MINUTE);
    expect((await run('clock --confirm 2026-01-15T13:05 --lang en')).output).toContain(
      'Warning: as an administrator asked, bills are dated by the till’s clock, 2026-01-15 13:07, and not by Comptoir’s, 2026-01-15 12:07.',
    );
    expect((await run('sale 5')).code).toBe(0);
    context.shiftClock(121);
    expect((await run('sale 5')).code).toBe(1);
    context.shiftClock(-121);
    context.advance(24 * HOUR);
    expect((await run('sale 5')).code).toBe(0);
    context.advance(1);
    expect((await run('sale 5')).code).toBe(1);
  });

  it('is given with the code of who administers the till, where someone does', async () => {
    standIn.employees.push({ name: 'Camille Roy', opensAllTabs: true }, { name: 'Alex Caron', opensAllTabs: false });
    context.shiftClock(HOUR);
    // the till has not heard of them yet
    expect((await run('clock --confirm "2026-01-15 13:05"')).warned).toContain('Camille Roy');
    await run('shift --user "Alex Caron" --code 9876');
    await run('shift --user "Camille Roy" --code 4321');
    expect((await run('sale 5')).warned).toContain('--confirm "2026-01-15 13:05" --user "Camille Roy" --code 1234');
    const yes = 'clock --confirm "2026-01-15 13:05"';
    expect((await run(yes)).warned).toContain('Un administrateur de la caisse le confirme avec son code');
    expect((await run(`${yes} --user "Alex Caron" --code 9876`)).warned).toContain(
      'Alex Caron n’administre pas la caisse',
    );
    expect((await run(`${yes} --user "Camille Roy" --code 1111`)).warned).toContain('Ce n’est pas votre code.');
    expect((await run(`${yes} --user "Camille Roy"`)).warned).toContain('avec son code');
    expect((await run('sale 5')).code).toBe(1);
    expect((await run(`${yes} --user "Camille Roy" --code 4321`)).code).toBe(0);
    expect((await run('sale 5')).code).toBe(0);
    expect(standIn.events).toMatchObject([{ event: 'till-clock-confirmed', by: 'Camille Roy', minutes: 60 }]);
  });

  it('is not asked for where nothing is wrong', async () => {
    expect((await run('clock --confirm "2026-01-15 12:05"')).output).toBe(
      'Il n’y a rien à confirmer : la caisse peut facturer.',
    );
    context.shiftClock(3 * MINUTE);
    expect((await run('clock --confirm "2026-01-15 12:08" --lang en')).output).toBe(
      'There is nothing to confirm: the till can bill.',
    );
  });
});

describe('clock', () => {
  it('says the three times, and what follows', async () => {
    expect((await run('clock')).output).toBe(
      'Heure de la caisse  2026-01-15 12:05\nHeure de Comptoir   2026-01-15 12:05\nDernière facture    aucune\nL’heure est juste.',
    );
    await sell(context, 500);
    context.shiftClock(HOUR);
    expect((await run('clock --lang en')).output).toMatch(
      /Last bill +2026-01-15 12:05\nThis computer’s clock says 2026-01-15 13:05/,
    );
    context.shiftClock(3 * MINUTE - HOUR);
    expect((await run('clock')).output).toContain('Corrigez l’heure de cet ordinateur.');
    context.shiftClock(-3 * MINUTE);
    context.restart();
    standIn.isDown = true;
    expect((await run('clock')).output).toContain(
      'inconnue : Comptoir n’a pas répondu depuis le démarrage de cet ordinateur',
    );
    expect((await run('clock')).output).toContain('L’heure n’a pu être comparée à celle de Comptoir.');
  });
});
