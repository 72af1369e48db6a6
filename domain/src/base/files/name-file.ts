import { slugOf } from '../search/slug-of.ts';

/** Enough to tell businesses apart; a name may be longer than a path takes. */
const LONGEST_WORD = 60;

/** A file of a business, whose name begins with it: those of several may lie in one folder. Null for a file of no one business. */
export const nameFile = (business: string | null, name: string): string =>
  business === null ? name : `${wordOfBusiness(business)}-${name}`;

/** A business as a word for the names of files. */
export const wordOfBusiness = (business: string): string =>
  slugOf(business).slice(0, LONGEST_WORD).replace(/-$/, '') || 'commerce';
