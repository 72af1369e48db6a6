/** The line under which a mail of ours asks not to write; everything from it on was sent by us. */
export const REPLY_LINES = {
  fr: '— Répondez au-dessus de cette ligne —',
  en: '— Please reply above this line —',
} as const;

/** The longest text that is taken from a mail, in characters. */
export const LONGEST_REPLY = 10_000;

/** First lines of what mail programs quote under an answer, as they put them in French and in English. */
const QUOTE_HEADS = [
  /^\s*-{2,}\s*(?:original message|message d[’'`]origine|forwarded message|message transféré)\s*-{2,}\s*$/i,
  /^\s*_{10,}\s*$/,
  /^\s*(?:on|le)\s.{4,200}\s(?:wrote|a écrit)\s*:\s*$/i,
  /^\s*(?:de|from)\s*:\s.{1,300}$/i,
];

/** A signature follows this line. Source: RFC 3676, section 4.3. */
const SIGNATURE = /^-- $/;

/**
 * Returns the text that a person wrote in an answer, without the mail that it answers and without a signature. A `De :` heads a
 * quote only where the next lines look like a head, too. An answer may stand above the quote or below it; one that is nothing
 * but a quote leaves an empty text.
 */
export function trimReply(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n');
  const end = lines.findIndex((_, at) => startsQuote(lines, at));
  if (end === -1) return ownOf(lines);
  return ownOf(lines.slice(0, end)) || writtenBelow(lines.slice(end));
}

/** Some write below what they answer: what stands there without a mark is theirs. */
function writtenBelow(lines: readonly string[]): string {
  const quote = lines.findIndex((line) => isQuoted(line));
  const rest = quote === -1 ? [] : lines.slice(quote).filter((line) => !isQuoted(line));
  const end = rest.findIndex((_, at) => startsQuote(rest, at));
  return ownOf(end === -1 ? rest : rest.slice(0, end));
}

const isQuoted = (line: string): boolean => line.startsWith('>');

const ownOf = (lines: readonly string[]): string =>
  lines
    .filter((line) => !isQuoted(line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const MARKS: readonly string[] = Object.values(REPLY_LINES);

function startsQuote(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (SIGNATURE.test(line) || MARKS.some((mark) => line.includes(mark))) return true;
  // some programs break the line that says who wrote when
  const broken = /^\s*(?:on|le)\s/i.test(line) ? `${line} ${lines[at + 1] ?? ''}` : line;
  const head = QUOTE_HEADS.findIndex((form) => form.test(line) || form.test(broken));
  return head === 3 ? looksLikeHead(lines.slice(at, at + 5)) : head !== -1;
}

const looksLikeHead = (lines: readonly string[]): boolean =>
  lines.filter((line) => /^\s*(?:de|from|à|to|envoyé|sent|date|objet|subject|cc)\s*:\s/i.test(line)).length >= 3;
