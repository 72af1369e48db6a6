/** Ends of a host name that a mail program makes a link of even behind a single letter, as in `x.com`. */
const SHORT_HOSTS =
  /(?:^|[^\p{L}\p{N}-])[\p{L}\p{N}]\.(?:com|net|org|ca|co|fr|io|me|ly|gg|to|be|app|dev|info|biz|xyz|link)(?![\p{L}\p{N}])/iu;

/** End of a host: letters behind a point without a space, after two letters or digits; the first of them may stand before a hyphen. */
const HOST_END = /(?<=[\p{L}\p{N}-][\p{L}\p{N}])\.(\p{L}{2,})/gu;

const SCHEME = /:\/\/|\bhttps?\b|\bwww\b|@/i;
const NUMERIC_HOST = /\d{1,3}(?:\.\d{1,3}){3}/;

/** Longer than any name; nothing is looked for in such a text, which no mail shows. */
const LONGEST_NAME = 1000;

/** The points that a browser reads as the one between the parts of a host name (UTS 46). */
const OTHER_POINTS = /[\u3002\uFF0E\uFF61]/g;

/**
 * Returns true when a name of a person or a business holds text that mail programs turn into a link, or an invisible letter: it
 * would be a stranger's text in a mail of ours. Control characters, line breaks and invisible letters count, since they hide an
 * address. `isDomain`: whether a name on the net ends in these small letters. A browser asks none, for the size of the list:
 * what it lets through, such as `Puffs.Com`, the server refuses by `carriesAddress`.
 */
export function carriesLink(name: string, isDomain: (end: string) => boolean = () => false): boolean {
  if (name.length > LONGEST_NAME) return true;
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name)) return true;
  const plain = name.replaceAll(OTHER_POINTS, '.').normalize('NFKC');
  if ([SCHEME, SHORT_HOSTS, NUMERIC_HOST].some((form) => form.test(plain))) return true;
  return Array.from(plain.matchAll(HOST_END), ([, end = '']) => end).some((end) => isHostEnd(end, isDomain));
}

/** `Mr.Puffs` is a name, as long as nothing on the net ends so; in small letters, or with two of them, it is taken for a host. */
function isHostEnd(end: string, isDomain: (end: string) => boolean): boolean {
  if (end.length === 2 || !/^\p{Lu}/u.test(end)) return true;
  const plain = end.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return isDomain(plain);
}
