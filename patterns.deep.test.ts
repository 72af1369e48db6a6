import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSync } from 'recheck';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

/**
 * A pattern that goes back over what it has read takes, of a text that is a hundred times as long, ten thousand times as long: one text of
 * a stranger then stops the server. Every pattern of the programs that run is checked by `recheck`.
 */
const root = import.meta.dirname;

/** Programs that run: code of tests, builds or measurements reads no stranger's text. */
const PROGRAMS = /^(?:domain|contract|websrm|api|web|terminal|simulators)\/(?:src|verifier|worker)\/.*\.tsx?$/;
const OF_TESTS = /\.test\.tsx?$/;

/** Patterns that are put together, each with one that comes of it. A new one is written out here, and checked as the others are. */
const PUT_TOGETHER: Readonly<Record<string, readonly RegExp[]>> = {
  'api/src/platform/http/write-page.ts': [/^\/partner\/[^/]+\/merchants\/[^/]+$/],
  'domain/src/base/search/fold-text.ts': [/[æœø]/g],
  'domain/src/help/support/text-of-html.ts': [/<\/script/gi],
  'web/src/app/paths.ts': [/^\/partner\/[^/]+\/merchants\/[^/]+$/],
  'websrm/src/certificates/certificates.ts': [
    /^-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----\s*$/,
  ],
  'websrm/src/certificates/check-subject.ts': [
    /^(RBC|TRP)-[A-Z0-9]{4}-[A-Z0-9]{4}$/i,
    /^FOB-[A-Z0-9]{4}-[A-Z0-9]{4}$/i,
  ],
  'websrm/src/requests/allowed-text.ts': [/^[\u0020-\u007E\u00C0-\u00FF/<>\\]*$/],
};

interface Node {
  readonly type?: string;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly callee?: { readonly name?: string };
}

/** The nodes of a syntax tree for which `isWanted` holds. */
function findNodes(tree: unknown, isWanted: (node: Node) => boolean): Node[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const within = Object.values(tree).flatMap((part) => findNodes(part, isWanted));
  return isWanted(tree) ? [tree, ...within] : within;
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => PROGRAMS.test(file) && !OF_TESTS.test(file));

const treeOf = (file: string): unknown => {
  const text = readFileSync(path.join(root, file), 'utf8');
  // a tree costs more than a look for what a pattern begins with
  return /\/[^\n]+\/|RegExp/.test(text) ? parseSync(file, text).program : null;
};
const trees = files.map((file) => ({ file, tree: treeOf(file) }));

interface Pattern {
  readonly source: string;
  readonly flags: string;
}

const written = trees.flatMap(({ tree }) =>
  findNodes(tree, ({ regex }) => regex !== undefined).flatMap(({ regex }) =>
    regex ? [{ source: regex.pattern, flags: regex.flags }] : [],
  ),
);

const putTogether = trees
  .filter(({ tree }) => findNodes(tree, ({ callee }) => callee?.name === 'RegExp').length > 0)
  .map(({ file }) => file);

/** True when something in a pattern may be repeated without an end. A pattern of bounded length takes a bounded time at each letter. */
const mayRepeat = ({ source }: Pattern): boolean =>
  /[*+]|\{\d+,\}/.test(source.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/g, 'x'));

/** By a fixed seed: what is safe today is safe tomorrow. */
const LIMITS = { timeout: 20_000, randomSeed: 1, attackTimeout: 500, incubationTimeout: 500, maxIteration: 3 } as const;

function verdictOf({ source, flags }: Pattern): string {
  // `v` adds sets of letters, which say nothing about repetitions
  const { status, complexity } = checkSync(source, flags.replace('v', 'u'), LIMITS);
  return status === 'safe' ? 'linear' : (complexity?.summary ?? status);
}

const verdicts = (patterns: readonly Pattern[]): string[] => {
  const once = new Map(patterns.filter(mayRepeat).map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]));
  return [...once].flatMap(([name, pattern]) => {
    const verdict = verdictOf(pattern);
    return verdict === 'linear' ? [] : [`${name}: ${verdict}`];
  });
};

process.env['RECHECK_BACKEND'] = 'pure';

describe('every pattern of the programs', () => {
  it('is found', () => {
    expect(written.length).toBeGreaterThan(300);
    expect(written.map(({ source }) => source)).toContain(String.raw`^\P{Cc}*$`);
  });

  it('takes twice as long for a text that is twice as long, and no longer', { timeout: 600_000 }, () => {
    expect(verdicts(written)).toEqual([]);
  });

  it('is also one that is put together', () => {
    expect(putTogether).toEqual(Object.keys(PUT_TOGETHER));
    expect(verdicts(Object.values(PUT_TOGETHER).flat())).toEqual([]);
  });
});

describe('a pattern that goes back over what it has read', () => {
  it.each([/[\p{L}\p{N}][\p{L}\p{N}-]*[\p{L}\p{N}]\.\p{L}{2,}/u, /\/+$/, /\s*,\s*/, /^(?:a+)+$/, /^(.+?)\s*:\s*(.+)$/])(
    '%s is found out',
    (pattern) => expect(verdicts([pattern])).toHaveLength(1),
  );
});
