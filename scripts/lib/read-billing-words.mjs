import { EN } from './run-billing.en.mjs';
import { FR } from './run-billing.fr.mjs';
import { refusal } from './refusal.mjs';

/**
 * Reads the arguments of `npm run billing`: the moment, right now unless `--now <day or instant>` says otherwise, and its texts
 * in the language of `--lang fr|en`, or else of the shell's own language.
 * @param {readonly string[]} words
 * @param {NodeJS.ProcessEnv} env
 */
export function readBillingWords(words, env) {
  const lang = find(words, '--lang');
  const texts = textsOf(lang?.value ?? (env['LC_ALL'] || env['LANG'] || ''));
  const rest = lang ? words.toSpliced(lang.at, lang.length) : words;
  const now = find(rest, '--now');
  if (rest.length !== (now?.length ?? 0)) throw refusal(texts.badMoment);
  return { texts, now: now ? readMoment(now.value, texts) : new Date().toISOString() };
}

/** @param {string} lang */
const textsOf = (lang) => (lang.toLowerCase().startsWith('fr') ? FR : EN);

/**
 * An option with its value, written `--name value` or `--name=value`.
 * @param {readonly string[]} words
 * @param {string} name
 */
function find(words, name) {
  const at = words.findIndex((word) => word === name || word.startsWith(`${name}=`));
  const word = words[at];
  if (word === undefined) return null;
  if (word !== name) return { at, length: 1, value: word.slice(name.length + 1) };
  return { at, length: 2, value: words[at + 1] ?? '' };
}

/**
 * @param {string} typed
 * @param {typeof EN} texts
 */
function readMoment(typed, texts) {
  // At five in the morning of UTC, the day has begun in both zones of Québec, in summer and winter.
  const text = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? `${typed}T05:00:00Z` : typed;
  const isMoment = /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isMoment) throw refusal(texts.badMoment);
  return new Date(text).toISOString();
}
