import { boundRows } from '../../base/files/bound-rows.ts';
import { readCsv } from '../../base/files/read-csv.ts';
import { foldText } from '../../base/search/fold-text.ts';
import { accept, refuse, type Result } from '../../base/results/result.ts';

/** Columns of a file about a merchant, in the words of a registration. */
export const INVITATION_COLUMNS = ['company_name', 'name', 'email', 'language'] as const;
export type InvitationColumn = (typeof INVITATION_COLUMNS)[number];

/** A line as it was typed; `language` is the partner's where the file says none. */
export type InvitationLine = Readonly<Record<InvitationColumn, string>> & { readonly line: number };

/** A file may have so many lines beside its first. */
export const MOST_INVITATIONS = 10_000;

/** Names of the columns in a file, without accents, capitals and signs. */
const NAMES: Readonly<Record<InvitationColumn | 'nameOfEither', readonly string[]>> = {
  company_name: named(
    'commerce entreprise compagnie etablissement restaurant raisonsociale commercant business company merchant shop store',
    ['nomdu', 'nomdela', 'nomdel', 'nom'],
    ['name'],
  ),
  name: named(
    'personne contact responsable proprietaire person owner',
    ['nomdu', 'nomdela', 'nomdel', 'nom'],
    ['name', 'person'],
  ).concat(['personneressource', 'nomcomplet', 'prenometnom', 'nometprenom', 'fullname', 'firstandlastname']),
  email: named(
    'courriel courrielelectronique email mail electronique',
    ['adresse', 'adressede'],
    ['address', 'adress'],
  ),
  language: named('langue language lang', [], []).concat(['languedecorrespondance', 'preferredlanguage']),
  /** Of the person beside a column of businesses, of the business beside one of persons. */
  nameOfEither: ['nom', 'name'],
};

/** Words, each alone and with what may stand before or after it. */
function named(words: string, before: readonly string[], after: readonly string[]): string[] {
  return words
    .split(' ')
    .flatMap((word) => [word, ...before.map((one) => one + word), ...after.map((one) => word + one)]);
}

const LANGUAGES: Readonly<Record<string, string>> = {
  fr: 'fr',
  f: 'fr',
  frca: 'fr',
  francais: 'fr',
  french: 'fr',
  en: 'en',
  e: 'en',
  enca: 'en',
  anglais: 'en',
  english: 'en',
};

/**
 * The merchants of a file, whose first line names the columns in either language, by one of several names and in any order; a column more is left out. `language` is
 * the partner's. Refused without the three columns that are needed, without a line, and beyond `MOST_INVITATIONS`.
 */
export function readInvitations(
  text: string,
  language: string,
): Result<InvitationLine[], 'invitations-unreadable' | 'invitations-too-many'> {
  const [head, ...rows] = boundRows(readCsv(text, MOST_INVITATIONS + 1));
  const places = placesOf(head?.cells ?? []);
  if (rows.length === 0 || !isWhole(places)) return refuse('invitations-unreadable');
  if (rows.length > MOST_INVITATIONS) return refuse('invitations-too-many');
  return accept(
    rows.map(({ line, cells }) => {
      const cell = (column: InvitationColumn): string => cells[places[column]] ?? '';
      const typed = cell('language');
      return {
        line,
        company_name: cell('company_name'),
        name: cell('name'),
        email: cell('email'),
        language: typed === '' ? language : (LANGUAGES[plain(typed)] ?? typed),
      };
    }),
  );
}

type Places = Readonly<Record<InvitationColumn, number>>;

function placesOf(head: readonly string[]): Places {
  const names = head.map(plain);
  const placeOf = (column: keyof typeof NAMES): number => names.findIndex((name) => NAMES[column].includes(name));
  const [company, person, either] = [placeOf('company_name'), placeOf('name'), placeOf('nameOfEither')];
  return {
    company_name: company < 0 ? either : company,
    name: person < 0 && company >= 0 ? either : person,
    email: placeOf('email'),
    language: placeOf('language'),
  };
}

const isWhole = ({ company_name: company, name, email }: Places): boolean => Math.min(company, name, email) >= 0;

const plain = (text: string): string => foldText(text).replaceAll(/[^a-z]/g, '');
