import type pg from 'pg';

/** Statements that list what a database is made of, each as lines of text: two databases with the same lines are the same. */
const FACTS: Readonly<Record<string, string>> = {
  relations: `select format('%s %s %s %s owner=%s rls=%s/%s %s acl=%s %s', c.relkind, c.relpersistence, c.oid::regclass, am.amname,
      c.relowner::regrole, c.relrowsecurity, c.relforcerowsecurity, array_to_string(c.reloptions, ','), ACL(c.relacl),
      concat(pg_get_expr(c.relpartbound, c.oid), pg_get_partkeydef(c.oid)))
    from pg_class c left join pg_am am on am.oid = c.relam where c.relnamespace = 'public'::regnamespace`,
  columns: `select format('%s %s %s %s null=%s default=%s made=%s identity=%s collation=%s storage=%s acl=%s', a.attrelid::regclass,
      row_number() over (partition by a.attrelid order by a.attnum), a.attname, format_type(a.atttypid, a.atttypmod), not a.attnotnull,
      pg_get_expr(d.adbin, d.adrelid), a.attgenerated, a.attidentity, a.attcollation::regcollation, a.attstorage, ACL(a.attacl))
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on (d.adrelid, d.adnum) = (a.attrelid, a.attnum)
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`,
  constraints: `select format('%s %s %s valid=%s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
    from pg_constraint where connamespace = 'public'::regnamespace`,
  indexes: `select format('%s valid=%s', pg_get_indexdef(i.indexrelid), i.indisvalid) from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace`,
  functions: `select format('%s owner=%s acl=%s', pg_get_functiondef(p.oid), p.proowner::regrole, ACL(p.proacl)) from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and not exists (select from pg_depend where objid = p.oid and classid = 'pg_proc'::regclass and deptype = 'e')`,
  triggers: `select format('%s %s', pg_get_triggerdef(t.oid), t.tgenabled) from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`,
  policies: `select format('%s %s %s %s %s %s %s', tablename, policyname, permissive, roles, cmd, qual, with_check) from pg_policies
    where schemaname = 'public'`,
  sequences: `select format('%s %s', s, to_jsonb(s)) from pg_sequences s where schemaname = 'public'`,
  statistics: `select pg_get_statisticsobjdef(oid) from pg_statistic_ext`,
  extensions: `select format('%s %s owner=%s', extname, extversion, extowner::regrole) from pg_extension`,
  schemas: `select format('%s owner=%s acl=%s', nspname, nspowner::regrole, ACL(nspacl)) from pg_namespace where nspname !~ '^pg_(toast|temp)'`,
  types: `select format('%s %s owner=%s', typname, typtype, typowner::regrole) from pg_type where typnamespace = 'public'::regnamespace`,
  'default rights': `select format('%s %s %s', defaclrole::regrole, defaclobjtype, ACL(defaclacl)) from pg_default_acl`,
  comments: `select format('%s %s', pg_describe_object(classoid, objoid, objsubid), description) from pg_description
    where pg_describe_object(classoid, objoid, objsubid) !~ 'pg_catalog' and objoid >= 16384`,
  settings: `select format('%s %s', setrole::regrole, array_to_string(setconfig, ',')) from pg_db_role_setting s
    join pg_database d on d.oid = s.setdatabase where d.datname = current_database()`,
};

/** Rights are kept in the order in which they were given. */
const inOrder = (sql: string): string =>
  sql.replaceAll(
    /ACL\(([\w.]+)\)/g,
    "(select string_agg(entry::text, ',' order by entry::text) from unnest($1) entry)",
  );

/** Lists every fact of the catalog about what is ours in a database, by kind. */
export async function readCatalog(client: pg.Client): Promise<Record<string, readonly string[]>> {
  const facts: Record<string, readonly string[]> = {};
  for (const [kind, sql] of Object.entries(FACTS)) {
    const { rows } = await client.query<[string]>({ text: inOrder(sql), rowMode: 'array' });
    facts[kind] = rows.map(([line]) => line).toSorted();
  }
  return facts;
}

/** Counts and contents of the tables of ours that hold rows, without the moments at which they were written. */
export async function readRows(client: pg.Client): Promise<Record<string, readonly string[]>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname <> 'schema_migrations' order by 1`,
  );
  const held: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select (to_jsonb(t) - 'beaten_at' - 'created_at')::text as row from ${name} t order by 1`,
    );
    if (rows.length > 0) held[name] = rows.map(({ row }) => row);
  }
  return held;
}
