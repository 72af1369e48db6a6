import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyRelay, copyTerminal, expectOneChain } from '../../test/copies.ts';
import { linkTerminal, sell, stateOf } from '../../test/link-terminal.ts';
import type { RelayDevice } from '../../test/relay.ts';
import { startStandIn, type StandIn } from '../../test/stand-in.ts';
import { makeContext, type TestContext } from '../../test/test-context.ts';
import { describeFailure } from '../cli/describe-failure.ts';
import { withTerminal } from '../terminal/with-terminal.ts';
import { askWhatWaits } from './ask-what-waits.ts';
import { submitQueue } from './submit-queue.ts';
import { settleRest } from '../upkeep/settle-rest.ts';

let standIn: StandIn;
let context: TestContext;
let device: RelayDevice;
beforeEach(async () => {
  standIn = await startStandIn();
  await freshTerminal();
});

async function freshTerminal(): Promise<void> {
  context = makeContext(standIn.url);
  standIn.devices.length = 0;
  standIn.mood.sent.length = 0;
  device = await linkTerminal(context, standIn);
}
afterEach(() => standIn.close());

const sellAll = async (...prices: number[]) => {
  for (const price of prices) await sell(context, price);
};
const send = () => withTerminal(context, 'caisse', (terminal) => submitQueue(context, terminal, { trigger: 'batch' }));
const ask = () => withTerminal(context, 'caisse', (terminal) => askWhatWaits(context, terminal));
const numbers = (): number[] => device.links.map(({ bill }) => Number(bill.noTrans.split('-')[1]));
/** Counts the times that each bill went to the authority. */
const timesSent = (): number[] =>
  device.links.map(({ bill }) => standIn.mood.sent.filter(({ signa }) => signa.actu === bill.signa.actu).length);

describe('a relay that was put back to an older copy', () => {
  it('gets every bill since then again, the same bytes in order, and none is rebuilt or sent twice', async () => {
    await sellAll(100, 200);
    const restore = copyRelay(device);
    await sellAll(300, 400, 500);
    const texts = device.links.map(({ text }) => text);
    restore();
    const { result, rebuilt } = await sell(context, 600);
    expect(result).toMatchObject({ state: 'accepted', psiNoTrans: expect.any(String) });
    expect(rebuilt).toEqual([]);
    expect(device.links.slice(0, 5).map(({ text }) => text)).toEqual(texts);
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(timesSent()).toEqual([1, 1, 1, 1, 1, 1]);
    expectOneChain(standIn, device);
    expect(await stateOf(context)).toMatchObject({ open: [], accepted: 6, refused: 0, chainLength: 6 });
    expect(context.warnings.join('')).toContain(
      'Comptoir avait été remis à une copie plus ancienne\u00A0: 3 factures lui ont été remises de nouveau',
    );
    expect(standIn.again).toEqual(device.links.slice(2, 5).map(({ bill }) => bill.signa.actu));
  });

  it('as it was before the first bill', async () => {
    const restore = copyRelay(device);
    await sellAll(100, 200);
    restore();
    await sell(context, 300);
    expect(timesSent()).toEqual([1, 1, 1]);
    expectOneChain(standIn, device);
  });

  it('is healed by "send" alone, without a sale', async () => {
    await sellAll(100);
    const restore = copyRelay(device);
    await sellAll(200, 300);
    restore();
    await send();
    expect(numbers()).toEqual([1, 2, 3]);
    expect(timesSent()).toEqual([1, 1, 1]);
  });

  it('while bills wait, there and here: what the authority never answered for is sent, the rest is not', async () => {
    await sellAll(100);
    const restore = copyRelay(device);
    await sellAll(200);
    standIn.mood.up = false;
    await sellAll(300);
    standIn.isDown = true;
    await sellAll(400);
    restore();
    [standIn.isDown, standIn.mood.up] = [false, true];
    await sellAll(500);
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
    expect(timesSent()).toEqual([1, 1, 1, 1, 1]);
    expectOneChain(standIn, device);
    expect((await stateOf(context)).open).toEqual([]);
  });

  it('whose copy waits for the authority with a bill that was answered since then is corrected', async () => {
    standIn.mood.up = false;
    await sellAll(100);
    const restore = copyRelay(device);
    standIn.mood.up = true;
    const { submitted } = await sell(context, 200);
    await withTerminal(context, 'caisse', (terminal) => settleRest(context, terminal, submitted));
    expect((await stateOf(context)).accepted).toBe(2);
    restore();
    standIn.mood.up = false;
    await send();
    expect(device.links.map(({ state }) => state)).toEqual(['accepted', 'accepted']);
    expect(timesSent()).toEqual([1, 1]);
  });

  it('gets a bill that the authority refused, and the one in its place, as what they are', async () => {
    const prefix = (await sell(context, 100)).bill.noTrans.slice(0, 4);
    const restore = copyRelay(device);
    standIn.mood.refuses.add(`${prefix}-2`);
    await sellAll(200, 300);
    restore();
    standIn.mood.refuses.clear();
    await sellAll(400);
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
    expect(device.links.map(({ state }) => state)).toEqual(['accepted', 'refused', 'accepted', 'accepted', 'accepted']);
    expect(timesSent()).toEqual([1, 1, 1, 1, 1]);
    expect(await stateOf(context)).toMatchObject({ open: [], accepted: 4, refused: 1 });
  });

  it('never sees again what it refused itself', async () => {
    const prefix = (await sell(context, 100)).bill.noTrans.slice(0, 4);
    const restore = copyRelay(device);
    standIn.mood.relayRefuses.set(`${prefix}-2`, 'malformed');
    await sellAll(200, 300);
    expect(numbers()).toEqual([1, 3, 4]);
    restore();
    await sellAll(400);
    expect(numbers()).toEqual([1, 3, 4, 5]);
    expect(timesSent()).toEqual([1, 1, 1, 1]);
    expectOneChain(standIn, device);
  });

  it('does not make the terminal rewind its chain when it refuses a bill in the same call', async () => {
    const prefix = (await sell(context, 100)).bill.noTrans.slice(0, 4);
    const restore = copyRelay(device);
    await sellAll(200, 300);
    restore();
    standIn.mood.relayRefuses.set(`${prefix}-4`, 'malformed');
    const refused = await sell(context, 400);
    expect(refused.result).toMatchObject({ state: 'refused', reason: 'malformed' });
    await sellAll(500);
    expect(numbers()).toEqual([1, 2, 3, 5, 6]);
    expect(timesSent()).toEqual([1, 1, 1, 1, 1]);
    expectOneChain(standIn, device);
  });

  it.each(['lose-reply', 'drop'] as const)(
    'goes on where it was when a call of the resubmission fails (%s)',
    async (fault) => {
      await sellAll(100);
      const restore = copyRelay(device);
      await sellAll(200, 300);
      restore();
      const calls = standIn.calls.filter((path) => path.endsWith('/transactions')).length;
      standIn.onCall = (path) => {
        const made = standIn.calls.filter((called) => called.endsWith('/transactions')).length;
        if (path.endsWith('/transactions') && made === calls + 2) standIn.faults.push({ path: '/transactions', fault });
      };
      expect((await sell(context, 400)).submitted.contact).toBe('unreachable');
      await sellAll(500);
      expect(numbers()).toEqual([1, 2, 3, 4, 5]);
      expect(timesSent()).toEqual([1, 1, 1, 1, 1]);
      expectOneChain(standIn, device);
      expect(await stateOf(context)).toMatchObject({ open: [], accepted: 5 });
    },
  );

  it('that takes back none of them is said to be apart, and nothing is rebuilt', async () => {
    const prefix = (await sell(context, 100)).bill.noTrans.slice(0, 4);
    const restore = copyRelay(device);
    await sellAll(200, 300);
    restore();
    standIn.mood.relayRefuses.set(`${prefix}-2`, 'foreign-device');
    expect((await sell(context, 400)).submitted.isApart).toBe(true);
    expect(await stateOf(context)).toMatchObject({ open: [{ place: 'here', noTrans: `${prefix}-4` }], chainLength: 4 });
    standIn.mood.relayRefuses.clear();
    await sellAll(500);
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
    expectOneChain(standIn, device);
  });

  it('a long time ago gets hundreds of bills in several calls', async () => {
    const restore = copyRelay(device);
    for (let count = 0; count < 170; count += 1) await sell(context, 500 + count);
    restore();
    await sellAll(1);
    await send();
    expect(numbers()).toEqual(Array.from({ length: 171 }, (_, index) => index + 1));
    expect(timesSent().every((times) => times === 1)).toBe(true);
    expectOneChain(standIn, device);
  }, 60_000);
});

describe('a terminal whose folder was put back to an older copy', () => {
  it('gets its bills from the relay, rebuilds the bill behind them, and prints only that one', async () => {
    await sellAll(100, 200);
    const restore = copyTerminal(context);
    await sellAll(300, 400, 500);
    restore();
    const { bill, result, rebuilt } = await sell(context, 600);
    expect(result).toMatchObject({ state: 'accepted' });
    expect([bill.noTrans.split('-')[1], rebuilt]).toEqual(['6', []]);
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
    expectOneChain(standIn, device);
    const state = await stateOf(context);
    expect(state).toMatchObject({ open: [], accepted: 6, counter: 6, isBehind: false });
    expect(state.unprinted.map(({ noTrans }) => noTrans)).not.toContain(device.refused[0]?.text);
    expect(state.unprinted.at(-1)?.actu).toBe(bill.signa.actu);
    expect(context.warnings.join('')).toContain('3 factures retrouvées chez Comptoir');
  });

  it('rebuilds what it sold meanwhile without the relay', async () => {
    await sellAll(100);
    const restore = copyTerminal(context);
    await sellAll(200, 300);
    restore();
    standIn.isDown = true;
    await sellAll(400, 500);
    standIn.isDown = false;
    await sellAll(600);
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(device.links.map(({ bill }) => bill.mont.avantTax.slice(-5))).toEqual([
      '01.00',
      '02.00',
      '03.00',
      '04.00',
      '05.00',
      '06.00',
    ]);
    expectOneChain(standIn, device);
    expect(await stateOf(context)).toMatchObject({ open: [], accepted: 6 });
  });

  it('signs nothing until it has them, and says why', async () => {
    await sellAll(100);
    const restore = copyTerminal(context);
    await sellAll(200, 300);
    restore();
    standIn.faults.push({ path: '/chain', fault: 'drop' });
    expect((await sell(context, 400)).submitted.isApart).toBe(true);
    standIn.isDown = true;
    const failure = await sell(context, 500).catch((error: unknown) => describeFailure(error, context));
    expect(failure).toContain('Le dossier de la caisse a été remis à une copie plus ancienne');
    expect((await stateOf(context)).chainLength).toBe(2);
    standIn.isDown = false;
    await sellAll(500);
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
    expectOneChain(standIn, device);
    expect(await stateOf(context)).toMatchObject({ open: [], accepted: 5, isBehind: false });
  });

  it('heals a relay that is put back afterwards with the bills that it got from it', async () => {
    await sellAll(100);
    const [restoreRelay, restoreTerminal] = [copyRelay(device), copyTerminal(context)];
    await sellAll(200, 300);
    restoreTerminal();
    await sellAll(400);
    restoreRelay();
    await sellAll(500);
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
    expect(timesSent()).toEqual([1, 1, 1, 1, 1]);
    expectOneChain(standIn, device);
  });

  it('at the same time as the relay, to different copies: the newer of the two counts', async () => {
    await sellAll(100);
    const restoreRelay = copyRelay(device);
    await sellAll(200);
    const restoreTerminal = copyTerminal(context);
    restoreRelay();
    restoreTerminal();
    await sellAll(300);
    expect(numbers()).toEqual([1, 2, 3]);
    expectOneChain(standIn, device);
  });

  it('and a relay that have gone different ways are not joined: the terminal stops and says what to do', async () => {
    await sellAll(100);
    const [olderRelay, olderTerminal] = [copyRelay(device), copyTerminal(context)];
    await sellAll(200);
    const newerRelay = copyRelay(device);
    olderRelay();
    olderTerminal();
    await sellAll(300);
    newerRelay();
    expect((await sell(context, 400)).submitted.isApart).toBe(true);
    const failure = await sell(context, 500).catch((error: unknown) => describeFailure(error, context));
    expect(failure).toContain('n’a pas');
    expect(failure).toContain('enrol --till caisse-2');
    expect((await stateOf(context)).chainLength).toBe(3);
  });
});

/** The bills that the relay waits with. */
const waitingThere = (): string[] =>
  device.links.filter(({ state }) => state === 'waiting').map(({ bill }) => bill.signa.actu);

/** Both at once would leave bills that neither has: the terminal is put back once it and the relay have all. */
async function putTerminalBack(copy: (() => void) | null): Promise<void> {
  if (copy === null) return;
  await send();
  copy();
  await sell(context, 50);
  await ask();
}

describe('whatever is copied and put back', () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.constant('sell' as const) },
    { weight: 2, arbitrary: fc.constant('sell-offline' as const) },
    { weight: 1, arbitrary: fc.constant('sell-unanswered' as const) },
    { weight: 2, arbitrary: fc.constant('copy' as const) },
    { weight: 2, arbitrary: fc.constant('restore-relay' as const) },
    { weight: 1, arbitrary: fc.constant('restore-terminal' as const) },
  );

  it('authority, relay and terminal end with one chain, every bill once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
        await freshTerminal();
        let relayCopy: (() => void) | null = null;
        let terminalCopy: (() => void) | null = null;
        const mayGoAgain = new Set<string>();
        for (const [index, next] of steps.entries()) {
          standIn.isDown = next === 'sell-offline';
          standIn.mood.up = next !== 'sell-unanswered';
          if (next.startsWith('sell')) await sell(context, 100 + index);
          // as after every receipt: what the terminal never heard of goes to the authority again
          if (next === 'sell') await ask();
          if (next === 'copy') [relayCopy, terminalCopy] = [copyRelay(device), copyTerminal(context)];
          if (next === 'restore-relay') {
            relayCopy?.();
            // the copy has not heard what became of them: the same bytes go again, which the authority knows
            for (const signature of waitingThere()) mayGoAgain.add(signature);
          }
          if (next === 'restore-terminal') await putTerminalBack(terminalCopy);
        }
        [standIn.isDown, standIn.mood.up] = [false, true];
        await sell(context, 1);
        await sell(context, 2);
        await ask();
        expectOneChain(standIn, device);
        const again = device.links.filter((_, index) => timesSent()[index] !== 1);
        expect(again.filter(({ bill }) => !mayGoAgain.has(bill.signa.actu))).toEqual([]);
        const state = await stateOf(context);
        expect(state).toMatchObject({ open: [], isBehind: false });
        expect(state.chainHead).toBe(device.links.at(-1)?.bill.signa.actu);
        expect(state.accepted).toBe(device.links.length);
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
