import { REPLY_LINES } from '@comptoir/domain/help/support/trim-reply';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Mail } from '../../../gateways/mailer/mailer.ts';
import { greet, SIGNATURES } from '../../base/mail/letter-words.ts';
import { renderLetter } from '../../base/mail/render-letter.ts';
import { supportEn, type SupportTexts } from './support-mail.en.ts';
import { supportFr } from './support-mail.fr.ts';
import type { TicketLetter } from './ticket-mail.store.ts';

const TEXTS: Readonly<Record<Language, SupportTexts>> = { fr: supportFr, en: supportEn };

/** Where a letter leads and where its answer goes. */
export interface TicketPlaces {
  readonly publicUrl: string;
  /** The address that an answer of the person belongs to; null where answers by mail are not set up. */
  readonly answersTo: string | null;
  /** Where support reads its mail. */
  readonly supportEmail: string;
  /** The host that names of our mails end with. */
  readonly host: string;
}

/** The name of our mail about a message, by which its answer is threaded. */
export const mailIdOf = (id: string, host: string): string => `<${id}@${host}>`;

/** An answer of support, as it reaches who asked, in their language. */
export function composeAnswer(letter: TicketLetter, places: TicketPlaces): Mail {
  const language = letter.language ?? 'fr';
  const words = TEXTS[language];
  const written = renderLetter({
    language,
    subject: `Re: ${words.subject(letter.ticketNumber, words.subjects[letter.subject])}`,
    ...(places.answersTo ? { top: REPLY_LINES[language] } : {}),
    greeting: greet(letter.name, language),
    before: paragraphsOf(letter.text),
    entries: [],
    button: words.button,
    link: `${places.publicUrl}/contact?open=${letter.ticketId}`,
    after: [places.answersTo ? words.howToAnswer : words.answerInPortal],
    signature: SIGNATURES[language],
  });
  return {
    to: { name: letter.name, address: letter.email },
    replyTo: { name: SIGNATURES[language], address: places.answersTo ?? places.supportEmail },
    ...threadOf(letter, places),
    ...written,
  };
}

/** What a person has written again, as support gets it, in French. It is answered in the portal. */
export function composeQuestion(letter: TicketLetter, places: TicketPlaces): Mail {
  const { ticketNumber, companyName, name, email, ticketId } = letter;
  const about = [supportFr.subjects[letter.subject], companyName].filter(Boolean).join(' – ');
  const written = renderLetter({
    language: 'fr',
    subject: `Re: ${supportFr.subject(ticketNumber, about)}`,
    greeting: supportFr.writesAgain(name, email),
    before: paragraphsOf(letter.text),
    entries: [],
    button: supportFr.openTicket,
    link: `${places.publicUrl}/admin/support?open=${ticketId}`,
    after: [],
    signature: 'Comptoir',
  });
  const to = letter.assigneeEmail
    ? { name: letter.assigneeName ?? '', address: letter.assigneeEmail }
    : { name: 'Soutien Comptoir', address: places.supportEmail };
  return { to, ...threadOf(letter, places), ...written };
}

/** Under what opened the ticket and what followed, by the names that their mails had. */
const threadOf = ({ replyId, ticketId, before }: TicketLetter, { host }: TicketPlaces) => ({
  messageId: mailIdOf(replyId, host),
  references: [mailIdOf(ticketId, host), ...before.map(({ id, messageId }) => messageId ?? mailIdOf(id, host))],
});

/** Line by line, so that a list that was typed stays one. */
export const paragraphsOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '');
