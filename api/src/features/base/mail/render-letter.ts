import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Mail } from '../../../gateways/mailer/mailer.ts';
import { nameInMail } from './letter-words.ts';

/** A letter in words: paragraphs, what to look up or type, where its button leads, more paragraphs. */
export interface WrittenLetter {
  readonly language: Language;
  /**
   * Name of the merchant or partner that the letter is about, whose people may have others too; null for a letter about an account, and for
   * strangers.
   */
  readonly business: string | null;
  readonly subject: string;
  /** A line over everything, such as the one above which an answer is written. */
  readonly top?: string;
  readonly greeting: string;
  readonly before: readonly string[];
  readonly entries: readonly (readonly [label: string, value: string])[];
  readonly button: string;
  /** Null for a letter that leads nowhere. */
  readonly link: string | null;
  /** A document that stands in the letter, its HTML safe to be shown. */
  readonly document?: { readonly text: string; readonly html: string };
  readonly after: readonly string[];
  readonly signature: string;
}

/** A letter as plain text and as the same in HTML; its subject names the business, where neither it nor the first paragraph does. */
export function renderLetter(written: WrittenLetter): Pick<Mail, 'subject' | 'text' | 'html'> {
  const letter = { ...written, subject: subjectOf(written) };
  return { subject: letter.subject, text: asText(letter), html: asHtml(letter) };
}

function subjectOf({ subject, business, before: [first = ''] }: WrittenLetter): string {
  const name = nameInMail(business ?? '');
  return name === '' || subject.includes(name) || first.includes(name) ? subject : `${subject} – ${name}`;
}

function asText({ language, entries, button, link, document, ...letter }: WrittenLetter): string {
  const colon = language === 'fr' ? '\u00A0: ' : ': ';
  const listed = entries.map(([label, value]) => `${label}${colon}${value}`);
  return [
    ...(letter.top ? [letter.top] : []),
    letter.greeting,
    ...letter.before,
    ...(listed.length > 0 ? [listed.join('\n')] : []),
    ...(document ? [document.text] : []),
    ...(link === null ? [] : [`${button}${colon}${link}`]),
    ...letter.after,
    letter.signature,
  ].join('\n\n');
}

function asHtml({ language, subject, entries, button, link, document, ...letter }: WrittenLetter): string {
  const listed = entries.map(
    ([label, value]) => `<dt style="${LABEL}">${escaped(label)}</dt><dd style="${VALUE}">${escaped(value)}</dd>`,
  );
  const content = [
    ...(letter.top ? [`<p style="${TOP}">${escaped(letter.top)}</p>`] : []),
    `<h1 style="${HEADING}">${escaped(subject)}</h1>`,
    paragraph(letter.greeting),
    ...letter.before.map((line) => paragraph(line)),
    ...(listed.length > 0 ? [`<dl style="margin:0">${listed.join('')}</dl>`] : []),
    ...(document ? [document.html] : []),
    ...(link === null ? [] : [buttonTo(link, button)]),
    ...letter.after.map((line) => paragraph(line)),
    paragraph(letter.signature),
  ];
  return [
    `<!doctype html><html lang="${language}-CA"><head><meta charset="utf-8">${META}<title>${escaped(subject)}</title></head>`,
    `<body style="${PAGE}"><div style="${SHEET}">${content.join('')}</div></body></html>`,
  ].join('');
}

const buttonTo = (link: string, words: string): string =>
  `<p style="margin:0 0 16px"><a href="${escaped(link)}" style="${BUTTON}">${escaped(words)}</a></p>`;

const paragraph = (line: string): string => `<p style="margin:0 0 16px">${escaped(line)}</p>`;

// As wide as the phone, and not in colours of its own making.
const META = '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">';
// Inline, since programs that show mail drop style sheets.
const PAGE = 'margin:0;padding:24px;background:#f5f5f5;color:#222;font:16px/1.5 sans-serif';
const SHEET = 'max-width:560px;margin:0 auto;padding:24px;background:#fff';
const TOP = 'margin:0 0 16px;color:#555;font-size:14px';
const HEADING = 'margin:0 0 16px;font:600 20px/1.3 sans-serif';
const LABEL = 'margin:0 0 4px;color:#555';
const VALUE = 'margin:0 0 16px;font:18px monospace';
const BUTTON =
  'display:inline-block;padding:10px 18px;background:#228800;color:#fff;text-decoration:none;border-radius:4px';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (words: string): string => words.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
