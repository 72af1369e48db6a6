import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { addMerchants } from '../midnight/add-merchants.ts';
import { doesJobs, hearsSales, openWork, type Work } from './ask-servers.ts';
import { compareAll, countLosses, listStored, type Losses } from './compare-tills.ts';
import { openCluster, until, type Cluster, type Mode } from './open-cluster.ts';
import { openTills, type Tills } from './open-tills.ts';
import { DATABASE, startServers, type Servers } from './start-servers.ts';

/** Row of the drill's table: an event, and what it did to the tills. */
export interface Row extends Losses {
  readonly mode: Mode;
  readonly event: string;
  /** The longest time without any acknowledgement, in milliseconds. */
  readonly silence: number;
  readonly acknowledged: number;
  readonly refused: number;
  /** Time that a part needed to be back in its place, in milliseconds; null where nothing came back. */
  readonly backMs: number | null;
}

/** Outcome of a drill: its table, and what should not be so, in sentences. */
export interface Drill {
  readonly rows: readonly Row[];
  readonly faults: readonly string[];
}

/** Everything that a drill disturbs and looks at. */
interface World {
  readonly mode: Mode;
  readonly nodes: number;
  readonly cluster: Cluster;
  readonly servers: Servers;
  readonly tills: Tills;
  readonly work: Work;
}

const DAY = '2040-03-15';
const MERCHANTS = 200;
const WARM_MS = 4000;
const AIMS = { silence: 25_000, back: 30_000 };
/** Longer than a primary keeps its lease without the etcds. */
const WITHOUT_ETCD_MS = 35_000;

interface Plan {
  readonly firstPort: number;
  readonly tills: number;
  readonly perSecond: number;
  readonly report: (line: string) => void;
}

/** Drills the cluster as it is meant to be: nothing acknowledged may be lost. `isQuick`: the kill alone. */
export const drillStrict = (plan: Plan, isQuick: boolean): Promise<Drill> =>
  withWorld({ mode: 'strict', nodes: isQuick ? 2 : 3 }, plan, async (world) => {
    const { cluster, servers, tills, work } = world;
    const [first = '', other = ''] = servers.urls;
    for (const url of servers.urls) if (!(await hearsSales(url))) throw new Error(`${url} does not hear of sales`);
    plan.report('a midnight and an export begin, and the primary’s machine is gone');
    const interrupted = [work.midnight(first, 0), work.exportBills(other)];
    await sleep(150);
    const rows = [await killPrimary(world)];
    await Promise.all(interrupted);
    if (!isQuick) {
      plan.report('the primary changes as planned');
      rows.push(await watched(world, 'planned switchover', () => cluster.switchOver()));
      plan.report('etcd is gone');
      rows.push(await loseEtcd(world));
    }
    plan.report('all is looked at');
    const faults: string[] = [];
    const expectThat = (isSo: boolean, otherwise: string): void => void (isSo || faults.push(otherwise));
    for (const url of servers.urls) expectThat(await hearsSales(url), `${url} does not hear of sales any more`);
    expectThat(await work.exportBills(other), 'no export is whole any more');
    // an hour later the leases of the charges that were under way are over: the first asks about them, the second makes those that never were
    for (const hour of [1, 2]) expectThat(await work.midnight(first, hour), 'no midnight comes to its end any more');
    const client = await connect(cluster);
    expectThat(await doesJobs(client), 'no server does jobs any more');
    await comeToRest(tills, client);
    const paid = await countPaid(client);
    expectThat(paid === MERCHANTS, `${paid} of ${MERCHANTS} merchants have paid`);
    faults.push(...(await compareAll(client, tills, servers)));
    await client.end();
    return { rows, faults: [...faults, ...rows.flatMap((row) => findFaults(row, longestSilence(row, isQuick)))] };
  });

/** Drills a cluster that acknowledges before a second node has anything: it has to lose bills, or the drill finds nothing. */
export const drillAsynchronous = (plan: Plan): Promise<Drill> =>
  withWorld({ mode: 'asynchronous', nodes: 2 }, plan, async (world) => {
    plan.report('the log reaches the other node no more, and then the primary’s machine is gone');
    await world.cluster.holdSenders();
    await sleep(2000);
    const rows = [await killPrimary(world)];
    await world.tills.stop(0);
    return { rows, faults: [] };
  });

async function withWorld(
  { mode, nodes }: { mode: Mode; nodes: number },
  plan: Plan,
  drill: (world: World) => Promise<Drill>,
): Promise<Drill> {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-failover-'));
  const ends: (() => Promise<void>)[] = [];
  try {
    plan.report(`${mode}: a cluster, two servers and ${plan.tills} tills start`);
    // PostgreSQL is someone else, who may not look into this folder
    const place = mkdtempSync(join(tmpdir(), 'comptoir-cluster-'));
    ends.push(async () => rmSync(place, { recursive: true, force: true }));
    const cluster = await openCluster(place, { firstPort: plan.firstPort, mode, nodes }, (stop) => ends.push(stop));
    const servers = await startServers(cluster, folder);
    ends.push(() => servers.stop());
    await addMerchants(
      { postgresUrl: cluster.superuserUrl(DATABASE), cards: servers.simulators.cards },
      { count: MERCHANTS, day: DAY, dataDir: servers.dataDir },
    );
    const tills = await openTills(servers.urls, { count: plan.tills, perSecond: plan.perSecond });
    ends.push(() => tills.stop(0));
    const work = await openWork(servers.urls[0] ?? '', DAY);
    await sleep(WARM_MS);
    return await drill({ mode, nodes, cluster, servers, tills, work });
  } finally {
    for (const end of ends.toReversed()) await end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Kills the machine of the primary and has it come back: once tills are answered again, or, where a strict cluster has no other node
 * left that could keep a copy, once the last one is primary.
 */
async function killPrimary(world: World): Promise<Row> {
  const { cluster, mode, nodes } = world;
  const primary = (await cluster.findPrimary()) ?? 'db1';
  let backMs = 0;
  const bringBack = async (): Promise<void> => {
    const startedAt = performance.now();
    await cluster.start(primary);
    await cluster.untilFollows(primary);
    backMs = performance.now() - startedAt;
  };
  const isWaitedFor = mode === 'strict' && nodes === 2;
  const row = await watched(world, 'primary’s machine gone', async () => {
    await cluster.kill(primary);
    if (!isWaitedFor) return;
    await until(async () => (await cluster.findPrimary()) !== null);
    await bringBack();
  });
  if (!isWaitedFor) await bringBack();
  return { ...row, backMs };
}

/** Does something to the cluster, and watches the tills until all they hold is taken and a second of sales beyond. */
async function watched(world: World, event: string, disturb: () => Promise<void>): Promise<Row> {
  const watch = world.tills.watch();
  await disturb();
  const before = watch.counts.acknowledged;
  // a till whose acknowledged bill is lost waits for it in vain: such a cluster is looked at as soon as there is a primary
  await until(async () =>
    world.mode === 'strict'
      ? watch.counts.acknowledged > before && world.tills.held() < 20
      : (await world.cluster.findPrimary()) !== null,
  );
  await sleep(world.mode === 'strict' ? 1000 : 5000);
  return { ...(await rowOf(world, event, watch)), backMs: null };
}

async function rowOf(world: World, event: string, watch: ReturnType<Tills['watch']>): Promise<Omit<Row, 'backMs'>> {
  const { acknowledged, refused } = watch.counts;
  watch.end();
  const client = await connect(world.cluster);
  const losses = await countLosses(client, world.tills);
  await client.end();
  return { mode: world.mode, event, silence: watch.silence(), acknowledged, refused, ...losses };
}

/** Without etcd no node may be primary: writes stop, tills keep their bills, and all goes on when it is back. */
async function loseEtcd(world: World): Promise<Row> {
  const { cluster, tills } = world;
  const watch = tills.watch();
  await cluster.kill('etcd1');
  await sleep(WITHOUT_ETCD_MS);
  const [before, held] = [watch.counts.acknowledged, tills.held()];
  await sleep(2000);
  if (watch.counts.acknowledged > before || held === 0) throw new Error('a node is primary without etcd');
  const startedAt = performance.now();
  await cluster.start('etcd1');
  await until(async () => watch.counts.acknowledged > before && tills.held() < 20);
  const backMs = performance.now() - startedAt;
  return { ...(await rowOf(world, 'etcd gone, and back', watch)), backMs };
}

async function connect(cluster: Cluster): Promise<pg.Client> {
  const client = new pg.Client(cluster.superuserUrl(DATABASE));
  // a drill that fails stops the cluster under it: what is said is why it failed
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Tills end, and every bill that is stored is settled. */
async function comeToRest(tills: Tills, client: pg.Client): Promise<void> {
  await tills.stop(150_000);
  await until(async () =>
    (await listStored(client)).every(({ state }) => !['waiting', 'sending', 'unknown'].includes(state)),
  );
}

async function countPaid(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ paid: number }>(
    `select count(*)::int as paid from invoices i join merchants m on m.id = i.merchant_id
     where m.company_name like 'Midi %' and i.state = 'paid'`,
  );
  return rows[0]?.paid ?? 0;
}

/** Without etcd there is silence until it is back; with two nodes, until the one that was killed is. */
function longestSilence({ event }: Row, isQuick: boolean): number {
  if (event.startsWith('etcd')) return WITHOUT_ETCD_MS + AIMS.back;
  return isQuick ? AIMS.silence + AIMS.back : AIMS.silence;
}

function findFaults({ event, silence, lost, doubled, refused, backMs }: Row, mayBeSilent: number): string[] {
  return [
    ...(lost > 0 ? [`${event}: ${lost} acknowledged bills are lost`] : []),
    ...(doubled > 0 ? [`${event}: ${doubled} bills are there twice`] : []),
    ...(refused > 0 ? [`${event}: ${refused} sales were refused`] : []),
    ...(silence > mayBeSilent ? [`${event}: silent for ${silence.toFixed(0)} ms`] : []),
    ...((backMs ?? 0) > AIMS.back ? [`${event}: back after ${backMs?.toFixed(0)} ms`] : []),
  ];
}
