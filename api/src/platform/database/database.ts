import type pg from 'pg';
import { asOutage } from './as-outage.ts';
import type { Values } from './number-values.ts';
import { openPool } from './open-pool.ts';
import { timeCommit, type PoolWatch } from './pool-watch.ts';
import { trackSent, type SentStatements } from './sent-statements.ts';
import { expectSureCommits } from './watch-commits.ts';

/** Role with whose eyes a transaction reads. Row-level security shows it no more than that. `system` is for jobs and sign-in. */
export interface Scope {
  readonly role: 'system' | 'admin' | 'partner' | 'merchant' | 'device';
  readonly merchantId?: string | null;
  /** Right of the role `merchant` there. */
  readonly merchantRight?: 'owner' | 'manager' | 'reader' | 'accountant' | null;
  readonly partnerId?: string | null;
  /** Longest time of each of its statements: for those known to be long. */
  readonly patienceMs?: number;
}

/**
 * A statement: `name` makes it a prepared statement, for hot paths. More than four values are given by name, and stand in the
 * text as `:name`.
 */
export interface Statement {
  readonly text: string;
  readonly values?: Values;
  readonly name?: string;
}

/** Database as a use case sees it inside a transaction: statements, nothing of the outside world. */
export interface Transaction {
  /** All rows. */
  many<Row>(statement: Statement): Promise<Row[]>;
  /** The first row, or null. */
  first<Row>(statement: Statement): Promise<Row | null>;
  /** Sends a statement without waiting for its end: the transaction does, and fails when it fails. */
  write(statement: Statement): void;
}

export interface Database {
  /** Runs work in one transaction under a scope: committed when it returns, rolled back when it throws. */
  transaction<Result>(scope: Scope, work: (tx: Transaction) => Promise<Result> | Result): Promise<Result>;
  /** The first row of one statement in a transaction of its own, or null; in a single round trip. */
  first<Row>(scope: Scope, statement: Statement): Promise<Row | null>;
  close(): Promise<void>;
}

const UUID = /^[0-9a-f-]{36}$/i;

/** Options of a pool. `connections` is the most there may be at once; the rest are limits of patience. */
export interface DatabaseOptions {
  readonly connections?: number;
  /** Role whose rights its statements have. */
  readonly role?: 'comptoir_app' | 'comptoir_jobs';
  readonly statementTimeoutMs?: number;
  /** The longest that a statement waits for someone else's lock. */
  readonly lockTimeoutMs?: number;
  /** The longest that a transaction may be left open with nothing to do: it holds its locks. */
  readonly idleTimeoutMs?: number;
  readonly watch?: PoolWatch | undefined;
}

/**
 * Opens a pool whose connections own nothing and see nothing outside a scope. Statements leave at once, in order, each
 * without waiting for the one before; so they take plain statements only, no cursor and no COPY.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = openPool(url, {
    max: options.connections ?? 20,
    application_name: 'comptoir',
    options: poolSettings(options),
    pipeline: true,
  });
  const { watch } = options;
  watch?.opened(pool);
  return {
    transaction: (scope, work) =>
      runUnder({ pool, watch }, scope, async (sent, commit) => {
        const result = await work(transactionOn(sent));
        commit();
        return result;
      }),
    first: (scope, statement) =>
      runUnder({ pool, watch }, scope, async (sent, commit) => {
        const result = sent.send(statement);
        commit();
        return (await result).rows[0] ?? null;
      }),
    close: () => pool.end(),
  };
}

/** No answer of ours takes this long; the caller has gone. */
export function poolSettings({ role, statementTimeoutMs, lockTimeoutMs, idleTimeoutMs }: DatabaseOptions): string {
  const settings = {
    role: role ?? 'comptoir_app',
    statement_timeout: statementTimeoutMs ?? 30_000,
    lock_timeout: lockTimeoutMs ?? 15_000,
    idle_in_transaction_session_timeout: idleTimeoutMs ?? 60_000,
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** The same database for work that is known to be long, such as that of the queue. */
export const withPatience = (database: Database, patienceMs: number): Database => ({
  transaction: (scope, work) => database.transaction({ patienceMs, ...scope }, work),
  first: (scope, statement) => database.first({ patienceMs, ...scope }, statement),
  close: () => database.close(),
});

/** Begins under a scope and hands out the connection; `work` sends the commit, which is waited for here. */
async function runUnder<Result>(
  { pool, watch }: { readonly pool: pg.Pool; readonly watch: PoolWatch | undefined },
  scope: Scope,
  work: (sent: SentStatements, commit: () => void) => Promise<Result>,
): Promise<Result> {
  const settings = settingsOf(scope);
  const client = await connectTo(pool);
  const sent = trackSent(client);
  let broken: Error | undefined;
  let confirmed: (() => void) | undefined;
  try {
    sent.write({ text: `begin; ${settings}` });
    const result = await work(sent, () => {
      confirmed = timeCommit(watch);
      sent.write({ text: 'commit' });
    });
    await sent.allSucceeded();
    expectSureCommits(client);
    confirmed?.();
    return result;
  } catch (error) {
    broken = await rollBack(client);
    throw asOutage(sent.causeOf(error));
  } finally {
    client.release(broken);
  }
}

async function connectTo(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw asOutage(error);
  }
}

async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Says who asks. Every value is checked, none is a user's text. */
function settingsOf(scope: Scope): string {
  const settings = [`set local app.role = '${scope.role}'`];
  if (scope.merchantRight) settings.push(`set local app.merchant_right = '${scope.merchantRight}'`);
  for (const [name, id] of [
    ['merchant_id', scope.merchantId],
    ['partner_id', scope.partnerId],
  ] as const) {
    if (id === undefined || id === null) continue;
    if (!UUID.test(id)) throw new Error(`scope ${name} is not a uuid`);
    settings.push(`set local app.${name} = '${id}'`);
  }
  if (scope.patienceMs !== undefined) settings.push(`set local statement_timeout = ${Math.round(scope.patienceMs)}`);
  return settings.join('; ');
}

function transactionOn({ send, write }: SentStatements): Transaction {
  const many = async <Row>(statement: Statement): Promise<Row[]> => (await send(statement)).rows as Row[];
  return { write, many, first: async <Row>(statement: Statement) => (await many<Row>(statement))[0] ?? null };
}
