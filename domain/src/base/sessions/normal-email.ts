/** Writes a domain's name as it stands in mail. Every platform has it, and it asks nothing outside. */
declare const URL: new (address: string) => { readonly hostname: string };

/**
 * An email address as it is kept, compared and sent to: what two people would take for one address is one. Without capitals and what no one
 * sees, a domain with accents as `xn--…`. What is no address comes out as it can be compared; `emailFault` says what is wrong with it.
 */
export function normalEmail(typed: string): string {
  const email = typed.replaceAll(UNSEEN, '').trim().normalize('NFKC');
  const plain = email.replaceAll(APOSTROPHES, "'").replaceAll(HYPHENS, '-').toLowerCase();
  const at = plain.lastIndexOf('@');
  if (at < 0) return plain;
  const domain = plain.slice(at + 1);
  return `${plain.slice(0, at)}@${plainDomain(domain) ?? domain}`;
}

/**
 * Returns the fault that keeps an address of `normalEmail` from being written to, or null: `email-letters` where the part
 * before the @ has letters that few mail servers take, `email` for all else. Source: RFC 5321, RFC 5322 (dot-atom), RFC 5890.
 */
export function emailFault(email: string): 'email' | 'email-letters' | null {
  if (email.length > LONGEST.address) return 'email';
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, Math.max(0, at)), email.slice(at + 1)];
  if (!isDomain(domain)) return 'email';
  const isForeign = /[^\0-\x7f]/.test(local);
  const written = local.replaceAll(/[\p{L}\p{M}\p{N}]/gu, 'a');
  if (local.length > LONGEST.local || !written.split('.').every((part) => ATOM.test(part))) return 'email';
  return isForeign ? 'email-letters' : null;
}

const LONGEST = { address: 254, local: 64, domain: 253, label: 63 } as const;

/** Signs without a shape that come along when an address is copied. */
const UNSEEN = /\p{Cf}/gu;
/** Signs that telephones and word processors put for two signs of addresses. */
const APOSTROPHES = /[\u2018\u2019\u02BC]/g;
const HYPHENS = /[\u2010\u2011]/g;

const ATOM = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
const LABEL = /^[a-z0-9-]+$/;

/** Characters of a domain name: few of ASCII, and all others. */
const OF_DOMAIN = /^[a-z0-9.\u0080-\u{10FFFF}-]+$/u;

/** A label with an accent, and as the domain's names have it. */
const [FOREIGN, FOREIGN_PLAIN] = ['é', 'xn--9ca'];

/** A domain as mail servers know it, or null where it has no such form. */
function plainDomain(domain: string): string | null {
  if (!OF_DOMAIN.test(domain)) return null;
  if (!/[^\0-\x7f]|xn--/.test(domain)) return domain;
  try {
    // newer engines read no `xn--` in a name that is of ASCII alone: beside a label that is not, all of them are checked
    return new URL(`http://${FOREIGN}.${domain}`).hostname.slice(FOREIGN_PLAIN.length + 1);
  } catch {
    return null;
  }
}

function isDomain(domain: string): boolean {
  if (domain.length > LONGEST.domain || plainDomain(domain) !== domain) return false;
  const labels = domain.split('.');
  const top = labels.at(-1) ?? '';
  return labels.length > 1 && top.length > 1 && /[a-z]/.test(top) && labels.every(isLabel);
}

const isLabel = (label: string): boolean =>
  label.length <= LONGEST.label && LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-');
