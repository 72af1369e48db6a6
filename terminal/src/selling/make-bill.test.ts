import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkTerminal, sell, stateOf } from '../../test/link-terminal.ts';
import type { RelayDevice } from '../../test/relay.ts';
import { startStandIn, type Fault, type StandIn } from '../../test/stand-in.ts';
import { makeContext, type TestContext } from '../../test/test-context.ts';
import { describeFailure } from '../cli/describe-failure.ts';
import { askWhatWaits } from '../submission/ask-what-waits.ts';
import { submitQueue } from '../submission/submit-queue.ts';
import { settleRest } from '../upkeep/settle-rest.ts';
import { withTerminal } from '../terminal/with-terminal.ts';

let standIn: StandIn;
let context: TestContext;
let device: RelayDevice;
beforeEach(async () => {
  standIn = await startStandIn();
  context = makeContext(standIn.url);
  device = await linkTerminal(context, standIn);
});
afterEach(() => standIn.close());

const numbers = (): string[] => device.links.map(({ bill }) => bill.noTrans);
const fail = (fault: Fault, path = '/transactions') => standIn.faults.push({ fault, path });

/** Every bill's previous signature is the one before it: the relay of the tests has verified each signature. */
function expectUnbrokenChain(): void {
  const links = device.links.map(({ bill }) => bill.signa);
  expect(links.slice(1).map(({ preced }) => preced)).toEqual(links.slice(0, -1).map(({ actu }) => actu));
}

describe('makeBill', () => {
  it('is accepted with the authority’s number, and leaves nothing waiting', async () => {
    const { bill, result } = await sell(context, 500);
    expect(bill.mont.apresTax).toBe('+000000005.75');
    expect(bill.noTrans).toMatch(/^[0-9A-Z]{4}-1$/);
    expect(result).toMatchObject({ state: 'accepted', psiNoTrans: expect.stringMatching(/^[0-9A-F-]{19}$/) });
    expect(await stateOf(context)).toMatchObject({ open: [], accepted: 1, chainLength: 1 });
  });

  it('keeps bills while Comptoir is down, notes once that it is, and sends them in order afterwards', async () => {
    await sell(context, 500);
    standIn.isDown = true;
    for (const price of [600, 700]) expect((await sell(context, price)).submitted.contact).toBe('unreachable');
    const state = await stateOf(context);
    expect(state.open.map(({ place }) => place)).toEqual(['here', 'here']);
    expect(state.events.map(({ event }) => event)).toEqual(['till-went-offline']);
    standIn.isDown = false;
    const { bill, submitted } = await sell(context, 800);
    expect(numbers()).toHaveLength(4);
    expect(numbers().at(-1)).toBe(bill.noTrans);
    expectUnbrokenChain();
    await withTerminal(context, 'caisse', (terminal) => settleRest(context, terminal, submitted));
    expect(standIn.events).toMatchObject([{ event: 'till-went-offline' }, { event: 'till-came-online', waiting: 3 }]);
    expect(await stateOf(context)).toMatchObject({ open: [], accepted: 4, events: [], offlineSince: null });
  });

  it.each<Fault>(['lose-reply', 'drop', 'html', 'server-error', 'garbage'])(
    'posts the same bytes again after %s, and the relay has them once',
    async (fault) => {
      fail(fault);
      const { bill, result } = await sell(context, 500);
      expect(result).toBeNull();
      await sell(context, 600);
      const copies = device.posted.filter((text) => text.includes(bill.signa.actu) && text.includes('"+000000005.00"'));
      expect(new Set(copies).size).toBe(1);
      expect(numbers()).toHaveLength(2);
      expectUnbrokenChain();
      expect(await stateOf(context)).toMatchObject({ open: [], accepted: 2 });
    },
  );

  it('gives up waiting for an answer, and still has the bill', async () => {
    fail('hang');
    const { submitted } = await sell(context, 500);
    expect(submitted.contact).toBe('unreachable');
    expect((await stateOf(context)).open).toHaveLength(1);
  }, 20_000);

  it('keeps bills that Comptoir does not take, without calling that offline', async () => {
    const { token } = device;
    device.token = null;
    const { submitted } = await sell(context, 500);
    expect(submitted).toMatchObject({ contact: 'refused', refusal: 'device-not-recognized' });
    expect(await stateOf(context)).toMatchObject({ offlineSince: null, open: [{ place: 'here' }] });
    device.token = token;
    await sell(context, 600);
    expect(numbers()).toHaveLength(2);
  });

  it('learns later what became of bills that Comptoir held for the authority', async () => {
    standIn.mood.up = false;
    expect((await sell(context, 500)).result).toMatchObject({ state: 'waiting' });
    await sell(context, 600);
    expect((await stateOf(context)).open.map(({ place }) => place)).toEqual(['there', 'there']);
    standIn.mood.up = true;
    const { submitted } = await sell(context, 700);
    await withTerminal(context, 'caisse', (terminal) => settleRest(context, terminal, submitted));
    expect(await stateOf(context)).toMatchObject({ open: [], accepted: 3 });
    expect(device.posted).toHaveLength(3);
  });

  it('submits again what Comptoir turns out not to have', async () => {
    standIn.mood.up = false;
    await sell(context, 500);
    device.links.length = 0;
    await withTerminal(context, 'caisse', (terminal) => askWhatWaits(context, terminal));
    expect((await stateOf(context)).open).toMatchObject([{ place: 'here' }]);
    standIn.mood.up = true;
    await sell(context, 600);
    expect(numbers()).toHaveLength(2);
    expectUnbrokenChain();
  });

  it('rebuilds what the authority did not understand: new number, time and signature, same content', async () => {
    standIn.mood.refuses.add(`${(await sell(context, 500)).bill.noTrans.slice(0, 4)}-2`);
    const { bill: refused, result } = await sell(context, 600);
    expect(result).toMatchObject({ state: 'refused', by: 'authority' });
    context.advance(60);
    const { bill, rebuilt } = await sell(context, 700);
    const prefix = bill.noTrans.slice(0, 4);
    expect(rebuilt).toMatchObject([{ refused: `${prefix}-2`, replacement: `${prefix}-3` }]);
    expect(numbers()).toEqual([1, 2, 3, 4].map((count) => `${prefix}-${count}`));
    const replacement = device.links[2]?.bill;
    expect(replacement?.mont).toEqual(refused.mont);
    expect(replacement?.datTrans).not.toBe(refused.datTrans);
    expectUnbrokenChain();
    expect(await stateOf(context)).toMatchObject({ open: [], accepted: 3, refused: 1 });
  });

  it('rebuilds everything behind a bill that the relay refused, on the chain that the relay has', async () => {
    await sell(context, 500);
    const prefix = numbers()[0]?.slice(0, 4) ?? '';
    standIn.mood.relayRefuses.set(`${prefix}-2`, 'malformed');
    standIn.isDown = true;
    await sell(context, 600);
    await sell(context, 700);
    standIn.isDown = false;
    await sell(context, 800);
    expect((await stateOf(context)).open.map(({ place, reason }) => [place, reason])).toEqual([
      ['refused', 'malformed'],
      ['refused', 'broken-chain'],
      ['refused', 'broken-chain'],
    ]);
    await sell(context, 900);
    expect(numbers()).toEqual([1, 5, 6, 7, 8].map((count) => `${prefix}-${count}`));
    expectUnbrokenChain();
    expect(await stateOf(context)).toMatchObject({ open: [], accepted: 5 });
  });

  it('does not send a bill for ever that stays refused, and bills on', async () => {
    const prefix = (await sell(context, 100)).bill.noTrans.slice(0, 4);
    for (const count of [2, 3, 5, 7]) standIn.mood.refuses.add(`${prefix}-${count}`);
    for (const price of [200, 300, 400, 500, 600]) await sell(context, price);
    expect((await stateOf(context)).open).toMatchObject([{ place: 'stuck', noTrans: `${prefix}-7` }]);
    expectUnbrokenChain();
  });

  it('never dates a bill before the one before it, nor ahead of the clock without need', async () => {
    for (const seconds of [0, 0, -240, 0, 241]) {
      context.shiftClock(seconds);
      await sell(context, 500);
    }
    const times = device.links.map(({ bill }) => bill.datTrans);
    expect(times).toEqual(['00', '00', '00', '00', '01'].map((second) => `202601151205${second}`));
    expectUnbrokenChain();
    expect(context.warnings).toHaveLength(2);
    expect(context.warnings[0]).toContain('l’horloge de la caisse indique 2026-01-15 12:01');
  });

  it('dates a bill at the merchant’s place', async () => {
    standIn.merchant.timeZone = 'America/Halifax';
    await withTerminal(context, 'caisse', async (terminal) => {
      context.advance(13 * 3600);
      await settleRest(context, terminal, await submitQueue(context, terminal, { trigger: 'batch' }));
    });
    const { bill } = await sell(context, 500);
    expect([bill.datTrans, bill.utc]).toEqual(['20260116020500', '-04:00N']);
  });

  it('sends a long queue in several calls, oldest first', async () => {
    standIn.isDown = true;
    for (let count = 0; count < 170; count += 1) await sell(context, 500 + count);
    standIn.isDown = false;
    standIn.calls.length = 0;
    await sell(context, 1000);
    expect(standIn.calls.filter((path) => path.endsWith('/transactions')).length).toBeGreaterThan(1);
    expect(device.posted).toHaveLength(171);
    expectUnbrokenChain();
    expect(await stateOf(context)).toMatchObject({ open: [], accepted: 171 });
  }, 60_000);

  it('keeps one chain when two terminals’ worth of sales come at once', async () => {
    await Promise.all(Array.from({ length: 6 }, (_, index) => sell(context, 500 + index)));
    expect(new Set(numbers()).size).toBe(6);
    expectUnbrokenChain();
  });

  it('makes no bill with a certificate that has expired', async () => {
    context.advance(20 * 366 * 86_400);
    const failure = await sell(context, 500).catch((error: unknown) => describeFailure(error, context));
    expect(failure).toContain('*** CERTIFICAT INVALIDE ***');
    expect(device.posted).toEqual([]);
  });

  it('makes no bill after the authority refused the certificate', async () => {
    standIn.mood.complains = { id: 'JW00B999011E', codRetour: '12' };
    await sell(context, 500);
    const failure = await sell(context, 600).catch((error: unknown) => describeFailure(error, context));
    expect(failure).toContain('JW00B999011E');
    expect(numbers()).toHaveLength(1);
    expect((await stateOf(context)).chainLength).toBe(1);
  });
});
