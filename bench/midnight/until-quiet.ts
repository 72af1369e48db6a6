import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { RunningComptoir } from '../relay/start-comptoir.ts';

const LOOK_MS = 2000;

/**
 * Waits until what a measurement has left behind is done: the card network reports charges one by one, and mail is
 * addressed. Otherwise the next measurement would be of that too, and the floor the lower for it.
 */
export async function untilQuiet({ postgresUrl, cards }: RunningComptoir): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  while ((await countMails(client)) > 0 || (await isTelling(cards.controlUrl))) await sleep(LOOK_MS);
  await client.end();
}

async function countMails(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int from invoice_mails');
  return rows[0]?.count ?? 0;
}

async function isTelling(controlUrl: string): Promise<boolean> {
  const reply = await fetch(new URL('/__sim/events', controlUrl));
  const { items } = (await reply.json()) as { items: { delivery: string }[] };
  return items.some(({ delivery }) => delivery === 'waiting');
}
