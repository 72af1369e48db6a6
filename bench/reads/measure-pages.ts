import { median, quantile } from '../lib/quantile.ts';
import { pushCalls } from './push-calls.ts';
import type { World } from './open-world.ts';

const CONNECTIONS = 8;
const ROUNDS = 5;
const ROUND_MS = 4000;
const CALLS = 40;

interface Share {
  readonly perSecond: number;
  readonly floor: number;
  readonly share: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Pages of all merchants but the largest on eight connections, server and floor in turn. The first round warms up and does not count. */
export async function measureShare({ comptoir, floorUrl, readers }: World, path: string): Promise<Share> {
  const others = readers.slice(1);
  const call = (number: number) => ({ path, token: others[number % others.length]?.token ?? '' });
  const load = { connections: CONNECTIONS, forMs: ROUND_MS, call };
  const rounds: { server: number; floor: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const server = await pushCalls(comptoir.url, load);
    const floor = await pushCalls(floorUrl, load);
    rounds.push({ server: server.perSecond, floor: floor.perSecond });
  }
  const counted = rounds.slice(1);
  const shares = counted.map(({ server, floor }) => server / floor);
  return {
    perSecond: median(counted.map(({ server }) => server)),
    floor: median(counted.map(({ floor }) => floor)),
    share: median(shares),
    lowest: Math.min(...shares),
    highest: Math.max(...shares),
  };
}

/** Milliseconds of several calls of the largest merchant, one at a time and in turn: the median of each. */
export const measureTimes = async (world: World, paths: readonly string[]): Promise<number[]> =>
  (await timeCalls(world, paths)).map(median);

/** The same at the 95th percentile. */
export const measureWorst = async (world: World, paths: readonly string[]): Promise<number[]> =>
  (await timeCalls(world, paths)).map((times) => quantile(times, 0.95));

async function timeCalls({ comptoir, readers }: World, paths: readonly string[]): Promise<number[][]> {
  const times = paths.map((): number[] => []);
  const headers = { authorization: `Bearer ${readers[0]?.token ?? ''}` };
  for (let call = 0; call < CALLS + 5; call += 1)
    for (const [index, path] of paths.entries()) {
      const startedAt = performance.now();
      const reply = await fetch(`${comptoir.url}/api${path}`, { headers });
      const text = await reply.text();
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text}`);
      // the first of each warm up
      if (call >= 5) times[index]?.push(performance.now() - startedAt);
    }
  return times;
}
