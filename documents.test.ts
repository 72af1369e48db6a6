import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, trackedFiles } from './scripts/lib/tracked-files.ts';

/** Checks that statements of a document about the repository hold: links, paths, file names, and the names of tests that show something. */
const documents = trackedFiles(/\.md$/);
const names = trackedFiles(/./).map(({ name }) => name);
const baseNames = new Set(names.map((name) => path.basename(name)));

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, first = '']) => first);

/** Returns the findings of `find` in the documents, as `document: finding`. */
const inDocuments = (find: (text: string, name: string) => readonly string[]): string[] =>
  documents.flatMap(({ name, text }) => find(text, name).map((found) => `${name}: ${found}`));

const isThere = (place: string): boolean => existsSync(path.join(root, place));

/** `{a,b}` in a path stands for both. */
function spread(place: string): string[] {
  const [, before = '', choices, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(place) ?? [];
  return choices === undefined ? [place] : choices.split(',').flatMap((choice) => spread(`${before}${choice}${after}`));
}

/** A test's name as it may be compared, however it is quoted in its file. */
const plain = (text: string): string =>
  text
    .replaceAll(/[’‘]|\\'/g, "'")
    .replaceAll(/[`_]/g, '')
    .replaceAll(/\s+/g, ' ');

/** Names behind `file.test.ts › one; another` in a document, each with its file. `…` stands for what a test fills in. */
function citedTests(text: string): { file: string; name: string }[] {
  return [...text.matchAll(/`([^`]+\.test\.tsx?)` › ([^|]*?)(?= · `| \||$)/gm)].flatMap(([, file = '', cited = '']) =>
    cited.split(/; (?=[a-z%])/).map((name) => ({ file, name: plain(name).trim() })),
  );
}

const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const known = sources.get(file) ?? plain(readFileSync(path.join(root, file), 'utf8'));
  sources.set(file, known);
  return known;
};

/** States of a requirement of security. */
const STATES = ['met', 'n/a', 'operator', '**missing**'];

/** Requirements of levels 1 and 2 in each chapter of the standard's version 5.0. */
const REQUIREMENTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

/** Requirements that are met by the language, and by what the product does not have. */
const BY_WHAT_IS_NOT_THERE = ['1.4.1', '3.7.1', '6.4.2'];

describe('a document', () => {
  it('links to files that are there', () => {
    const dead = (text: string, name: string): string[] =>
      matches(text, /\]\((?!https?:|mailto:|#)([^)#\s]+)/g).filter(
        (link) => !existsSync(path.join(root, path.dirname(name), link)),
      );
    expect(inDocuments(dead)).toEqual([]);
  });

  it('names folders and files that are there', () => {
    const place = /`((?:api|bench|contract|docs|domain|e2e|scripts|simulators|terminal|web|websrm)\/[\w./{},-]+)`/g;
    const gone = (text: string): string[] =>
      matches(text, place)
        .flatMap(spread)
        .filter((one) => !one.includes('NNNN') && !isThere(one));
    expect(inDocuments(gone)).toEqual([]);
  });

  it('names single files that are there', () => {
    const gone = (text: string): string[] =>
      matches(text, /`([a-z\d][\w.-]*\.(?:ts|tsx|mjs|sql|css))`/g).filter((name) => !baseNames.has(name));
    expect(inDocuments(gone)).toEqual([]);
  });

  it('names tests as they are called', () => {
    const renamed = (text: string): string[] =>
      citedTests(text)
        .filter(({ file, name }) => !isThere(file) || !name.split('…').every((part) => sourceOf(file).includes(part)))
        .map(({ file, name }) => `${file} › ${name}`);
    expect(inDocuments(renamed)).toEqual([]);
  });

  it('says of each requirement of security how it stands, of one that is met what shows it, and counts them right', () => {
    const pages = documents.filter(({ name }) => name.startsWith('docs/security/')).map(({ text }) => text);
    const lines = matches(pages.join('\n'), /^\| (\d.*) \|$/gm).map((line) => line.split(/\s+\|\s+/));
    const chapters = REQUIREMENTS.map((_, index) => lines.filter(([id = '']) => id.startsWith(`${index + 1}.`)).length);
    expect(chapters).toEqual(REQUIREMENTS);
    expect(new Set(lines.map(([id]) => id)).size).toBe(lines.length);
    const unclear = ([, , state = '', how = '']: string[]): boolean => !STATES.includes(state) || how.length < 5;
    expect(lines.filter(unclear)).toEqual([]);
    const [met, none, operator, missing] = STATES.map((state) => lines.filter(([, , is]) => is === state).length);
    expect(documents.find(({ name }) => name === 'docs/security.md')?.text).toContain(
      `Of ${lines.length} requirements ${met} are met, ${none} do not apply, ${operator} are the operator’s and ${missing} are missing.`,
    );
    const shows = /\.test\.tsx?`|`docs\/|`\.oxlintrc\.json`/;
    const bare = lines.filter(([, , state, , shown = '']) => state === 'met' && !shows.test(shown));
    expect(bare.map(([requirement]) => requirement).toSorted()).toEqual(BY_WHAT_IS_NOT_THERE);
  });

  it('that a newcomer opens first has at most 120 lines', () => {
    const first = documents.filter(({ name }) => /^(?:ARCHITECTURE|CONTRIBUTING)\.md$|README\.md$/.test(name));
    expect(first.length).toBeGreaterThan(8);
    expect(first.filter(({ text }) => text.split('\n').length > 121).map(({ name }) => name)).toEqual([]);
  });

  it('has at most 200 lines, but for decisions and measurements', () => {
    const pages = documents.filter(({ name }) => !/^(?:docs\/decisions|bench)\//.test(name));
    const long = pages.map(({ name, text }) => ({ name, lines: text.split('\n').length - 1 }));
    expect(long.filter(({ lines }) => lines > 200)).toEqual([]);
  });

  it('on production leads to what no one outside has confirmed', () => {
    expect(documents.find(({ name }) => name === 'docs/runbook/production.md')?.text).toContain('(../assumptions.md)');
  });
});
