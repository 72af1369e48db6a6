/** Elements whose content is no text for a reader. */
const HIDDEN = ['script', 'style', 'head', 'title', 'template', 'noscript', 'svg'] as const;

/** Elements after which a line ends. */
const LINES = new Set(['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr']);

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ecirc: 'ê',
  laquo: '«',
  raquo: '»',
  rsquo: '’',
  hellip: '…',
};

/**
 * The words of a page of HTML, line by line. No markup is left, and nothing is fetched. Reads every character once, however the page is
 * made.
 */
export function textOfHtml(html: string): string {
  const pieces: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const end = open === -1 ? html.length : open;
    pieces.push(decode(html.slice(at, end)));
    if (open === -1) break;
    const { lineBreak, next } = skipTag(html, open);
    if (lineBreak) pieces.push('\n');
    at = next;
  }
  return pieces
    .join('')
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns the position after a tag; hidden content is skipped as a whole, and a tag that never ends ends the text. */
function skipTag(html: string, open: number): { lineBreak: boolean; next: number } {
  if (html.startsWith('<!--', open)) return { lineBreak: false, next: after(html, '-->', open) };
  const next = after(html, '>', open);
  const name = /^<\/?([a-z][a-z0-9]*)/i.exec(html.slice(open, open + 20))?.[1]?.toLowerCase() ?? '';
  const hidden = HIDDEN.find((one) => one === name && html[open + 1] !== '/');
  if (hidden) return { lineBreak: false, next: afterClosing(html, hidden, next) };
  return { lineBreak: LINES.has(name), next };
}

function after(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at === -1 ? html.length : at + mark.length;
}

function afterClosing(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  const found = closing.exec(html);
  return found ? after(html, '>', found.index) : html.length;
}

const decode = (text: string): string =>
  text.replaceAll(/[\n\r]+/g, ' ').replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, code: string) => {
    if (!code.startsWith('#')) return NAMED[code.toLowerCase()] ?? whole;
    const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
    return isWritable(point) ? String.fromCodePoint(point) : '';
  });

/** No control character, no half of a pair, and nothing beyond the last one. */
const isWritable = (point: number): boolean =>
  point >= 32 && (point < 127 || point > 159) && (point < 0xd8_00 || point > 0xdf_ff) && point <= 0x10_ff_ff;
