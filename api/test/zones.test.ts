import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Everything that may hold SQL of ours. */
const sources = ['api/migrations', 'api/src', 'bench'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:sql|ts)$/.test(name))
    .map((name) => path.join(folder, name)),
);

it('no SQL names a zone but UTC and that of Québec as PostgreSQL calls it, and what comes from elsewhere is translated', () => {
  expect(sources.length).toBeGreaterThan(700);
  const named = sources.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/at time zone (\S{1,40})/g)].map(([, zone = '']) => ({
      file,
      zone,
    })),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ zone }) => !/^(?:'UTC'|'America\/Toronto'|zone_of\()/.test(zone))).toEqual([]);
});

it('the specification’s name of the zone is a label: SQL compares it, and never reckons with it', () => {
  const lines = sources
    .filter((file) => !file.includes('before-1.0') && /\.(?:sql|store\.ts|queries\.ts)$/.test(file))
    .flatMap((file) => readFileSync(path.join(ROOT, file), 'utf8').split('\n'))
    .filter((line) => line.includes('America/Montreal') && !line.startsWith('--'));
  expect(lines.length).toBeGreaterThan(2);
  const label =
    /time_zone in \('America\/Montreal', |case zone when 'America\/Montreal' then 'America\/Toronto'|today\['America\/Montreal'\]/;
  expect(lines.filter((line) => !label.test(line))).toEqual([]);
});

it('tests ask a PostgreSQL that does not know the old name of that zone', async () => {
  const client = new pg.Client(inject('postgresUrl'));
  await client.connect();
  await expect(client.query("select now() at time zone 'America/Montreal'")).rejects.toThrow('not recognized');
  await client.end();
});
