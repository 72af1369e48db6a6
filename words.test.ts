import { describe, expect, it } from 'vitest';
import { trackedFiles } from './scripts/lib/tracked-files.ts';

/**
 * Words that the code and its documents do not use, in identifiers, comments, texts and names of files, each with what is
 * used instead. The glossary says what the nouns mean.
 */
const WORDS: readonly { readonly word: string; readonly pattern: RegExp; readonly instead: string }[] = [
  { word: '…Needs', pattern: /\w*[a-z]Needs\b/g, instead: '…Deps' },
  { word: 'takeTurns', pattern: /take-?turns/gi, instead: 'p-queue' },
  { word: 'giveBack', pattern: /give-?back\b/gi, instead: 'refund, return' },
  { word: 'hurry', pattern: /hurr(?:y|ies|ied)/gi, instead: 'flush' },
  { word: 'wake…', pattern: /\bwake(?:[A-Z]\w*|-\w+)/g, instead: 'reschedule' },
  { word: 'judge', pattern: /judge?(?:s|d|ment|ing)?(?![a-z])/gi, instead: 'decide, resolve' },
  { word: 'believe', pattern: /believ/gi, instead: 'interpret, trust' },
  { word: 'foundIn', pattern: /foundIn\b/g, instead: 'previousState' },
  { word: 'note…', pattern: /\bnote[A-Z]\w*/g, instead: 'record, save, set' },
  { word: 'hand over', pattern: /\bhand(?:s|ed|ing)?[ -]?over/gi, instead: 'submit, pass on' },
  { word: 'announce', pattern: /\.announce\(|\bannounce:/g, instead: 'publish' },
  { word: 'useMay', pattern: /\buseMay\b/g, instead: 'usePermission' },
  { word: '…InFull', pattern: /InFull\b|-in-full\b/g, instead: '…Details' },
  { word: 'second wall', pattern: /second-wall\.test/g, instead: 'rls-isolation' },
  { word: 'billDay', pattern: /\bbill-?day/gi, instead: 'createDueInvoices' },
  { word: 'things', pattern: /\bthings\.ts/g, instead: 'factories' },
  { word: 'anew', pattern: /\banew\b/gi, instead: 'again, from scratch' },
  { word: 'whoever', pattern: /\bwho(?:m|se)?ever\b/gi, instead: 'the caller, the user, anyone who' },
  { word: 'somebody', pattern: /\bsomebody\b/gi, instead: 'a user, someone' },
  { word: 'nobody', pattern: /\bnobody\b/gi, instead: 'no one, none' },
  { word: 'told', pattern: /\btold\b|[a-z]Told\b|\bTold[A-Z]/gi, instead: 'notified, shown, reported' },
  { word: 'tells', pattern: /\btells\b/gi, instead: 'reports, shows, says' },
  { word: 'mend', pattern: /\bmend(?:s|ed|ing)?\b/gi, instead: 'fix' },
  { word: 'chance', pattern: /\bchances?\b/gi, instead: 'randomness' },
];

/**
 * How often a word is still there, by package: an upper bound that may only fall. A package or word that is not listed
 * has none. Who removes one lowers the number.
 */
const LEFT: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  api: {
    judge: 11,
    'hand over': 22,
    whoever: 2,
    somebody: 5,
    nobody: 7,
    told: 3,
    tells: 2,
  },
  contract: { 'hand over': 5 },
  e2e: { nobody: 2 },
  simulators: { nobody: 3 },
  web: {
    hurry: 1,
    judge: 1,
    believe: 1,
    'note…': 9,
    'hand over': 15,
    '…InFull': 13,
    whoever: 3,
    somebody: 1,
    nobody: 2,
    told: 25,
    tells: 5,
    mend: 5,
  },
};

const files = trackedFiles(/\.(?:ts|tsx|mjs|md)$/).filter(({ name }) => name !== 'words.test.ts');
const packageOf = (name: string): string => (name.includes('/') ? name.slice(0, name.indexOf('/')) : 'root');
const packages = [...new Set(files.map(({ name }) => packageOf(name)))];

/** Where a word is in a package, and how often, file by file. */
const placesOf = (pattern: RegExp, inPackage: string): { name: string; count: number }[] =>
  files
    .filter(({ name }) => packageOf(name) === inPackage)
    .map(({ name, text }) => ({ name, count: [...`${name}\n${text}`.matchAll(pattern)].length }))
    .filter(({ count }) => count > 0);

describe.each(packages)('the package %s', (inPackage) => {
  it.each(WORDS)('uses no $word, or no more than before', ({ word, pattern, instead }) => {
    const places = placesOf(pattern, inPackage);
    const found = places.reduce((sum, { count }) => sum + count, 0);
    const most = LEFT[inPackage]?.[word] ?? 0;
    const where = places.map(({ name, count }) => `${name} (${count})`).join(', ');
    expect(found, `"${word}" becomes "${instead}"; at most ${most}, found in ${where}`).toBeLessThanOrEqual(most);
  });
});

it('the list of what is left names words and packages that there are', () => {
  const known = new Set(WORDS.map(({ word }) => word));
  const unknown = Object.entries(LEFT).flatMap(([name, words]) => [
    ...(packages.includes(name) ? [] : [name]),
    ...Object.keys(words).filter((word) => !known.has(word)),
  ]);
  expect(unknown).toEqual([]);
});

describe('texts in French', () => {
  const texts = files.filter(({ name }) => name.endsWith('.fr.ts'));
  const linesWith = (pattern: RegExp, inFiles: typeof texts): string[] =>
    inFiles.flatMap(({ name, text }) =>
      text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${name}:${String(index + 1)}`] : [])),
    );

  it('have no space before ; ! and ?, as in Québec, wherever they are read', () => {
    // one that may break a line only between a letter and what ends a text: elsewhere it is code
    const space = /(?:\\u00A0|\\u202F|[\u00A0\u202F])[;!?]|[\p{L}»)] [;!?](?=['`]|\\u00A0»)/iu;
    expect(linesWith(space, texts)).toEqual([]);
  });

  it('call a device an appareil, but where it speaks itself', () => {
    // who makes it, a name that it may be given, and money in a drawer
    const other = /fournisseur de caisse|Caisse avant|Petite caisse/g;
    const ours = texts
      .filter(({ name }) => !name.startsWith('terminal/'))
      .map(({ name, text }) => ({ name, text: text.replaceAll(other, '') }));
    expect(linesWith(/\bcaisses?\b/i, ours)).toEqual([]);
  });
});
