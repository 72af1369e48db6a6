import { readCsv } from '../../base/files/read-csv.ts';
import { accept, refuse, type Result } from '../../base/results/result.ts';

/** What a line of a file says of a merchant, in the words of a registration. */
export const INVITATION_COLUMNS = ['company_name', 'name', 'email', 'language'] as const;
export type InvitationColumn = (typeof INVITATION_COLUMNS)[number];

/** A line as it was typed; `language` is the partner's where the file says none. */
export type InvitationLine = Readonly<Record<InvitationColumn, string>> & { readonly line: number };

/** A file may have so many lines beside its first. */
export const MOST_INVITATIONS = 10_000;

/** What the columns are called in a file, without accents, capitals and signs. */
const NAMES: Readonly<Record<InvitationColumn, readonly string[]>> = {
  company_name: ['commerce', 'entreprise', 'business', 'company', 'companyname'],
  name: ['nom', 'personne', 'name', 'person'],
  email: ['courriel', 'email', 'courrielelectronique'],
  language: ['langue', 'language'],
};

const LANGUAGES: Readonly<Record<string, string>> = {
  fr: 'fr',
  francais: 'fr',
  french: 'fr',
  en: 'en',
  anglais: 'en',
  english: 'en',
};

/**
 * The merchants of a file, whose first line names the columns in either language and any order; a column more is left out. `language` is
 * the partner's. Refused without the three columns that are needed, without a line, and beyond `MOST_INVITATIONS`.
 */
export function readInvitations(
  text: string,
  language: string,
): Result<InvitationLine[], 'invitations-unreadable' | 'invitations-too-many'> {
  const [head, ...rows] = readCsv(text, MOST_INVITATIONS + 1);
  const places = placesOf(head?.cells ?? []);
  if (rows.length === 0 || !isWhole(places)) return refuse('invitations-unreadable');
  if (rows.length > MOST_INVITATIONS) return refuse('invitations-too-many');
  return accept(
    rows.map(({ line, cells }) => {
      const cell = (column: InvitationColumn): string => cells[places[column]] ?? '';
      const said = cell('language');
      return {
        line,
        company_name: cell('company_name'),
        name: cell('name'),
        email: cell('email'),
        language: said === '' ? language : (LANGUAGES[plain(said)] ?? said),
      };
    }),
  );
}

type Places = Readonly<Record<InvitationColumn, number>>;

function placesOf(head: readonly string[]): Places {
  const names = head.map(plain);
  const placeOf = (column: InvitationColumn): number => names.findIndex((name) => NAMES[column].includes(name));
  return {
    company_name: placeOf('company_name'),
    name: placeOf('name'),
    email: placeOf('email'),
    language: placeOf('language'),
  };
}

const isWhole = ({ company_name: company, name, email }: Places): boolean => Math.min(company, name, email) >= 0;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
