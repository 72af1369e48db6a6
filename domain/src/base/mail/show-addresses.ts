import { normalEmail } from '../sessions/normal-email.ts';
import { readPunycode } from './read-punycode.ts';

/**
 * A text for people: the domain of every email address in it as it was typed, with its accents. Addresses are kept, compared and sent to as
 * mail servers know them, with `xn--…`; a domain that does not come back as it was stays as it is, and so does one with letters that are
 * drawn like Latin ones and are none: it could pass for another.
 */
export const showAddresses = (text: string): string =>
  text.includes('xn--') ? text.replaceAll(DOMAIN, (_, domain: string) => `@${shownDomain(domain)}`) : text;

const DOMAIN = /@([a-z0-9.-]+)/g;

/** The longest that a domain can be. Source: RFC 1035. */
const LONGEST = 253;

/** Letters of scripts that are not taken for one another. Source: UTS 39, whose tables of lookalikes are of Cyrillic, Greek and others. */
const UNMISTAKABLE =
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Mn}ー\d.-]+$/u;

function shownDomain(domain: string): string {
  if (!domain.includes('xn--') || domain.length > LONGEST) return domain;
  const shown = domain
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (readPunycode(label.slice('xn--'.length)) ?? label) : label))
    .join('.');
  return UNMISTAKABLE.test(shown) && normalEmail(`a@${shown}`) === `a@${domain}` ? shown : domain;
}
