import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres } from '../relay/start-comptoir.ts';
import type { Part } from './list-processes.ts';
import type { Comptoir } from './open-comptoir.ts';

/** A step of a group of sales, by the table that its statement writes to. */
export type Step = 'transactions' | 'transmission_replies';

const PATIENCE_MS = 30_000;

/** Statements of groups fall asleep in the middle of the step, until they are killed. */
const hold = (step: Step): string => `
  create or replace function hold_step() returns trigger language plpgsql as $$ begin
    if current_setting('application_name') = 'comptoir groups' then perform pg_sleep(20); end if;
    return new;
  end $$;
  create trigger hold_step before insert on ${step} for each row execute function hold_step()`;

const HELD = `select count(*)::int as held from pg_stat_activity
  where application_name = 'comptoir groups' and wait_event = 'PgSleep'`;

/** Kills parts in the middle of one step of a group of sales: its statement has written, and is not committed. */
export async function killInGroup(comptoir: Comptoir, step: Step, parts: readonly Part[]): Promise<void> {
  await asOwner(comptoir.dataDir, async (client) => {
    await client.query(hold(step));
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await isHeld(client))) {
      if (Date.now() > deadline) throw new Error(`no sale wrote to ${step}`);
      await sleep(20);
    }
  });
  await comptoir.kill(parts);
  await comptoir.start();
  await asOwner(comptoir.dataDir, (client) => client.query('drop function hold_step cascade'));
}

const isHeld = async (client: pg.Client): Promise<boolean> =>
  ((await client.query<{ held: number }>(HELD)).rows[0]?.held ?? 0) > 0;

async function asOwner(dataDir: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(findPostgres(dataDir).url);
  // what is killed takes this connection along
  client.on('error', () => {});
  await client.connect();
  await work(client);
  await client.end().catch(() => {});
}
