import { describe, expect, it } from 'vitest';
import { trackedFiles } from './scripts/lib/tracked-files.ts';

/** A pattern that the code or a text does not use, and what stands instead. */
type Ban = readonly [instead: string, pattern: RegExp];

/** Words of no one's language, in identifiers, comments, texts and names of files. The glossary says what the nouns mean. */
const WORDS: readonly Ban[] = [
  ['…Deps', /\w*[a-z]Needs\b/],
  ['flush', /hurr(?:y|ies|ied)/i],
  ['publish', /\.announce\(|\bannounce:/],
  ['again, from scratch', /\banew\b/i],
  ['randomness', /\bchances?\b/i],
  // not within another word, as in the name of a queue
  ['email', /(?<![\p{L}\p{N}-])[eE]-mail/u],
];

const files = trackedFiles(/\.(?:ts|tsx|mjs|md)$/).filter(({ name }) => name !== 'words.test.ts');

/** Places where one of the bans is broken, each with what to say instead. */
const misfits = (bans: readonly Ban[], find: (pattern: RegExp) => readonly string[]): string[] =>
  bans.flatMap(([instead, pattern]) => find(pattern).map((place) => `${place}: ${instead}`));

it('the code and its documents use no word of the list', () => {
  const using = (pattern: RegExp): string[] =>
    files.flatMap(({ name, text }) => (pattern.test(`${name}\n${text}`) ? [name] : []));
  expect(misfits(WORDS, using)).toEqual([]);
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

/** Events and acts, whose rows have their texts in both languages. */
const ROWS = /^domain\/src\/base\/(?:activity-log\/events|audit\/acts)\//;

describe('texts in French', () => {
  const texts = files.filter(({ name }) => name.endsWith('.fr.ts') || ROWS.test(name));

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

  const names: readonly Ban[] = [
    ['Actualiser, Synchronisé', /[Ll](?:ire|isez|us?|ues) de nouveau|\bLue? chez/],
    ['Aucune carte enregistrée', /Aucune carte ne paie/],
    ['Exporter (CSV)', /[Tt]élécharger pour un tableur/],
    ['Ouvrir en tant que…', /Agir pour/],
    ['Effacer les filtres', /Retirer les filtres/],
    ['Filtrer la liste', /Restreindre l/],
    ['facture de service', /factures? d’abonnement/i],
    ['l’équipe Comptoir', /équipe de Comptoir/],
    ['Actions', /: '(?:Opérations|Interventions?|Modifications)'/],
  ];

  it('have one name for one thing', () => {
    expect(misfits(names, (pattern) => linesWith(pattern, texts.filter(readByMerchants)))).toEqual([]);
  });
});

describe('texts in English', () => {
  const texts = files.filter(({ name }) => (name.endsWith('.en.ts') && readByMerchants({ name })) || ROWS.test(name));

  const natively: readonly Ban[] = [
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
  ];

  it('say it as a native does', () => {
    expect(misfits(natively, (pattern) => linesWith(pattern, texts))).toEqual([]);
  });
});
