import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { drillAsynchronous, drillStrict, type Row } from './failover/run-failover.ts';

/**
 * Drills a database that fails over: `npm run bench -- failover`. etcd, two PostgreSQL under Patroni and HAProxy (`deploy/ha`), two
 * built servers, tills that sell twenty bills a second, a midnight and an export under way. The primary's machine is killed and comes back;
 * the primary changes as planned; etcd is killed and comes back. Then tills, database, authority and card network are compared.
 *
 * The contrast is a cluster that acknowledges before the second node has anything: killed two seconds after its log stopped reaching the
 * other node, it has to lose acknowledged bills. It ends with 1 when the first one loses any, or the second one none.
 * `--quick` leaves switchover and etcd out; `--mode strict` leaves the contrast out, `--mode asynchronous` all else.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    mode: { type: 'string', default: 'both' },
    tills: { type: 'string', default: '10' },
    rate: { type: 'string', default: '20' },
    port: { type: 'string', default: '5510' },
  },
});

const startedAt = performance.now();
const plan = {
  firstPort: Number(values.port),
  tills: Number(values.tills),
  perSecond: Number(values.rate),
  report: (line: string) =>
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${line}`),
};

const HEAD = ['mode', 'event', 'silence', 'acknowledged', 'lost', 'doubled', 'refused', 'back'];
const WIDTHS = [14, 26, 10, 14, 8, 9, 9, 9];
const printRow = (cells: readonly (string | number)[]): void =>
  console.log(cells.map((cell, column) => String(cell).padEnd(WIDTHS[column] ?? 0)).join(''));
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const cellsOf = ({ mode, event, silence, acknowledged, lost, doubled, refused, backMs }: Row) => [
  mode,
  event,
  seconds(silence),
  acknowledged,
  lost,
  doubled,
  refused,
  backMs === null ? '' : seconds(backMs),
];

function print(rows: readonly Row[], faults: readonly string[]): void {
  console.log(`\nload average ${loadavg()[0]?.toFixed(1)}\n`);
  printRow(HEAD);
  for (const row of rows) printRow(cellsOf(row));
  for (const fault of faults) console.log(`DIFFERS  ${fault}`);
  console.log();
}

const faults: string[] = [];
// each is printed as it ends: what the second one meets does not take the first one's figures along
if (values.mode !== 'asynchronous') {
  const strict = await drillStrict(plan, values.quick);
  faults.push(...strict.faults);
  print(strict.rows, strict.faults);
}
if (values.mode !== 'strict') {
  const contrast = await drillAsynchronous(plan);
  const isBlind = contrast.rows.every(({ lost }) => lost === 0);
  const found = isBlind ? ['the asynchronous cluster lost nothing: this drill finds no loss'] : [];
  faults.push(...found);
  print(contrast.rows, found);
}
console.log(faults.length === 0 ? 'The drill went as it must.' : `${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
