import { expect, it } from 'vitest';
import { withClient } from '../src/backup/open-cluster.ts';
import { useTestApp } from './test-app.ts';

const test = useTestApp();

/**
 * Functions that a row goes through as it is dumped or read back: columns made of others, checks, indexes over expressions, and the policies
 * that decide which rows the owner's dump has.
 */
const CALLED = `select distinct p.oid::regprocedure::text as signature,
    format('select %I.%I(%s)', n.nspname, p.proname, (
      select string_agg(case when t.type::regtype = 'text'::regtype then '''Café & St-Élie''' when t.type::regtype = 'uuid'::regtype then 'gen_random_uuid()' else '1' end, ', ' order by t.place)
      from unnest(p.proargtypes) with ordinality as t (type, place))) as call
  from pg_depend d join pg_proc p on d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid
  join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'public' and (d.classid = 'pg_policy'::regclass
      or (d.classid in ('pg_attrdef'::regclass, 'pg_constraint'::regclass, 'pg_class'::regclass) and p.provolatile = 'i'))
  order by 1`;

it('a dump is made and read back without a search path: what its rows go through finds all that it calls', async () => {
  await withClient(test.databaseUrl, async (client) => {
    const { rows } = await client.query<{ signature: string; call: string }>(CALLED);
    expect(rows.map(({ signature }) => signature)).toEqual(
      expect.arrayContaining(['findable(text)', 'fold(text)', 'app_sees(uuid)']),
    );
    await client.query("select set_config('search_path', '', false)");
    const lost: string[] = [];
    for (const { signature, call } of rows) {
      // a sample that it does not take is no fault of the function: what it cannot find is
      const code = await client.query(call).then(
        () => null,
        (error: { code?: string }) => error.code ?? 'no code',
      );
      if (code?.startsWith('42') ?? false) lost.push(signature);
    }
    expect(lost).toEqual([]);
  });
});
