import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterIn, until, type Cluster, type Mode, type Part } from './open-cluster.ts';
import { openNetwork, type Network } from './open-network.ts';

/** A cluster of which each node and its etcd is on a machine with a wire of its own; the proxy is where the servers are. */
export interface Hosts {
  readonly cluster: Cluster;
  readonly network: Network;
  /** Fills the disk of a node to the last byte, or gives the space back. */
  fillDisk(node: Part): void;
  freeDisk(node: Part): void;
}

const [CLIENTS, PEERS, POSTGRES, PATRONI] = [2379, 2380, 5432, 8008];
const DISK = 'size=900m,mode=0700';

/** Number of the machine that a part is on; the proxy is on this one. */
export const machineOf = (part: Part): number => (part === 'proxy' ? 0 : Number(part.replace(/\D+/, '')));

/**
 * Starts so many machines, each with an etcd and a node, and hands out how they are stopped before they are complete.
 * @throws Error when this is not root, or a program is missing: iproute2, nftables, or what `deploy/ha/install.sh` installs
 */
export async function openHosts(
  folder: string,
  { proxyPort, mode, hosts }: { proxyPort: number; mode: Mode; hosts: number },
  stopWith: (stop: () => Promise<void>) => void,
): Promise<Hosts> {
  const network = await openNetwork(hosts);
  stopWith(() => network.close());
  const numbers = Array.from({ length: hosts }, (_, index) => index + 1);
  const places = {
    proxy: `127.0.0.1:${proxyPort}`,
    patronis: numbers.map((number) => `${network.addressOf(number)}:${PATRONI}`),
    on: (part: Part) => (part === 'proxy' ? [] : network.on(machineOf(part))),
  };
  writeFileSync(join(folder, 'cluster'), describe(network, { proxyPort, mode, numbers }), { mode: 0o600 });
  const cluster = clusterIn(folder, places);
  const etcds = numbers.map((number): Part => `etcd${number}`);
  const nodes = numbers.map((number): `db${number}` => `db${number}`);
  for (const node of nodes) {
    mkdirSync(join(folder, node));
    execFileSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', join(folder, node)]);
    stopWith(async () => void execFileSync('umount', ['--lazy', join(folder, node)]));
  }
  stopWith(() => cluster.stop());
  await Promise.all(etcds.map((etcd) => cluster.start(etcd)));
  await cluster.start('db1');
  await until(() => cluster.saysPrimary('db1'));
  for (const part of [...nodes.slice(1), 'proxy' as const]) await cluster.start(part);
  for (const node of nodes.slice(1)) await cluster.untilFollows(node);
  if (mode === 'strict') await until(async () => (await cluster.findSynchronous()) !== null);
  const filler = (node: Part): string => join(folder, node, 'filler');
  return {
    cluster,
    network,
    fillDisk: (node) => {
      const { bavail, bsize } = statfsSync(join(folder, node));
      try {
        writeFileSync(filler(node), Buffer.alloc(bavail * bsize));
      } catch {
        // the node took some of it meanwhile: full, which is what was wanted
      }
    },
    freeDisk: (node) => rmSync(filler(node), { force: true }),
  };
}

/** The cluster's file, which is the same on every machine. */
function describe(
  network: Network,
  { proxyPort, mode, numbers }: { proxyPort: number; mode: Mode; numbers: readonly number[] },
): string {
  const example = readFileSync(join(import.meta.dirname, '../../deploy/ha/cluster.example'), 'utf8');
  const secrets = [...example.matchAll(/^secret (\w+)/gm)].map(
    ([line]) => `${line} ${randomBytes(24).toString('hex')}`,
  );
  return [
    ...numbers.flatMap((number) => [
      `etcd etcd${number} ${network.addressOf(number)} ${CLIENTS} ${PEERS}`,
      `database db${number} ${network.addressOf(number)} ${POSTGRES} ${PATRONI}`,
    ]),
    `proxy 127.0.0.1 ${proxyPort}`,
    `admit ${network.range}`,
    `mode ${mode}`,
    ...secrets,
    '',
  ].join('\n');
}
