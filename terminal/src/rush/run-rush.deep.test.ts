import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTransaction } from '@comptoir/websrm/requests/check-transaction';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stateOf } from '../../test/link-terminal.ts';
import { startStandIn, type StandIn } from '../../test/stand-in.ts';
import { makeContext, type TestContext } from '../../test/test-context.ts';
import { runCommand } from '../cli/run-command.ts';
import { nextGapMs, pick, seededRandom } from './random.ts';
import { orderLunch } from './order-lunch.ts';
import { runRush } from './run-rush.ts';
import { summarizeRush } from './summarize-rush.ts';
import { RATES } from '../../test/taxes.ts';
import { TABLE } from '../../test/taxes.ts';

let standIn: StandIn;
let context: TestContext;
beforeEach(async () => {
  standIn = await startStandIn();
  context = makeContext(standIn.url);
});
afterEach(() => standIn.close());

const WATCH = { onLinking: () => undefined, onProgress: () => undefined };
const PLAN = { devices: 3, minutes: 0.06, billsPerMinute: 300, seed: 7 };

describe('simulateRush', () => {
  it('works several terminals at once, each on its own chain, and reports what became of every bill', async () => {
    standIn.addDevice('Caisse du comptoir');
    const results = await runRush(context, PLAN, WATCH);
    expect(results.map(({ terminal, failure }) => [terminal, failure])).toEqual([
      ['caisse', null],
      ['caisse-2', null],
      ['caisse-3', null],
    ]);
    const made = results.flatMap(({ bills }) => bills);
    expect(made.length).toBeGreaterThan(3);
    expect(standIn.devices.flatMap(({ links }) => links)).toHaveLength(made.length);
    expect(summarizeRush(made)).toMatchObject({ bills: made.length, accepted: made.length, waiting: 0, refused: 0 });
    for (const { refused, links } of standIn.devices) {
      expect(refused).toEqual([]);
      for (const { bill } of links) expect(checkTransaction(bill, TABLE)).toEqual([]);
    }
    expect((await stateOf(context)).unprinted).toEqual([]);
  });

  it('counts as accepted what the authority took only later', async () => {
    standIn.mood.up = false;
    const states: string[] = [];
    const onProgress = (bills: readonly { state: string }[]): void => {
      states.push(...bills.map(({ state }) => state));
      standIn.mood.up = bills.length > 0;
    };
    const [result] = await runRush(context, { ...PLAN, devices: 1 }, { ...WATCH, onProgress });
    expect(states).toContain('waiting');
    expect(summarizeRush(result?.bills ?? [])).toMatchObject({ waiting: 0, refused: 0 });
  });

  it('goes on with the other terminals when one cannot', async () => {
    await runRush(context, { ...PLAN, devices: 2, minutes: 0 }, WATCH);
    writeFileSync(join(context.dataDir, 'terminal', 'caisse', 'key.pem'), 'damaged');
    const [first, second] = await runRush(context, { ...PLAN, devices: 2 }, WATCH);
    expect(first).toMatchObject({ terminal: 'caisse', bills: [], failure: expect.any(Error) });
    expect(second).toMatchObject({ terminal: 'caisse-2', failure: null });
    expect(second?.bills.length).toBeGreaterThan(0);
  });

  it('ends at once when asked to, with a summary', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 1500);
    const code = await runCommand(['simulate', '--devices', '1', '--minutes', '10', '--rate', '60', '--seed', '1'], {
      environment: { COMPTOIR_URL: standIn.url, DATA_DIR: context.dataDir },
      screen: context.screen,
      now: context.now,
      uptime: context.uptime,
      stop: stop.signal,
    });
    expect(code).toBe(0);
    expect(context.warnings.join('')).toContain('les factures en cours se terminent');
    expect(context.lines.at(-1)).toMatch(/^Ensemble +\d+ +\d+ +0 +0/);
  });
});

describe('a seeded rush', () => {
  it('orders the same lunches for the same seed, and others for another', () => {
    const lunches = (seed: number) => {
      const random = seededRandom(seed);
      return Array.from({ length: 20 }, () => orderLunch(random, RATES));
    };
    expect(lunches(1)).toEqual(lunches(1));
    expect(lunches(1)).not.toEqual(lunches(2));
  });

  it('picks by weight', () => {
    const random = seededRandom(3);
    const picks = Array.from({ length: 1000 }, () =>
      pick(random, [
        ['often', 9],
        ['seldom', 1],
      ]),
    );
    const often = picks.filter((choice) => choice === 'often').length;
    expect(often).toBeGreaterThan(850);
    expect(often).toBeLessThan(950);
  });

  it('lets customers come at the rate asked for', () => {
    const random = seededRandom(3);
    const gaps = Array.from({ length: 2000 }, () => nextGapMs(random, 12));
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    expect(mean).toBeGreaterThan(4700);
    expect(mean).toBeLessThan(5300);
  });
});

describe('summarizeRush', () => {
  it('counts bills by what became of them, with the median and the slowest hundredth', () => {
    const bills = Array.from({ length: 100 }, (_, index) => ({
      actu: String(index),
      state: index < 90 ? ('accepted' as const) : ('waiting' as const),
      milliseconds: index + 1,
    }));
    expect(summarizeRush(bills)).toEqual({ bills: 100, accepted: 90, waiting: 10, refused: 0, median: 50, p99: 99 });
  });

  it('has no times without bills', () => {
    expect(summarizeRush([])).toMatchObject({ bills: 0, median: null, p99: null });
  });
});
