import type { Language } from '@comptoir/domain/merchants/merchant-information';
import type { Mail } from '../../gateways/mailer/mailer.ts';
import { mailEn, type MailText, type MailTexts } from './mail.en.ts';
import { mailFr } from './mail.fr.ts';
import type { MailOrder } from './queue-mail.ts';

/** Whom a mail goes to, in which language, and what goes with it. */
export interface Letter {
  readonly order: MailOrder;
  readonly to: { readonly name: string; readonly address: string };
  readonly language: Language;
  readonly password: string | null;
  readonly publicUrl: string;
}

const TEXTS: Readonly<Record<Language, MailTexts>> = { fr: mailFr, en: mailEn };

/** A mail in words, as plain text and as the same in HTML. */
export function composeMail(letter: Letter): Mail {
  const { order, to, language } = letter;
  const words = TEXTS[language];
  const invitedBy = order.kind === 'invitation' ? order.invitedBy : '';
  const text = words[order.kind]({ email: to.address, invitedBy });
  const parts: Parts = { letter, words, text, link: linkOf(letter) };
  return { to, subject: text.subject, text: asText(parts), html: asHtml(parts) };
}

interface Parts {
  readonly letter: Letter;
  readonly words: MailTexts;
  readonly text: MailText;
  readonly link: string;
}

const linkOf = ({ order, publicUrl }: Letter): string =>
  `${publicUrl}/${order.kind === 'password-changed' ? 'reset-password' : ''}`;

/** What is typed to come in, in the order it is typed; nothing in a mail without a password. */
const entriesOf = ({ letter: { to, password }, words }: Parts): readonly (readonly [string, string])[] =>
  password === null
    ? []
    : [
        [words.emailLabel, to.address],
        [words.passwordLabel, password],
      ];

function asText(parts: Parts): string {
  const { letter, words, text, link } = parts;
  const entries = entriesOf(parts).map(([label, value]) => `${label}${colon(letter.language)}${value}`);
  return [
    words.greeting(letter.to.name),
    ...text.before,
    ...(entries.length > 0 ? [entries.join('\n')] : []),
    `${text.button}${colon(letter.language)}${link}`,
    ...text.after,
    words.signature,
  ].join('\n\n');
}

const colon = (language: Language): string => (language === 'fr' ? '\u00A0: ' : ': ');

function asHtml(parts: Parts): string {
  const { letter, words, text, link } = parts;
  const entries = entriesOf(parts).flatMap(([label, value]) => [
    paragraph(label, 'margin:0 0 4px;color:#555'),
    paragraph(value, 'margin:0 0 16px;font:18px monospace'),
  ]);
  const button = `<p style="margin:0 0 16px"><a href="${escaped(link)}" style="${BUTTON}">${escaped(text.button)}</a></p>`;
  const content = [
    paragraph(words.greeting(letter.to.name)),
    ...text.before.map((line) => paragraph(line)),
    ...entries,
    button,
    ...text.after.map((line) => paragraph(line)),
    paragraph(words.signature),
  ];
  return [
    `<!doctype html><html lang="${letter.language}-CA"><head><meta charset="utf-8"><title>${escaped(text.subject)}</title></head>`,
    `<body style="${PAGE}"><div style="${SHEET}">${content.join('')}</div></body></html>`,
  ].join('');
}

const paragraph = (line: string, style = 'margin:0 0 16px'): string => `<p style="${style}">${escaped(line)}</p>`;

// Inline, since programs that show mail drop style sheets.
const PAGE = 'margin:0;padding:24px;background:#f5f5f5;color:#222;font:16px/1.5 sans-serif';
const SHEET = 'max-width:560px;margin:0 auto;padding:24px;background:#fff';
const BUTTON =
  'display:inline-block;padding:10px 18px;background:#228800;color:#fff;text-decoration:none;border-radius:4px';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (words: string): string => words.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
