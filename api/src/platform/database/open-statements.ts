import type pg from 'pg';
import { asOutage } from './as-outage.ts';
import { poolSettings, type Statement } from './database.ts';
import { numberValues } from './number-values.ts';
import { openPool } from './open-pool.ts';
import { timeCommit, type PoolWatch } from './pool-watch.ts';
import { expectSureCommits } from './watch-commits.ts';

/** Statements that are each a transaction of its own, with the eyes of the system: for groups of several merchants. */
export interface Statements {
  /** All rows, once they are committed. */
  many<Row>(statement: Statement): Promise<Row[]>;
  /** Resolves once it is committed. */
  write(statement: Statement): Promise<void>;
  close(): Promise<void>;
}

/** One group of a kind is under way at a time; what holds one up longer than this holds up only itself, alone. */
const SETTINGS = { lockTimeoutMs: 1000 };
const CONNECTIONS = 4;

/**
 * Opens connections whose scope is set as they open: no `begin`, no settings and no `commit` surround a statement. Row-level security
 * shows them everything, so that each statement itself compares whose a row is.
 */
export function openStatements(url: string, watch?: PoolWatch): Statements {
  const pool = openPool(url, {
    max: CONNECTIONS,
    application_name: 'comptoir groups',
    options: `${poolSettings(SETTINGS)} -c app.role=system`,
  });
  watch?.opened(pool);
  const run = async ({ text, values, name }: Statement): Promise<pg.QueryResult> => {
    let client: pg.PoolClient | null = null;
    try {
      client = await pool.connect();
      const committed = timeCommit(watch);
      const result = await client.query({ ...numberValues(text, values), ...(name ? { name } : {}) });
      expectSureCommits(client);
      committed();
      client.release();
      return result;
    } catch (error) {
      client?.release(error instanceof Error ? error : true);
      throw asOutage(error);
    }
  };
  return {
    many: async <Row>(statement: Statement) => (await run(statement)).rows as Row[],
    write: async (statement) => void (await run(statement)),
    close: () => pool.end(),
  };
}
