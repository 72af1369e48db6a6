import { parseArgs } from 'node:util';
import type { FaultName } from './chaos/faults.ts';
import { runChaos } from './chaos/run-chaos.ts';

/**
 * Everything dies, again and again, while two terminals sell and midnights charge: `npm run bench -- chaos --seed 1 --count 30`.
 * Server, database, simulators and launcher are killed, replies get lost, the disk fills up, an older copy of the database is
 * put back. Then the books of terminals, database, authority and card network are compared. It ends with 1 when they differ.
 * `--faults "backup,server killed,restore"` runs these in their order instead of what the seed draws.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '30' },
    faults: { type: 'string' },
  },
});

const startedAt = performance.now();
const report = (line: string): void =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${line}`);
const faults = values.faults?.split(',') as FaultName[] | undefined;
const outcome = await runChaos({
  seed: Number(values.seed),
  count: Number(values.count),
  report,
  ...(faults ? { faults } : {}),
});
console.log(
  `\nseed ${values.seed}: ${outcome.sales} commands of terminals went well, ${outcome.refusals} were refused`,
);
for (const [what, count] of Object.entries(outcome.counts)) console.log(`${String(count).padStart(9)}  ${what}`);
for (const fault of outcome.faults) console.log(`DIFFERS  ${fault}`);
console.log(outcome.faults.length === 0 ? 'All books agree.' : `${outcome.faults.length} differences.`);
process.exitCode = outcome.faults.length === 0 ? 0 : 1;
