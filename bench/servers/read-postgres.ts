import type pg from 'pg';

/** Work of PostgreSQL so far, and the connections of ours that it holds now. */
export interface PostgresWork {
  readonly commits: number;
  readonly walBytes: number;
  readonly bytes: number;
  readonly connections: number;
}

const READ = `select (select xact_commit::float8 from pg_stat_database where datname = current_database()) as commits,
  pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as "walBytes", pg_database_size(current_database())::float8 as bytes,
  (select count(*)::int from pg_stat_activity where application_name like 'comptoir%') as connections`;

export async function readPostgres(client: pg.Client): Promise<PostgresWork> {
  const { rows } = await client.query<PostgresWork>(READ);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL does not say what it did');
  return row;
}
