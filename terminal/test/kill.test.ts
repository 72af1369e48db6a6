import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { enrolTill } from '../src/enrolment/enrol-till.ts';
import { journalEntry, type SignedEntry } from '../src/journal/journal-entry.ts';
import { linkTill, stateOf } from './link-till.ts';
import { copyRelay } from './copies.ts';
import type { RelayDevice } from './relay.ts';
import { bundleTill, spawnTill, type SpawnedTill } from './spawn-till.ts';
import { startStandIn, type Fault, type StandIn } from './stand-in.ts';
import { makeContext, type TestContext } from './test-context.ts';

let bundle: { folder: string; program: string };
beforeAll(async () => {
  bundle = await bundleTill();
});
afterAll(() => rmSync(bundle.folder, { recursive: true, force: true }));

let standIn: StandIn;
let context: TestContext;
beforeEach(async () => {
  standIn = await startStandIn();
  context = makeContext(standIn.url);
});
afterEach(() => standIn.close());

const till = (...words: string[]): SpawnedTill => spawnTill(bundle.program, words, context);

const isHandOver = (path: string): boolean => path.endsWith('/transactions');

async function kill({ process, ended }: SpawnedTill): Promise<void> {
  process.kill('SIGKILL');
  await ended;
}

/** Kills the command while it waits for the answer of a call, done or not. */
async function killAt(spawned: SpawnedTill, path: string, fault: Fault): Promise<void> {
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

/** What was signed is what the relay has: each bill once, in the order of the chain, to the byte. */
async function expectNothingLostNorTwice(device: RelayDevice): Promise<void> {
  expect(device.links.map(({ text }) => text)).toEqual(signedEntries().map(({ text }) => text));
  expect(device.refused).toEqual([]);
  const links = device.links.map(({ transaction }) => transaction.signa);
  expect(links.slice(1).map(({ preced }) => preced)).toEqual(links.slice(0, -1).map(({ actu }) => actu));
  expect(await stateOf(context)).toMatchObject({ open: [], accepted: links.length, chainLength: links.length });
}

describe('a till that is killed', () => {
  it.each<Fault>(['hang', 'silence'])(
    'while its bill is on the way (%s): the next command sends it, once',
    async (fault) => {
      const device = await linkTill(context, standIn);
      await killAt(till('sale', '5'), '/transactions', fault);
      expect(signedEntries()).toHaveLength(1);
      const { code, output } = await till('sale', '6').ended;
      expect(code).toBe(0);
      expect(output).toContain('a été signée sans être imprimée');
      await expectNothingLostNorTwice(device);
    },
  );

  it.each<Fault>(['hang', 'silence'])(
    'while it submits its bills again to a restored relay (%s): the next command goes on, and each bill is sent once',
    async (fault) => {
      const device = await linkTill(context, standIn);
      await till('sale', '1').ended;
      const restore = copyRelay(device);
      for (const price of ['2', '3']) await till('sale', price).ended;
      restore();
      let calls = 0;
      standIn.onCall = (path) => {
        if (path.endsWith('/transactions') && (calls += 1) === 2) standIn.faults.push({ path: '/transactions', fault });
      };
      const spawned = till('sale', '4');
      const isReached = (): boolean => (fault === 'hang' ? calls === 2 : standIn.done.filter(isHandOver).length === 5);
      await vi.waitFor(() => expect(isReached()).toBe(true), 20_000);
      await kill(spawned);
      expect((await till('sale', '5').ended).code).toBe(0);
      await expectNothingLostNorTwice(device);
      const sent = standIn.mood.sent.map(({ signa }) => signa.actu);
      expect(sent).toEqual(device.links.map(({ transaction }) => transaction.signa.actu));
    },
  );

  it('at any moment, again and again: no bill is lost, none is sent twice, the chain holds', async () => {
    const device = await linkTill(context, standIn);
    const begun = performance.now();
    await till('sale', '1').ended;
    const usual = performance.now() - begun;
    for (let round = 0; round < 10; round += 1) {
      const spawned = till('sale', String(round + 2));
      await new Promise((resolve) => setTimeout(resolve, usual * (0.5 + Math.random() * 0.5)));
      await kill(spawned);
    }
    expect((await till('send').ended).code).toBe(0);
    await expectNothingLostNorTwice(device);
  }, 120_000);

  const steps = ['/login', '/activation-code', '/activation', '/configuration', '/certificate'];
  it.each(steps)(
    'while it is being linked, at %s: linking it again goes on, with the same key and one device',
    async (path) => {
      standIn.addDevice('Caisse du comptoir');
      await killAt(till('enrol', '--demo'), path, 'silence');
      const key = readFileSync(join(context.dataDir, 'terminal', 'caisse', 'key.pem'), 'utf8');
      await enrolTill(context, { till: 'caisse', code: undefined, demo: true });
      expect(readFileSync(join(context.dataDir, 'terminal', 'caisse', 'key.pem'), 'utf8')).toBe(key);
      expect(standIn.devices.map(({ name }) => name)).toEqual(['Caisse du comptoir']);
    },
  );
});

describe('a till that is killed while it renews its certificate', () => {
  it.each<[path: string, fault: Fault]>([
    ['/configuration', 'silence'],
    ['/renewal', 'hang'],
    ['/renewal', 'silence'],
  ])('at %s (%s): the next sale finishes it where it was begun, and the chain holds', async (path, fault) => {
    const device = await linkTill(context, standIn);
    standIn.enrolment.renewal = 'possible';
    await till('sale', '5').ended;
    await killAt(till('renew', '--yes'), path, fault);
    expect((await till('sale', '6').ended).code).toBe(0);
    const { code, output } = await till('renew', '--yes').ended;
    expect([code, output]).toEqual([0, expect.stringContaining('Certificat renouvelé')]);
    expect((await till('sale', '7').ended).code).toBe(0);
    await expectNothingLostNorTwice(device);
    const [, , last] = device.links.map(({ transaction }) => transaction.emprCertifSEV);
    expect(last).not.toBe(device.links[0]?.transaction.emprCertifSEV);
    expect(device.links).toHaveLength(3);
  });
});

describe('several commands at once', () => {
  it('take their turns on one chain', async () => {
    const device = await linkTill(context, standIn);
    const sales = [1, 2, 3].map((price) => till('sale', String(price)).ended);
    expect((await Promise.all(sales)).map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(device.links).toHaveLength(3);
    await expectNothingLostNorTwice(device);
  });
});
