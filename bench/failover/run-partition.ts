import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { compareAll, countLosses, listStored, type Losses } from './compare-tills.ts';
import { until, type Cluster, type Mode, type Node } from './open-cluster.ts';
import { machineOf, openHosts, type Hosts } from './open-hosts.ts';
import { openTills, type Tills } from './open-tills.ts';
import { DATABASE, startServers, type Servers } from './start-servers.ts';

/** Row of the drill's table. */
export interface Cut extends Losses {
  readonly mode: Mode;
  readonly event: string;
  /** The longest time without any acknowledgement, in milliseconds. */
  readonly silence: number;
  readonly acknowledged: number;
  readonly refused: number;
  /** Time for which two nodes at once said that they are primary, in milliseconds. */
  readonly twice: number;
  /** Time that the disturbed nodes needed to follow again once they could, in milliseconds. */
  readonly back: number;
}

interface World {
  readonly mode: Mode;
  readonly hosts: Hosts;
  readonly servers: Servers;
  readonly tills: Tills;
}

interface Plan {
  readonly proxyPort: number;
  readonly tills: number;
  readonly perSecond: number;
  readonly report: (line: string) => void;
}

/** Something that happens to the wire or to nodes: how it begins, how long it lasts, how it ends. */
interface Event {
  readonly event: string;
  /** The most that tills may be silent, in milliseconds. */
  readonly mayBeSilent: number;
  /** Does it, and returns how it is undone and which nodes follow then. */
  readonly begin: (hosts: Hosts, primary: Node) => Promise<{ end: () => Promise<void>; nodes: readonly Node[] }>;
  /** Resolves when it has lasted long enough. */
  readonly last: (world: World, primary: Node) => Promise<void>;
}

const HOSTS = 3;
const NODES: readonly Node[] = ['db1', 'db2', 'db3'];
const WARM_MS = 4000;
const LEASE_MS = 20_000;
const LAST_MS = 15_000;

const othersOf = (primary: Node): Node[] => NODES.filter((node) => node !== primary);
const machinesOf = (nodes: readonly Node[]): number[] => nodes.map(machineOf);

/** The wire between the primary and the other machines: servers reach all. It must end as primary before another begins. */
const CUT_OFF: Event = {
  event: 'primary cut off from the others',
  mayBeSilent: LEASE_MS + 10_000,
  begin: async ({ network }, primary) => {
    await network.cut(machineOf(primary), machinesOf(othersOf(primary)));
    return { end: () => network.heal(machineOf(primary)), nodes: [primary] };
  },
  last: async ({ hosts: { cluster } }, primary) => {
    await until(async () => (await findOther(cluster, primary)) !== null);
    await sleep(5000);
  },
};

const EVENTS: readonly Event[] = [
  CUT_OFF,
  {
    event: 'servers cut off from the primary',
    mayBeSilent: LAST_MS + 15_000,
    begin: async ({ network }, primary) => {
      await network.cut(machineOf(primary), [0]);
      return { end: () => network.heal(machineOf(primary)), nodes: [] };
    },
    last: () => sleep(LAST_MS),
  },
  {
    event: 'a tenth of the packets lost',
    mayBeSilent: LEASE_MS + 10_000,
    begin: async ({ network }, primary) => {
      await network.lose(machineOf(primary), 10);
      return { end: () => network.heal(machineOf(primary)), nodes: [] };
    },
    last: () => sleep(2 * LAST_MS),
  },
  {
    event: 'the synchronous node’s disk full',
    mayBeSilent: LEASE_MS + 10_000,
    begin: async (hosts) => {
      const node = (await hosts.cluster.findSynchronous()) ?? 'db2';
      hosts.fillDisk(node);
      return { end: async () => hosts.freeDisk(node), nodes: [node] };
    },
    last: () => sleep(2 * LAST_MS),
  },
  {
    // no one promotes the third: it may lack what was acknowledged
    event: 'primary and synchronous node gone',
    mayBeSilent: LEASE_MS + LAST_MS + 40_000,
    begin: async ({ cluster }, primary) => {
      const pair = [primary, (await cluster.findSynchronous()) ?? 'db2'];
      // the primary first: alone for a moment, it would take the third one as its synchronous node, which then lacks nothing
      for (const node of pair) await cluster.kill(node);
      return {
        end: async () => {
          for (const node of NODES)
            if (await cluster.saysPrimary(node)) throw new Error(`${node} is primary, and may lack bills`);
          for (const node of pair) await cluster.start(node);
        },
        nodes: [],
      };
    },
    last: () => sleep(LEASE_MS + LAST_MS),
  },
];

/** Cuts and drops what is between the machines of a strict cluster: nothing acknowledged may be lost, and nothing be there twice. */
export const drillPartitions = (plan: Plan): Promise<{ rows: Cut[]; faults: string[] }> =>
  withHosts('strict', plan, async (world) => {
    const rows: Cut[] = [];
    const faults: string[] = [];
    for (const event of EVENTS) {
      plan.report(event.event);
      const row = await disturb(world, event);
      rows.push(row);
      plan.report(`over: silent for ${(row.silence / 1000).toFixed(1)} s, ${row.lost} lost, ${row.doubled} doubled`);
      faults.push(...findFaults(row, event.mayBeSilent));
    }
    plan.report('all is looked at');
    await world.tills.stop(60_000);
    const client = await connect(world.hosts.cluster);
    await until(async () =>
      (await listStored(client)).every(({ state }) => !['waiting', 'sending', 'unknown'].includes(state)),
    );
    faults.push(...(await compareAll(client, world.tills, world.servers)));
    await client.end();
    return { rows, faults };
  });

/** The contrast: a primary that acknowledges alone, cut off, has to lose what it acknowledged until its lease is over. */
export const drillAsynchronousCut = (plan: Plan): Promise<{ rows: Cut[] }> =>
  withHosts('asynchronous', plan, async (world) => ({ rows: [await disturb(world, CUT_OFF)] }));

async function disturb(world: World, { event, begin, last }: Event): Promise<Cut> {
  const { hosts, tills, mode } = world;
  const primary = (await hosts.cluster.findPrimary()) ?? 'db1';
  const watch = tills.watch();
  const looking = lookForTwo(hosts.cluster);
  const { end, nodes } = await begin(hosts, primary);
  await last(world, primary);
  const endedAt = performance.now();
  await end();
  for (const node of nodes) await hosts.cluster.untilFollows(node);
  await until(async () => (await hosts.cluster.findPrimary()) !== null);
  if (mode === 'strict') {
    const before = watch.counts.acknowledged;
    await until(async () => watch.counts.acknowledged > before && tills.held() < 20);
    // a synchronous node for the next event
    await until(async () => (await hosts.cluster.findSynchronous()) !== null);
    for (const node of othersOf((await hosts.cluster.findPrimary()) ?? primary)) await hosts.cluster.untilFollows(node);
  }
  const back = performance.now() - endedAt;
  await sleep(1000);
  const twice = await looking.stop();
  const { acknowledged, refused } = watch.counts;
  const silence = watch.silence();
  watch.end();
  const client = await connect(hosts.cluster);
  const losses = await countLosses(client, tills);
  await client.end();
  return { mode, event, silence, acknowledged, refused, twice, back, ...losses };
}

/** Asks every node again and again whether it is primary. `stop` returns for how long two at once said so, in milliseconds. */
function lookForTwo(cluster: Cluster): { stop(): Promise<number> } {
  const over = new AbortController();
  let twice = 0;
  const looking = (async () => {
    let last = performance.now();
    while (!over.signal.aborted) {
      const primaries = await Promise.all(NODES.map((node) => cluster.saysPrimary(node)));
      const now = performance.now();
      if (primaries.filter(Boolean).length > 1) twice += now - last;
      last = now;
      await sleep(100);
    }
  })();
  return {
    stop: async () => {
      over.abort();
      await looking;
      return twice;
    },
  };
}

async function findOther(cluster: Cluster, than: Node): Promise<Node | null> {
  for (const node of othersOf(than)) if (await cluster.saysPrimary(node)) return node;
  return null;
}

async function connect(cluster: Cluster): Promise<pg.Client> {
  const client = new pg.Client(cluster.superuserUrl(DATABASE));
  // a cluster that changes its primary ends connections; whoever asks learns of it by the statement
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const findFaults = ({ event, lost, doubled, refused, silence }: Cut, mayBeSilent: number): string[] => [
  ...(lost > 0 ? [`${event}: ${lost} acknowledged bills are lost`] : []),
  ...(doubled > 0 ? [`${event}: ${doubled} bills are there twice`] : []),
  ...(refused > 0 ? [`${event}: ${refused} sales were refused`] : []),
  ...(silence > mayBeSilent ? [`${event}: silent for ${silence.toFixed(0)} ms`] : []),
];

async function withHosts<Outcome>(
  mode: Mode,
  { proxyPort, tills: count, perSecond, report }: Plan,
  drill: (world: World) => Promise<Outcome>,
): Promise<Outcome> {
  const [folder, place] = ['comptoir-partition-', 'comptoir-hosts-'].map((name) => mkdtempSync(join(tmpdir(), name)));
  const ends: (() => Promise<void>)[] = [];
  try {
    report(`${mode}: three machines, two servers and ${count} tills start`);
    const hosts = await openHosts(place ?? '', { proxyPort, mode, hosts: HOSTS }, (stop) => ends.push(stop));
    const servers = await startServers(hosts.cluster, folder ?? '');
    ends.push(() => servers.stop());
    const tills = await openTills(servers.urls, { count, perSecond });
    ends.push(() => tills.stop(0));
    await sleep(WARM_MS);
    return await drill({ mode, hosts, servers, tills });
  } finally {
    for (const end of ends.toReversed()) await end();
    for (const one of [folder, place]) rmSync(one ?? '', { recursive: true, force: true });
  }
}
