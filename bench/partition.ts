import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { printRow } from './lib/print-row.ts';
import { drillAsynchronousCut, drillPartitions, type Cut } from './failover/run-partition.ts';

/**
 * Drills what a network does to a database that fails over: `npm run bench -- partition`, as root, on Linux. Three machines, each an etcd
 * and a PostgreSQL under Patroni in a network of its own, HAProxy and two built servers beside them, tills that sell twenty bills a second.
 * The primary is cut off from the others while servers reach it, and the servers from it; packets are lost; the disk of the synchronous node
 * is full; two nodes are gone at once. Then tills, database, authority and card network are compared.
 *
 * The contrast is a cluster that acknowledges alone: its primary, cut off, has to lose bills. Ends with 1 when the first one loses any, or
 * the second one none. `--mode strict` leaves the contrast out, `--mode asynchronous` all else.
 */
const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'both' },
    tills: { type: 'string', default: '10' },
    rate: { type: 'string', default: '20' },
    port: { type: 'string', default: '5590' },
  },
});

const startedAt = performance.now();
const plan = {
  proxyPort: Number(values.port),
  tills: Number(values.tills),
  perSecond: Number(values.rate),
  report: (line: string) =>
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${line}`),
};

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function print(rows: readonly Cut[], faults: readonly string[]): void {
  console.log(`\nload average ${loadavg()[0]?.toFixed(1)}\n`);
  printRow(['mode', 'silence', 'acknowledged', 'lost', 'doubled', 'refused', 'two at once', 'back', '  event']);
  for (const { mode, event, silence, acknowledged, lost, doubled, refused, twice, back } of rows)
    printRow([
      mode,
      seconds(silence),
      acknowledged,
      lost,
      doubled,
      refused,
      seconds(twice),
      seconds(back),
      `  ${event}`,
    ]);
  for (const fault of faults) console.log(`DIFFERS  ${fault}`);
  console.log();
}

const faults: string[] = [];
if (values.mode !== 'asynchronous') {
  const strict = await drillPartitions(plan);
  faults.push(...strict.faults);
  print(strict.rows, strict.faults);
}
if (values.mode !== 'strict') {
  const { rows } = await drillAsynchronousCut(plan);
  const found = rows.every(({ lost }) => lost === 0)
    ? ['the asynchronous cluster lost nothing: this drill finds no loss']
    : [];
  faults.push(...found);
  print(rows, found);
}
console.log(faults.length === 0 ? 'The drill went as it must.' : `${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
