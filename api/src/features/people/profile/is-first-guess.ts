/**
 * True when a password is one of those that are tried first: on a list of what leaked most often, such a word with digits and signs around it or
 * repeated, or the person's own address. No rule of composition: a long sentence is never one. Source: NIST SP 800-63B on blocklists.
 */
export async function isFirstGuess(password: string, email: string): Promise<boolean> {
  const words = await commonWords();
  const known = (word: string): boolean => words.has(word) || word === email || word === email.split('@')[0];
  const typed = password.normalize('NFKC').toLowerCase();
  const [bare, part] = [withoutPadding(typed), repeatedPart(typed)];
  return known(typed) || known(bare) || part.length <= LONGEST_TRIVIAL || known(part) || known(withoutPadding(part));
}

/** Four letters or fewer over and over are guessed as quickly as the four letters. */
const LONGEST_TRIVIAL = 4;

const withoutPadding = (word: string): string => word.replace(/^[^\p{L}]+/u, '').replace(/(?<!\P{L})\P{L}+$/u, '');

/** Returns the part that a word repeats, or the word itself. */
function repeatedPart(word: string): string {
  const again = `${word}${word}`.indexOf(word, 1);
  return word.slice(0, again);
}

let loading: Promise<ReadonlySet<string>> | undefined;

/** Half a megabyte that few requests need: read when the first of them comes. */
const commonWords = (): Promise<ReadonlySet<string>> => (loading ??= loadWords());

async function loadWords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], 'comptoir']);
}
