import pg from 'pg';
import { workSideBySide } from './work-side-by-side.ts';

interface Made {
  readonly drop: string;
  readonly make: string;
}

/** Constraints that keep rows apart, but for those that other tables refer to. */
const CONSTRAINTS = `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(c.oid)) as make
  from pg_constraint c where conrelid = any($1::regclass[]) and contype in ('p', 'u')
    and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = c.conindid)
  order by conrelid, conname`;

/** An index of a partitioned table is made with those of its parts. */
const INDEXES = `select format('drop index %I', i.indexrelid::regclass) as drop,
    replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as make
  from pg_index i where i.indrelid = any($1::regclass[])
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid) order by 2`;

/** Fills tables without their indexes, and makes those afterwards: each is sorted once, and not searched for every row. */
export async function withoutIndexes(url: string, tables: readonly string[], fill: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const read = async (text: string): Promise<Made[]> => (await client.query<Made>(text, [tables])).rows;
  const [constraints, indexes] = [await read(CONSTRAINTS), await read(INDEXES)];
  for (const { drop } of [...indexes, ...constraints]) await client.query(drop);
  await client.end();
  await fill();
  await workSideBySide(
    url,
    [...constraints, ...indexes].map(
      ({ make }) =>
        (worker) =>
          worker.query(make),
    ),
  );
}
