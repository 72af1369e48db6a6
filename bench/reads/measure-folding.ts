import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { median } from '../lib/quantile.ts';
import { linkTerminals } from '../relay/link-terminal.ts';
import { openTerminals, type Load, type Terminals } from '../relay/open-terminals.ts';
import type { World } from './open-world.ts';

/** Terminals at full load, and how many bills each submits in a round: so many that each is folded several times in it. */
const TERMINALS = 8;
const BILLS_EACH = 250;
const WARM_UP = 300;

const FOLD_EVERY_MS = 1000;

/**
 * Measures the cost of folding sales into days and items for the relay: rounds at full load in which every bill is folded while
 * others come in, a second apart and not a minute, in turn with rounds in which none is. Both are of one run, on the same data.
 */
export async function measureFolding({ comptoir, client }: World, rounds: number): Promise<void> {
  const names = Array.from({ length: TERMINALS }, (_, number) => `Caisse cumulée ${number + 1}`);
  const linked = await linkTerminals(comptoir.url, names);
  const terminals = await openTerminals(comptoir, linked, WARM_UP + 2 * rounds * BILLS_EACH);
  try {
    await terminals.push(TERMINALS, { each: WARM_UP });
    const turns: { folding: Load; held: Load }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await catchUp(client);
      const held = await whileHeld(comptoir.postgresUrl, () => push(terminals));
      await catchUp(client);
      const folding = await whileFolding(client, () => push(terminals));
      turns.push({ folding, held });
    }
    report(turns);
  } finally {
    await terminals.close();
  }
}

const push = (terminals: Terminals): Promise<Load> => terminals.push(TERMINALS, { each: BILLS_EACH });

/** Of the server and its database alone. */
const cpuOf = ({ cpu }: Load): number => (cpu ? cpu.server + cpu.PostgreSQL : Number.NaN);

function report(turns: readonly { folding: Load; held: Load }[]): void {
  const of = (figureOf: (turn: { folding: Load; held: Load }) => number): string =>
    median(turns.map(figureOf)).toFixed(3);
  console.log(`folding beside ${TERMINALS} terminals at full load, medians of ${turns.length} rounds`);
  console.log(
    `  bills per second: ${of(({ folding }) => folding.perSecond)}, without folding ${of(({ held }) => held.perSecond)}`,
  );
  console.log(`  share that is left (aim ≥ 0.950): ${of(({ folding, held }) => folding.perSecond / held.perSecond)}`);
  console.log(`  the same by processor time: ${of(({ folding, held }) => cpuOf(held) / cpuOf(folding))}`);
}

/** All bills so far are folded: none of a round is folded in the next one. */
async function catchUp(client: pg.Client): Promise<void> {
  for (;;) {
    // as if each had waited long enough
    await client.query("update sales_folds set folded_at = '-infinity'");
    await client.query("select enqueue_job('fold-sales', '{}')");
    await wait(FOLD_EVERY_MS);
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count
      from lanes l left join sales_folds f on f.device_id = l.device_id
      where l.last_position > coalesce(least(f.position, f.items_position, f.counted_position), 0)`);
    if (rows[0]?.count === 0) return;
  }
}

async function whileFolding(client: pg.Client, work: () => Promise<Load>): Promise<Load> {
  let pending: Promise<unknown> = Promise.resolve();
  const folding = setInterval(() => {
    pending = client.query("select enqueue_job('fold-sales', '{}')");
  }, FOLD_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(folding);
    // the connection may be closed next
    await pending;
  }
}

/** Runs work while any fold waits for a lock, and costs nothing. */
async function whileHeld(url: string, work: () => Promise<Load>): Promise<Load> {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  try {
    await holder.query('begin; lock table sales_folds in share mode');
    return await work();
  } finally {
    await holder.end();
  }
}
