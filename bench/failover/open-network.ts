import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Machines of their own on one wire, as network namespaces of this one: what passes between any two can be cut. */
export interface Network {
  /** Address of a machine, counted from 1; 0 is this one, where servers and tills are. */
  addressOf(machine: number): string;
  /** Addresses of them all, as PostgreSQL admits them. */
  readonly range: string;
  /** Words before a command that is to run on a machine. */
  on(machine: number): readonly string[];
  /** Lets nothing pass between a machine and some others, either way, and tells neither. */
  cut(machine: number, others: readonly number[]): Promise<void>;
  /** Loses so many of a hundred packets of a machine, each way. */
  lose(machine: number, percent: number): Promise<void>;
  /** Lets everything pass again at a machine. */
  heal(machine: number): Promise<void>;
  close(): Promise<void>;
}

/** Lays the wire. @throws Error when this is not root, or the kernel has no namespaces of networks */
export async function openNetwork(machines: number): Promise<Network> {
  const id = process.pid % 10_000;
  const [bridge, subnet] = [`cmptr${id}`, `10.88.${id % 250}`];
  const numbers = Array.from({ length: machines }, (_, index) => index + 1);
  const nameOf = (machine: number): string => `cmptr${id}m${machine}`;
  const addressOf = (machine: number): string => `${subnet}.${machine === 0 ? 254 : machine}`;
  const rules = (machine: number, lines: readonly string[]): void => {
    const chain = (name: string, way: string): string =>
      `chain ${name} { type filter hook ${name} priority 0; ${lines.map((line) => line.replaceAll('@way', way)).join('; ')}; }\n`;
    const table = `table inet drill\ndelete table inet drill\ntable inet drill {\n${chain('input', 'saddr')}${chain('output', 'daddr')}}\n`;
    execFileSync('ip', ['netns', 'exec', nameOf(machine), 'nft', '-f', '-'], { input: table });
  };
  const network: Network = {
    addressOf,
    range: `${subnet}.0/24`,
    on: (machine) => ['ip', 'netns', 'exec', nameOf(machine)],
    cut: async (machine, others) =>
      rules(machine, [`ip @way { ${others.map((other) => addressOf(other)).join(', ')} } drop`]),
    lose: async (machine, percent) =>
      rules(machine, [`ip @way != ${addressOf(machine)} numgen random mod 100 < ${percent} drop`]),
    heal: async (machine) => void (await run('ip', ['netns', 'exec', nameOf(machine), 'nft', 'flush', 'ruleset'])),
    close: async () => {
      for (const machine of numbers) await ip(`netns del ${nameOf(machine)}`).catch(() => undefined);
      await ip(`link del ${bridge}`).catch(() => undefined);
    },
  };
  try {
    await ip(`link add ${bridge} type bridge`);
    await ip(`addr add ${addressOf(0)}/24 dev ${bridge}`);
    await ip(`link set ${bridge} up`);
    for (const machine of numbers) {
      const [name, wire] = [nameOf(machine), `${bridge}v${machine}`];
      await ip(`netns add ${name}`);
      await ip(`link add ${wire} type veth peer name eth0 netns ${name}`);
      await ip(`link set ${wire} master ${bridge} up`);
      await ip(`-n ${name} link set lo up`);
      await ip(`-n ${name} addr add ${addressOf(machine)}/24 dev eth0`);
      await ip(`-n ${name} link set eth0 up`);
    }
  } catch (error) {
    await network.close();
    throw error;
  }
  return network;
}

const ip = (line: string): Promise<unknown> => run('ip', line.split(' '));
