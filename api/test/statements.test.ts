import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { numberText } from '../src/platform/database/number-values.ts';
import { collectStatements, type SourceStatement } from './statements/collect-statements.ts';
import { compareRow } from './statements/compare-row.ts';
import { describeStatement, type Description } from './statements/describe-statement.ts';
import { BUILT_FROM_A_LIST, NEVER_NULL, NOT_READ_THERE } from './statements/guaranteed.ts';
import { readSchema, type Schema } from './statements/read-schema.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const FEATURES = 'api/src/features/';
const MOST_IN_ORDER = 4;

let postgres: TestDatabase;
let client: pg.Client;
let schema: Schema;
let statements: readonly SourceStatement[];
const descriptions = new Map<string, Description | Error>();

beforeAll(async () => {
  postgres = await createTestDatabase();
  client = new pg.Client(postgres.url);
  await client.connect();
  schema = await readSchema(client);
  statements = collectStatements();
  for (const text of statements.flatMap(({ texts }) => texts)) descriptions.set(text, await describe(text));
});
afterAll(async () => {
  await client.end();
  await postgres.drop();
});

it('the source says of every statement what it can be, but for those built from a list of tables', () => {
  expect(statements.length).toBeGreaterThan(350);
  const unknown = statements.filter(({ texts }) => texts.length === 0).map(({ at }) => fileOf(at));
  expect([...new Set(unknown)]).toEqual(Object.keys(BUILT_FROM_A_LIST));
});

it('the migrated schema can prepare every statement', () => {
  const refused = statements.flatMap(({ at, texts }) =>
    texts
      .map((text) => descriptions.get(text))
      .flatMap((made) => (made instanceof Error ? `${at}: ${made.message}` : [])),
  );
  expect(refused).toEqual([]);
});

it('every statement has a value for each place, more than four of them by name', () => {
  const faults = statements.flatMap(({ at, texts, values }) =>
    texts.flatMap((text) => compareValues(text, values).map((fault) => `${at}: ${fault}`)),
  );
  expect(faults).toEqual([]);
});

it('every row has the columns, types, nulls and texts that its reader declares', () => {
  const found = statements.flatMap(({ at, texts, row }) =>
    texts.flatMap((text) => {
      const made = descriptions.get(text);
      const faults = row && made && !(made instanceof Error) ? compareRow(made.columns, row, schema) : [];
      return faults.map(({ column, fault }) => ({
        key: `${fileOf(at)} ${column}`,
        fault: `${at}: ${column} ${fault}`,
      }));
    }),
  );
  const excused = new Set([...Object.keys(NEVER_NULL), ...Object.keys(NOT_READ_THERE)]);
  expect(found.filter(({ key }) => !excused.has(key)).map(({ fault }) => fault)).toEqual([]);
  expect([...excused].filter((key) => !found.some((one) => one.key === key))).toEqual([]);
});

const fileOf = (at: string): string => at.replace(FEATURES, '').replace(/:\d+$/, '');

async function describe(text: string): Promise<Description | Error> {
  try {
    return await describeStatement(client, numberText(text).text);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function compareValues(text: string, values: SourceStatement['values']): string[] {
  const made = descriptions.get(text);
  if (!made || made instanceof Error) return [];
  if (Array.isArray(values)) {
    const { names, text: numbered } = numberText(text);
    const missing = names.filter((name) => !values.includes(name));
    const unused = values.filter((name: string) => !names.includes(name));
    const mixed = /\$\d/.test(text) ? [`${numbered} has numbers and names`] : [];
    return [
      ...mixed,
      ...missing.map((name) => `:${name} has no value`),
      ...unused.map((name: string) => `${name} is not used`),
    ];
  }
  if (made.parameters > MOST_IN_ORDER) return [`its ${made.parameters} values are in order, not by name`];
  return values === null || values === made.parameters ? [] : [`${made.parameters} places, ${String(values)} values`];
}
