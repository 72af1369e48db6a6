import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, trackedFiles } from './scripts/lib/tracked-files.ts';

/**
 * A citation leads somewhere: `SRM-n` and `CLV-n` to docs/sources.md, `spec §n` to a section or row of docs/coverage,
 * with the words quoted beside it, `decision n` to a page of docs/decisions.
 */
const files = trackedFiles(/\.(?:ts|tsx|mjs|md|sql|css)$/)
  // What was applied before 1.0 is never edited, and this test names what it forbids.
  .filter(({ name }) => !name.startsWith('api/migrations/before-1.0/') && name !== 'sources.test.ts');

/** One line per comment or paragraph, so that a citation may be broken over two. */
const unwrap = (text: string): string => text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/|--)?[ \t]*(?=\S)/g, ' ');

/** Returns the findings of `find` in the files, as `file: finding`. */
const inFiles = (find: (text: string, name: string) => readonly string[]): string[] =>
  files.flatMap(({ name, text }) => find(unwrap(text), name).map((found) => `${name}: ${found}`));

const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, first = '']) => first);

const facts = matches(read('docs/sources.md'), /^- \*\*((?:SRM|CLV)-\d+)\*\*/gm);
const coverage = readdirSync(path.join(root, 'docs/coverage'))
  .map((name) => read(`docs/coverage/${name}`))
  .join('\n');
const rows = new Set(matches(coverage, /^\| §([\d.]+) \|/gm));
const decisions = new Set(readdirSync(path.join(root, 'docs/decisions')).map((name) => Number(name.slice(0, 4))));

/** The words of each section of the specification, in lower case. */
const sections = new Map(
  coverage.split(/^## /m).map((section) => [/^(\d+)\./.exec(section)?.[1] ?? '0', section.toLowerCase()]),
);

const SPEC = /\bspec §[\d.]*\d(?:(?:,| to| and|;)? ?(?:§[\d.]*\d|"[^"]*"))*/g;

/** Returns the parts of one citation of the specification that are not there. */
function missingOfSpec(citation: string): string[] {
  let section = '';
  return [...citation.matchAll(/§([\d.]*\d)|"([^"]*)"/g)].flatMap(([whole, number, words]) => {
    if (words !== undefined)
      return sections.get(section)?.includes(words.toLowerCase()) ? [] : [`§${section} ${whole}`];
    section = (number ?? '').split('.')[0] ?? '';
    return rows.has(number ?? '') || (number === section && sections.has(section)) ? [] : [`spec ${whole}`];
  });
}

describe('a citation', () => {
  it('of a fact names one that docs/sources.md has', () => {
    expect(inFiles((text) => matches(text, /\b((?:SRM|CLV)-\d+)\b/g).filter((fact) => !facts.includes(fact)))).toEqual(
      [],
    );
  });

  it('of the specification names a section or row of docs/coverage, and words that are in it', () => {
    expect(inFiles((text) => (text.match(SPEC) ?? []).flatMap(missingOfSpec))).toEqual([]);
  });

  it('of a decision names one that was recorded', () => {
    const numbers = /\bdecisions? ((?:\d+(?:, | and |,? to )?)+)/gi;
    const unknown = (text: string): string[] =>
      matches(text, numbers)
        .flatMap((list) => list.match(/\d+/g) ?? [])
        .filter((number) => !decisions.has(Number(number)));
    expect(inFiles(unknown)).toEqual([]);
  });

  it('names nothing that is not in the repository', () => {
    const outside =
      /\b((?:facts|design|language|issue|brief),? (?:§|part \d|\d|")|certification guide|design decision|\(issue, part)/g;
    expect(inFiles((text) => matches(text, outside))).toEqual([]);
  });
});

describe('docs/sources.md', () => {
  it('gives each number once, without a gap', () => {
    for (const prefix of ['SRM', 'CLV']) {
      const own = facts.filter((fact) => fact.startsWith(prefix));
      expect(own).toEqual(own.map((_, index) => `${prefix}-${index + 1}`));
    }
  });
});
