import { describe, expect, it } from 'vitest';
import { EXPECTED_GRANTS, type ExpectedGrants } from './expected-grants.ts';
import { asSystem } from './factories/merchants.ts';
import { useTestApp } from './test-app.ts';

const test = useTestApp();

interface Granted {
  readonly name: string;
  readonly select: boolean;
  readonly insert: boolean;
  readonly delete: boolean;
  readonly more: boolean;
  readonly update: string[];
}

const grantsOf = (role: string, where: string) =>
  asSystem<Granted>(test, {
    text: `select c.relname as name,
        has_table_privilege($1, c.oid, 'select') as select, has_table_privilege($1, c.oid, 'insert') as insert,
        has_table_privilege($1, c.oid, 'delete') as delete, has_table_privilege($1, c.oid, 'truncate, references, trigger') as more,
        coalesce((select array_agg(a.attname::text order by a.attname) from pg_attribute a where a.attrelid = c.oid
          and a.attnum > 0 and not a.attisdropped and has_column_privilege($1, c.oid, a.attnum, 'update')), '{}') as update
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') and ${where} order by 1`,
    values: [role],
  });

const expected = ([name, grants]: [string, ExpectedGrants]): Granted => ({
  name,
  select: true,
  insert: grants.insert ?? true,
  delete: grants.delete ?? false,
  more: false,
  update: (grants.update ?? '').split(/\s+/).filter((column) => column !== ''),
});

describe('the role of the API', () => {
  it('has of each table the rights that are stated by hand, column by column', async () => {
    const granted = await grantsOf('comptoir_app', 'not c.relispartition');
    expect(granted).toEqual(
      Object.entries(EXPECTED_GRANTS)
        .map(expected)
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    );
  });

  it('reaches partitions through their table alone', async () => {
    const granted = await grantsOf('comptoir_app', 'c.relispartition');
    expect(granted.length).toBeGreaterThan(20);
    expect(granted.filter((one) => one.select || one.insert || one.delete || one.update.length > 0)).toEqual([]);
  });
});

it('the role of the queue reaches no table of ours', async () => {
  const granted = await grantsOf('comptoir_jobs', 'true');
  expect(granted.filter((one) => one.select || one.insert || one.delete || one.update.length > 0)).toEqual([]);
});
