import { REPLY_LINES } from '@comptoir/domain/help/support/trim-reply';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Mail } from '../../../gateways/mailer/mailer.ts';
import { greet, SIGNATURES } from '../../base/mail/letter-words.ts';
import { renderLetter } from '../../base/mail/render-letter.ts';
import { supportEn, type SupportTexts } from './support-mail.en.ts';
import { supportFr } from './support-mail.fr.ts';
import type { ClosedTicket, TicketFacts, TicketLetter } from './ticket-mail.store.ts';

const TEXTS: Readonly<Record<Language, SupportTexts>> = { fr: supportFr, en: supportEn };

/** Addresses that a letter leads to, and its answer goes to. */
export interface TicketPlaces {
  readonly publicUrl: string;
  /** The address that an answer of the person belongs to; null where answers by mail are not set up. */
  readonly answersTo: string | null;
  /** Address for mail to support. */
  readonly supportEmail: string;
  /** The host that names of our mails end with. */
  readonly host: string;
}

/** The name of our mail about a message, by which its answer is threaded. */
export const mailIdOf = (id: string, host: string): string => `<${id}@${host}>`;

/** An answer of support, as it reaches who asked, in their language. */
export function composeAnswer(letter: TicketLetter, places: TicketPlaces): Mail {
  const { closed, opensAgain } = wordsOf(letter);
  return composeToPerson(letter, places, {
    before: paragraphsOf(letter.text),
    after: letter.state === 'solved' ? [closed(letter.ticketNumber), opensAgain] : [],
  });
}

/** Composes the letter about a closed ticket, to the person who asked, in their language. */
export function composeClosed(letter: ClosedTicket & { readonly id: string }, places: TicketPlaces): Mail {
  const { closed, opensAgain } = wordsOf(letter);
  return composeToPerson(letter, places, { before: [closed(letter.ticketNumber)], after: [opensAgain] });
}

/** Composes the letter about the files of a mail that were not kept, to its writer, in their language. */
export const composeFilesLeft = (letter: TicketLetter, places: TicketPlaces): Mail =>
  composeToPerson({ ...letter, id: `${letter.id}.files` }, places, {
    before: [wordsOf(letter).filesLeft(namesOf(letter))],
    after: [],
  });

const namesOf = ({ filesLeft }: TicketLetter): string => filesLeft.map(({ name }) => name).join(', ');

const wordsOf = ({ language }: Pick<TicketFacts, 'language'>): SupportTexts => TEXTS[language ?? 'fr'];

/** Text of a letter, above and below the way to the conversation. */
interface Said {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

function composeToPerson(
  letter: TicketFacts & { readonly id: string },
  places: TicketPlaces,
  { before, after }: Said,
): Mail {
  const language = letter.language ?? 'fr';
  const words = TEXTS[language];
  const { answersTo } = places;
  const written = renderLetter({
    business: letter.companyName,
    language,
    subject: `Re: ${words.subject(letter.ticketNumber, words.subjects[letter.subject])}`,
    ...(answersTo ? { top: REPLY_LINES[language] } : {}),
    greeting: greet(letter.name, language),
    before,
    entries: [],
    button: words.button,
    link: `${places.publicUrl}/contact?open=${letter.ticketId}`,
    after: [...after, answersTo ? words.howToAnswer : words.answerInPortal],
    signature: SIGNATURES[language],
  });
  return {
    to: { name: letter.name, address: letter.email },
    replyTo: { name: SIGNATURES[language], address: answersTo ?? places.supportEmail },
    ...threadOf(letter, places),
    ...written,
  };
}

/** Composes the letter to support about a person's next message, in French. It is answered in the portal. */
export const composeQuestion = (letter: TicketLetter, places: TicketPlaces): Mail =>
  composeToSupport(letter, places, {
    greeting: supportFr.writesAgain(letter.name, letter.email),
    before: [
      ...(letter.state === 'reopened' ? [supportFr.reopened] : []),
      ...paragraphsOf(letter.text),
      ...(letter.filesLeft.length > 0 ? [supportFr.filesOfTheirs(namesOf(letter))] : []),
    ],
  });

/** Composes the letter to support about a ticket closed by the one who asked or a colleague, in French. */
export const composeSettled = (letter: ClosedTicket & { readonly id: string }, places: TicketPlaces): Mail =>
  composeToSupport(letter, places, {
    greeting: supportFr.settled(letter.closerName, letter.closerEmail),
    before: [],
  });

function composeToSupport(
  letter: TicketFacts & { readonly id: string },
  places: TicketPlaces,
  said: { readonly greeting: string; readonly before: readonly string[] },
): Mail {
  const { ticketNumber, companyName, ticketId } = letter;
  const about = [supportFr.subjects[letter.subject], companyName].filter(Boolean).join(' – ');
  const written = renderLetter({
    business: companyName,
    ...said,
    language: 'fr',
    subject: `Re: ${supportFr.subject(ticketNumber, about)}`,
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
const threadOf = ({ id, ticketId, before }: TicketFacts & { readonly id: string }, { host }: TicketPlaces) => ({
  messageId: mailIdOf(id, host),
  references: [mailIdOf(ticketId, host), ...before.map((one) => one.messageId ?? mailIdOf(one.id, host))],
});

/** Line by line, so that a list that was typed stays one. */
export const paragraphsOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '');
