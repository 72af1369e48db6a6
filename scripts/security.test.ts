import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
const rows = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) => {
    const [id = '', , state = '', how = '', shownBy = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { id, state: state.replaceAll('*', ''), how, shownBy };
  });

/** Requirements of levels 1 and 2 in each chapter of the standard's version 5.0. */
const REQUIREMENTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

describe('the security page', () => {
  it('has a row for each requirement of the standard, and one only', () => {
    const chapters = REQUIREMENTS.map((_, index) => rows.filter(({ id }) => id.startsWith(`${index + 1}.`)).length);
    expect(chapters).toEqual(REQUIREMENTS);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
  });

  it('says of each how it stands and why', () => {
    expect(rows.filter(({ state }) => !['met', 'n/a', 'operator', 'missing'].includes(state))).toEqual([]);
    expect(rows.filter(({ how }) => how.length < 5)).toEqual([]);
  });

  it('names places that are there', () => {
    const places = rows.flatMap(({ shownBy }) =>
      [...shownBy.matchAll(/`([\w./-]+)`/g)].map(([, place]) => place ?? ''),
    );
    expect(places.length).toBeGreaterThan(150);
    expect([...new Set(places)].filter((place) => !existsSync(join(root, place)))).toEqual([]);
  });

  it('counts what it has', () => {
    const count = (wanted: string) => rows.filter(({ state }) => state === wanted).length;
    expect(text).toContain(
      `Of 253 requirements ${count('met')} are met, ${count('n/a')} do not apply, ${count('operator')} are the operator’s and ${count('missing')} are missing.`,
    );
  });
});
