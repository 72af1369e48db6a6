import type pg from 'pg';

/** A column of a table as the migrations made it. */
export interface SchemaColumn {
  readonly isNullable: boolean;
  /** The only texts that a check lets in; null without such a check. */
  readonly literals: readonly string[] | null;
}

/** Columns by table and place, as `describeStatement` names them. */
export type Schema = ReadonlyMap<string, SchemaColumn>;

export const keyOf = (table: number, column: number): string => `${table}.${column}`;

interface ColumnRow {
  readonly table: number;
  readonly column: number;
  readonly isNullable: boolean;
  readonly check: string | null;
}

/** Reads what the tables say of their columns: whether they may be null, and which texts a check allows. */
export async function readSchema(client: pg.Client): Promise<Schema> {
  const { rows } = await client.query<ColumnRow>(
    `select a.attrelid::int as table, a.attnum as column, not a.attnotnull as "isNullable",
        (select pg_get_constraintdef(c.oid) from pg_constraint c
          where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
            and pg_get_constraintdef(c.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[' limit 1) as check
      from pg_attribute a join pg_class t on t.oid = a.attrelid
      where t.relnamespace = 'public'::regnamespace and a.attnum > 0`,
  );
  return new Map(
    rows.map(({ table, column, isNullable, check }) => [
      keyOf(table, column),
      {
        isNullable,
        literals: check === null ? null : [...check.matchAll(/'([^']*)'::text/g)].map(([, text]) => text ?? ''),
      },
    ]),
  );
}
