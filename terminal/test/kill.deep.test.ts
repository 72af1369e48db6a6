import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { enrolTerminal } from '../src/enrolment/enrol-terminal.ts';
import { journalEntry, type SignedEntry } from '../src/journal/journal-entry.ts';
import { linkTerminal, stateOf } from './link-terminal.ts';
import { copyRelay } from './copies.ts';
import type { RelayDevice } from './relay.ts';
import { bundleTerminal, spawnTerminal, type SpawnedTerminal } from './spawn-terminal.ts';
import { contractToSign } from './stand-in-contracts.ts';
import { startStandIn, type Fault, type StandIn } from './stand-in.ts';
import { makeContext, type TestContext } from './test-context.ts';
import { setWorldClock } from './world-clock.ts';

let bundle: { folder: string; program: string };
beforeAll(async () => {
  bundle = await bundleTerminal();
});
afterAll(() => rmSync(bundle.folder, { recursive: true, force: true }));

let standIn: StandIn;
let context: TestContext;
beforeEach(async () => {
  standIn = await startStandIn();
  context = makeContext(standIn.url);
  // the programs that are started go by the computer's own clock
  setWorldClock(standIn.url, () => new Date());
});
afterEach(() => standIn.close());

const terminal = (...words: string[]): SpawnedTerminal => spawnTerminal(bundle.program, words, context);

const isSubmission = (path: string): boolean => path.endsWith('/transactions');

async function kill({ process, ended }: SpawnedTerminal): Promise<void> {
  process.kill('SIGKILL');
  await ended;
}

/** Kills the command while it waits for the answer of a call, done or not. */
async function killAt(spawned: SpawnedTerminal, path: string, fault: Fault): Promise<void> {
  standIn.faults.push({ path, fault });
  const heard = fault === 'silence' ? standIn.done : standIn.calls;
  const before = heard.length;
  await vi.waitFor(() => expect(heard.slice(before).some((called) => called.endsWith(path))).toBe(true), 20_000);
  await kill(spawned);
}

function signedEntries(): SignedEntry[] {
  const lines = readFileSync(join(context.dataDir, 'terminal', 'caisse', 'journal.jsonl'), 'utf8').split('\n');
  const entries = lines.filter((line) => line !== '').map((line) => journalEntry.parse(JSON.parse(line)));
  return entries.filter((entry) => entry.kind === 'signed');
}

/** Expects the relay to have all that was signed: each bill once, in the order of the chain, to the byte. */
async function expectNothingLostNorTwice(device: RelayDevice): Promise<void> {
  expect(device.links.map(({ text }) => text)).toEqual(signedEntries().map(({ text }) => text));
  expect(device.refused).toEqual([]);
  const links = device.links.map(({ bill }) => bill.signa);
  expect(links.slice(1).map(({ preced }) => preced)).toEqual(links.slice(0, -1).map(({ actu }) => actu));
  expect(await stateOf(context)).toMatchObject({ open: [], accepted: links.length, chainLength: links.length });
}

describe('a terminal that is killed', () => {
  it.each<Fault>(['hang', 'silence'])(
    'while its bill is on the way (%s): the next command sends it, once',
    async (fault) => {
      const device = await linkTerminal(context, standIn);
      await killAt(terminal('sale', '5'), '/transactions', fault);
      expect(signedEntries()).toHaveLength(1);
      const { code, output } = await terminal('sale', '6').ended;
      expect(code).toBe(0);
      expect(output).toContain('a été signée sans être imprimée');
      await expectNothingLostNorTwice(device);
    },
  );

  it.each<Fault>(['hang', 'silence'])(
    'while it submits its bills again to a restored relay (%s): the next command goes on, and each bill is sent once',
    async (fault) => {
      const device = await linkTerminal(context, standIn);
      await terminal('sale', '1').ended;
      const restore = copyRelay(device);
      for (const price of ['2', '3']) await terminal('sale', price).ended;
      restore();
      let calls = 0;
      standIn.onCall = (path) => {
        if (path.endsWith('/transactions') && (calls += 1) === 2) standIn.faults.push({ path: '/transactions', fault });
      };
      const spawned = terminal('sale', '4');
      const isReached = (): boolean =>
        fault === 'hang' ? calls === 2 : standIn.done.filter(isSubmission).length === 5;
      await vi.waitFor(() => expect(isReached()).toBe(true), 20_000);
      await kill(spawned);
      expect((await terminal('sale', '5').ended).code).toBe(0);
      await expectNothingLostNorTwice(device);
      const sent = standIn.mood.sent.map(({ signa }) => signa.actu);
      expect(sent).toEqual(device.links.map(({ bill }) => bill.signa.actu));
    },
  );

  it.each<[string, string, number, Fault]>([
    ['once its bill is there', '/transactions', 1, 'silence'],
    ['while it says which bill it is', '/to-sign/', 2, 'hang'],
  ])('with a document of a contract %s: it is signed once, and nothing waits any more', async (_, part, nth, fault) => {
    const device = await linkTerminal(context, standIn);
    const document = contractToSign();
    standIn.contracts.waiting.push(document);
    const path = part === '/to-sign/' ? `/to-sign/${document.id}` : part;
    let calls = 0;
    standIn.onCall = (called) => {
      if (called.endsWith(path) && (calls += 1) === nth) standIn.faults.push({ path, fault });
    };
    const spawned = terminal('contract', document.order.contract, '--yes');
    const isReached = (): boolean =>
      fault === 'hang' ? calls === nth : standIn.done.filter((called) => called.endsWith(path)).length === nth;
    await vi.waitFor(() => expect(isReached()).toBe(true), 20_000);
    await kill(spawned);
    standIn.onCall = () => undefined;
    await terminal('send').ended;
    await terminal('contract', document.order.contract, '--yes').ended;
    expect((await terminal('to-sign').ended).output).toContain('Rien n’attend d’être signé.');
    expect(device.links.map(({ bill }) => bill.typTrans)).toEqual(['ESTM']);
    const reported = new Set(standIn.contracts.reported.map(({ id, noTrans }) => `${id} ${noTrans}`));
    expect([...reported]).toEqual([`${document.id} ${device.links[0]?.bill.noTrans}`]);
    await expectNothingLostNorTwice(device);
  });

  it('at any moment, again and again: no bill is lost, none is sent twice, the chain holds', async () => {
    const device = await linkTerminal(context, standIn);
    const begun = performance.now();
    await terminal('sale', '1').ended;
    const usual = performance.now() - begun;
    for (let round = 0; round < 10; round += 1) {
      const spawned = terminal('sale', String(round + 2));
      await new Promise((resolve) => setTimeout(resolve, usual * (0.5 + Math.random() * 0.5)));
      await kill(spawned);
    }
    expect((await terminal('send').ended).code).toBe(0);
    await expectNothingLostNorTwice(device);
  }, 120_000);

  const steps = ['/login', '/activation-code', '/activation', '/configuration', '/certificate'];
  it.each(steps)(
    'while it is being linked, at %s: linking it again goes on, with the same key and one device',
    async (path) => {
      standIn.addDevice('Caisse du comptoir');
      await killAt(terminal('enrol', '--demo'), path, 'silence');
      const key = readFileSync(join(context.dataDir, 'terminal', 'caisse', 'key.pem'), 'utf8');
      await enrolTerminal(context, { terminal: 'caisse', code: undefined, demo: true });
      expect(readFileSync(join(context.dataDir, 'terminal', 'caisse', 'key.pem'), 'utf8')).toBe(key);
      expect(standIn.devices.map(({ name }) => name)).toEqual(['Caisse du comptoir']);
    },
  );
});

describe('a terminal that is killed while tables are open', () => {
  it.each<Fault>(['hang', 'silence'])(
    'has every open bill when it comes back (%s), and each is paid once',
    async (fault) => {
      const device = await linkTerminal(context, standIn);
      await killAt(terminal('table', '1', '--line', 'Soupe:5.00'), '/transactions', fault);
      await killAt(terminal('table', '1', '--line', 'Pain:2.00'), '/transactions', fault);
      expect((await stateOf(context)).unpaid.map(({ order }) => order.lines.length)).toEqual([2]);
      await killAt(terminal('split', '1', '--bill', '1', '--bill', '2'), '/transactions', fault);
      // the next look at the tables finds the split made to its end
      expect((await terminal('tables').ended).code).toBe(0);
      const { unpaid } = await stateOf(context);
      expect(unpaid.map(({ order }) => order.lines.map(({ description }) => description))).toEqual([
        ['Soupe'],
        ['Pain'],
      ]);
      for (const { noTrans } of unpaid) await killAt(terminal('pay', noTrans), '/transactions', fault);
      expect((await terminal('send').ended).code).toBe(0);
      expect((await stateOf(context)).unpaid).toEqual([]);
      await expectNothingLostNorTwice(device);
      expect(device.links).toHaveLength(6);
    },
  );

  it('at any moment of a split: the bill is whole, or in all of its parts', async () => {
    const device = await linkTerminal(context, standIn);
    for (let round = 0; round < 6; round += 1) {
      await terminal('table', String(round), '--line', 'Vin:30.01', '--line', 'Pain:2.00').ended;
      const spawned = terminal('split', String(round), '--by', '3');
      await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 400));
      await kill(spawned);
      const { code } = await terminal('tables').ended;
      expect(code).toBe(0);
      const open = (await stateOf(context)).unpaid.filter(({ table }) => table === String(round));
      const prices = open.flatMap(({ order }) => order.lines.map(({ price }) => price));
      expect(prices.reduce((sum, price) => sum + price, 0)).toBe(3201);
      expect([1, 3]).toContain(open.length);
    }
    expect((await terminal('send').ended).code).toBe(0);
    await expectNothingLostNorTwice(device);
  }, 120_000);

  it('between a reverse and its correction: the next command makes the correction', async () => {
    const device = await linkTerminal(context, standIn);
    await terminal('sale', '5').ended;
    const path = join(context.dataDir, 'terminal', 'caisse', 'journal.jsonl');
    await killAt(terminal('correct', '--payment', 'CRE'), '/transactions', 'hang');
    // as if the process had ended right after the reverse was on the disk
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    const upTo = lines.findLastIndex((line) => line.includes('"kind":"signed"'));
    writeFileSync(path, `${lines.slice(0, upTo).join('\n')}\n`);
    expect((await terminal('sale', '6').ended).code).toBe(0);
    expect(device.links.map(({ bill }) => [bill.modPai, Number(bill.mont.apresTax)])).toEqual([
      ['DEB', 5.75],
      ['DEB', -5.75],
      ['CRE', 5.75],
      ['DEB', 6.9],
    ]);
    expect(device.links[2]?.bill.refs).toMatchObject([{ noTrans: device.links[1]?.bill.noTrans }]);
    await expectNothingLostNorTwice(device);
  });
});

describe('a terminal that is killed while it renews its certificate', () => {
  it.each<[path: string, fault: Fault]>([
    ['/configuration', 'silence'],
    ['/renewal', 'hang'],
    ['/renewal', 'silence'],
  ])('at %s (%s): the next sale finishes it where it was begun, and the chain holds', async (path, fault) => {
    const device = await linkTerminal(context, standIn);
    standIn.enrolment.renewal = 'possible';
    await terminal('sale', '5').ended;
    await killAt(terminal('renew', '--yes'), path, fault);
    expect((await terminal('sale', '6').ended).code).toBe(0);
    const { code, output } = await terminal('renew', '--yes').ended;
    expect([code, output]).toEqual([0, expect.stringContaining('Certificat renouvelé')]);
    expect((await terminal('sale', '7').ended).code).toBe(0);
    await expectNothingLostNorTwice(device);
    const [, , last] = device.links.map(({ bill }) => bill.emprCertifSEV);
    expect(last).not.toBe(device.links[0]?.bill.emprCertifSEV);
    expect(device.links).toHaveLength(3);
  });
});

describe('several commands at once', () => {
  it('take their turns on one chain', async () => {
    const device = await linkTerminal(context, standIn);
    const sales = [1, 2, 3].map((price) => terminal('sale', String(price)).ended);
    expect((await Promise.all(sales)).map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(device.links).toHaveLength(3);
    await expectNothingLostNorTwice(device);
  });
});
