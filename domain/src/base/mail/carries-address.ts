/** Ends of a host name that a mail program makes a link of even behind a single letter, as in `x.com`. */
const SHORT_HOSTS =
  /(?:^|[^\p{L}\p{N}-])[\p{L}\p{N}]\.(?:com|net|org|ca|co|fr|io|me|ly|gg|to|be|app|dev|info|biz|xyz|link)(?![\p{L}\p{N}])/iu;

/** A host name: two letters or digits, a point without a space, two letters. `St. Denis` and `J.-P.` are none. */
const HOST = /[\p{L}\p{N}][\p{L}\p{N}-]*[\p{L}\p{N}]\.\p{L}{2,}/u;

const SCHEME = /:\/\/|\bhttps?\b|\bwww\b|@/i;
const NUMERIC_HOST = /\d{1,3}(?:\.\d{1,3}){3}/;

/** The points that a browser reads as the one between the parts of a host name (UTS 46). */
const OTHER_POINTS = /[\u3002\uFF0E\uFF61]/g;

/**
 * Whether a name of a person or a business holds what a mail program makes a link of, or an invisible letter: then it would be
 * a stranger's text in a mail of ours. Control characters, line breaks and invisible letters count, since they hide an address.
 */
export function carriesAddress(name: string): boolean {
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name)) return true;
  const plain = name.replaceAll(OTHER_POINTS, '.').normalize('NFKC');
  return [SCHEME, HOST, SHORT_HOSTS, NUMERIC_HOST].some((form) => form.test(plain));
}
