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
  // not within another word, as in the name of a queue
  { word: 'e-mail', pattern: /(?<![\p{L}\p{N}-])[eE]-mail/gu, instead: 'email' },
];

/**
 * Count of each word that is still there, by package: an upper bound that may only fall. A package or word that is not listed
 * has none. Removing one lowers the number.
 */
const LEFT: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  api: {
    judge: 11,
    'hand over': 22,
    whoever: 2,
    somebody: 2,
    nobody: 7,
    told: 3,
    tells: 2,
  },
  contract: { 'hand over': 5 },
  e2e: { nobody: 2 },
  simulators: { nobody: 3 },
  web: {
    judge: 1,
    believe: 1,
    'note…': 9,
    'hand over': 8,
    '…InFull': 2,
    whoever: 3,
    somebody: 1,
    nobody: 2,
    told: 22,
    tells: 4,
    mend: 5,
  },
};

const files = trackedFiles(/\.(?:ts|tsx|mjs|md)$/).filter(({ name }) => name !== 'words.test.ts');
const packageOf = (name: string): string => (name.includes('/') ? name.slice(0, name.indexOf('/')) : 'root');
const packages = [...new Set(files.map(({ name }) => packageOf(name)))];

/** Lists the places of a word in a package, with its count, file by file. */
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

/** The lines of texts that a pattern finds: comments and imports are read by no user. */
const linesWith = (pattern: RegExp, inFiles: typeof files): string[] =>
  inFiles.flatMap(({ name, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        !/^\s*(?:\/?\*|\/\/|import |\} from )/.test(line) && pattern.test(line) ? [`${name}:${String(index + 1)}`] : [],
      ),
  );
/** True for files that merchants read: the terminal and the simulators speak in developers' commands and to them. */
const readByMerchants = ({ name }: { name: string }): boolean => !/^(?:terminal|simulators)\//.test(name);

describe('texts in French', () => {
  const texts = files.filter(({ name }) => name.endsWith('.fr.ts'));

  it('have no space before ; ! and ?, as in Québec, wherever they are read', () => {
    // one that may break a line only between a letter and what ends a text: elsewhere it is code
    const space = /(?:\\u00A0|\\u202F|[\u00A0\u202F])[;!?]|[\p{L}»)] [;!?](?=['`]|\\u00A0»)/iu;
    expect(linesWith(space, texts)).toEqual([]);
  });

  it('break no line before a colon or within « »', () => {
    expect(linesWith(/[\p{L}»)}] : [\p{L}{«$]|« \S|\S »/u, texts)).toEqual([]);
  });

  it('call a device an appareil, but where it speaks itself', () => {
    // who makes it, a name that it may be given, and money in a drawer
    const other = /fournisseur de caisse|Caisse avant|Petite caisse/g;
    const ours = texts.filter(readByMerchants).map(({ name, text }) => ({ name, text: text.replaceAll(other, '') }));
    expect(linesWith(/\bcaisses?\b|\bterminal\b(?!:)/i, ours)).toEqual([]);
  });

  it.each([
    ['Actualiser, Synchronisé', /[Ll](?:ire|isez|us?|ues) de nouveau|\bLue? chez/],
    ['Aucune carte enregistrée', /Aucune carte ne paie/],
    ['Exporter (CSV)', /[Tt]élécharger pour un tableur/],
    ['Ouvrir en tant que…', /Agir pour/],
    ['Effacer les filtres', /Retirer les filtres/],
    ['Filtrer la liste', /Restreindre l/],
    ['facture de service', /factures? d’abonnement/i],
    ['l’équipe Comptoir', /équipe de Comptoir/],
    ['Actions', /: '(?:Opérations|Interventions?|Modifications)'/],
  ])('have one name for one thing: %s', (_instead, pattern) => {
    expect(linesWith(pattern, texts.filter(readByMerchants))).toEqual([]);
  });
});

describe('texts in English', () => {
  const texts = files.filter(({ name }) => name.endsWith('.en.ts') && readByMerchants({ name }));

  it.each([
    ['an email, emails', /\b(?:an?|every|this|by) mail\b|(?<![-.])\bmails\b(?=[^:]*['`])(?!:)/i],
    ['device', /(?<![-{\w])[Tt]ills?\b(?![:}\-' ]*[:,}-])(?=.*['`])/],
    ['Status, as the name of a column', /: 'State'/],
    ['Clear filters, Filter the list', /'(?:Reset filters|Narrow )/],
    ['is responding', /Revenu Québec (?:does not )?answers? ?(?:again|'|at the moment)/],
    ['Log in as…', /'Act for/],
    [
      'short sentences of a native',
      /bears another name|ticks itself|Look at the employees|Last one accepted|Bills of the day/,
    ],
    ['no longer', /\bno more\.|\bhere no more\b|any more\.'/],
    ['cannot', /\bis no (?:proof|placeholder|backup)\b/],
    ['attempt', /\b(?:last|next|failed) tr(?:y|ies)\b/i],
    ['as a native counts', /said otherwise|otherwise than|another \w+ than\b/],
  ])('say it as a native does: %s', (_instead, pattern) => {
    expect(linesWith(pattern, texts)).toEqual([]);
  });
});
