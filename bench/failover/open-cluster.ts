import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

/** Moment at which a commit is acknowledged: once two nodes have it, or once one has. */
export type Mode = 'strict' | 'asynchronous';

export type Node = `db${number}`;
export type Part = Node | `etcd${number}` | 'proxy';

/** A database on several nodes of this machine, as `deploy/ha/local.sh` starts them. */
export interface Cluster {
  /** Address of a login by way of the proxy. */
  urlOf(login: { user: string; password: string; database: string }): string;
  /** Address of the superuser, by way of the proxy. */
  superuserUrl(database: string): string;
  /** The node that says it is primary, or null. */
  findPrimary(): Promise<Node | null>;
  /** A node without which no commit is acknowledged, or null. */
  findSynchronous(): Promise<Node | null>;
  /** True when a node says of itself that it is primary. */
  saysPrimary(node: Node): Promise<boolean>;
  /** Ends every process of a part at once, as when its machine is gone. */
  kill(part: Part): Promise<void>;
  /** Starts a part again. */
  start(part: Part): Promise<void>;
  /** Stops every part that its folder's file names. */
  stop(): Promise<void>;
  /** Resolves once a node follows the primary. */
  untilFollows(node: Node): Promise<void>;
  /** Has another node become primary, as before the upkeep of a machine. */
  switchOver(): Promise<void>;
  /** Stops the processes that send the log to other nodes: they lack what comes now, and no one knows yet. */
  holdSenders(): Promise<void>;
}

const LOCAL = join(import.meta.dirname, '../../deploy/ha/local.sh');
const run = promisify(execFile);
const PATIENCE_MS = 120_000;
const LOOK_MS = 2000;

/**
 * Starts a cluster of so many nodes on ports from the first, and hands out how it is stopped before it is complete.
 * @throws Error with the script's sentence when something is not installed
 */
export async function openCluster(
  folder: string,
  { firstPort, mode, nodes }: { firstPort: number; mode: Mode; nodes: number },
  stopWith: (stop: () => Promise<void>) => void,
): Promise<Cluster> {
  stopWith(() => say('stop', folder));
  await say('start', folder, String(firstPort), mode, String(nodes));
  const patronis = Array.from({ length: nodes }, (_, index) => `127.0.0.1:${firstPort + 4 + 2 * index}`);
  return clusterIn(folder, { proxy: `127.0.0.1:${firstPort + 2}`, patronis, on: () => [] });
}

/** Addresses at which the parts of a cluster answer, and the words by which a command runs on the machine of a part. */
interface Places {
  readonly proxy: string;
  /** Address of each node's Patroni, from db1 on. */
  readonly patronis: readonly string[];
  readonly on: (part: Part) => readonly string[];
}

/** Serves a cluster whose parts are started from the file in a folder. */
export function clusterIn(folder: string, { proxy, patronis, on }: Places): Cluster {
  const secret = (name: string): string =>
    new RegExp(`^secret ${name} (\\w+)$`, 'm').exec(readFileSync(join(folder, 'cluster'), 'utf8'))?.[1] ?? '';
  const all = patronis.map((_, index): Node => `db${index + 1}`);
  const patroniOf = (node: Node): string => `http://${patronis[all.indexOf(node)]}`;
  const answers = async (node: Node, path: string): Promise<boolean> =>
    (await fetch(`${patroniOf(node)}${path}`, { signal: AbortSignal.timeout(LOOK_MS) }).catch(() => null))?.ok === true;
  const find = async (path: string): Promise<Node | null> => {
    for (const node of all) if (await answers(node, path)) return node;
    return null;
  };
  const urlOf: Cluster['urlOf'] = ({ user, password, database }) =>
    `postgres://${user}:${password}@${proxy}/${database}`;
  const superuserUrl = (database: string): string =>
    urlOf({ user: 'postgres', password: secret('superuser'), database });
  return {
    urlOf,
    superuserUrl,
    findPrimary: () => find('/primary'),
    findSynchronous: () => find('/synchronous'),
    saysPrimary: (node) => answers(node, '/primary'),
    kill: (part) => say('kill-part', folder, part),
    start: (part) => sayOn(on(part), 'start-part', folder, part),
    stop: () => say('stop', folder),
    untilFollows: (node) => until(() => answers(node, '/replica')),
    switchOver: async () => {
      const [leader, candidate] = [await find('/primary'), await find('/synchronous')];
      if (!leader || !candidate) throw new Error('there is no node that could become primary');
      const reply = await fetch(`${patroniOf(leader)}/switchover`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`patroni:${secret('patroni')}`).toString('base64')}` },
        body: JSON.stringify({ leader, candidate }),
      });
      if (!reply.ok) throw new Error(`the primary does not change: ${await reply.text()}`);
      await until(() => answers(candidate, '/primary'));
    },
    holdSenders: async () => {
      const client = new pg.Client(superuserUrl('postgres'));
      await client.connect();
      const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_replication');
      await client.end();
      for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
    },
  };
}

const say = (...words: string[]): Promise<void> => sayOn([], ...words);

async function sayOn(machine: readonly string[], ...words: string[]): Promise<void> {
  const [command = LOCAL, ...rest] = [...machine, LOCAL, ...words];
  await run(command, rest, { timeout: PATIENCE_MS }).catch((failure: { stderr?: string; message: string }) => {
    throw new Error(failure.stderr?.trim() || failure.message);
  });
}

/** Waits until something is so. @throws Error when it is not for two minutes */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`in ${PATIENCE_MS / 1000} s it was not so: ${isSo.toString()}`);
    await sleep(200);
  }
}
