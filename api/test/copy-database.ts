import pg from 'pg';

/** A copy of all rows of a database at one moment, kept beside them. */
export interface DatabaseCopy {
  /** Puts the rows back as they were: what was written since is forgotten. */
  restore(): Promise<void>;
}

/** Every table of ours that may hold rows, with the columns that are not reckoned from others: most have never held one. */
const TABLES = `select c.relname as name,
    (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'schema_migrations'
    and (pg_relation_size(c.oid) > 0 or exists (select from pg_partition_tree(c.oid) p where pg_relation_size(p.relid) > 0))`;

/** Copies every table of a database, also while others are connected to it. `url`: the superuser's. */
export async function copyDatabase(url: string): Promise<DatabaseCopy> {
  const tables = await asOwner(url, async (client) => {
    const rows = await listTables(client);
    await client.query('drop schema if exists copied cascade; create schema copied');
    for (const { name } of rows) await client.query(`create table copied.${name} as select * from public.${name}`);
    return rows;
  });
  return {
    restore: () =>
      asOwner(url, async (client) => {
        // Neither triggers nor foreign keys: the rows were right together once.
        await client.query('set local session_replication_role = replica');
        // To truncate them would make new files for hundreds of empty partitions. All first, so that the rows lie in the order of the copy.
        for (const { name } of await listTables(client)) await client.query(`delete from public.${name}`);
        for (const { name, columns } of tables) {
          await client.query(
            // a row that the database keeps beside another by itself is there again with that one
            `insert into public.${name} (${columns}) overriding system value select ${columns} from copied.${name} on conflict do nothing`,
          );
        }
      }),
  };
}

const listTables = async (client: pg.Client): Promise<{ name: string; columns: string }[]> =>
  (await client.query<{ name: string; columns: string }>(TABLES)).rows;

async function asOwner<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}
