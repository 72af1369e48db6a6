import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE } from '@comptoir/websrm/requests/error-catalogue';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const PLACES = ['simulators/src/authority', 'websrm/src/requests', 'websrm/src/certificates', 'websrm/src/recipes'];

const sourcesOf = (place: string): string[] =>
  readdirSync(join(ROOT, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('error-rows'))
    .map((file) => readFileSync(join(ROOT, place, file), 'utf8'));

it('every error of the catalogue is given by the simulator or the codec, or docs/assumptions.md says that none gives it', () => {
  const sources = PLACES.flatMap(sourcesOf).join('\n');
  const codes = new Set(Array.from(sources.matchAll(/'(\d{3})'/g), ([, code]) => code));
  const missing = CATALOGUE.map(({ id }) => id.slice(8, 11)).filter((code) => !codes.has(code));
  const page = readFileSync(join(ROOT, 'docs/assumptions.md'), 'utf8');
  const [, section = ''] = page.split('## Errors that nothing here gives');
  const documented = Array.from(section.matchAll(/\b(\d{3})\b/g), ([, code]) => code);
  expect(new Set(documented)).toEqual(new Set(missing));
});
