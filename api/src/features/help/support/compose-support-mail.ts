import { wordSupportHours } from '@comptoir/domain/help/support/word-support-hours';
import type { Mail } from '../../../gateways/mailer/mailer.ts';
import { greet, SIGNATURES } from '../../base/mail/letter-words.ts';
import { renderLetter } from '../../base/mail/render-letter.ts';
import { supportEn, type SupportTexts } from './support-mail.en.ts';
import { supportFr } from './support-mail.fr.ts';
import type { SupportLetter } from './support.store.ts';

/** Where support reads its mail and when it answers, where the portal is, and which version of it. */
export interface SupportPlaces {
  readonly supportEmail: string;
  readonly opens: string;
  readonly closes: string;
  readonly publicUrl: string;
  readonly version: string;
}

/** The message as support gets it, in French: who, for which merchant, what. Answering it answers the person. */
export function composeForSupport(letter: SupportLetter, { supportEmail, publicUrl, version }: SupportPlaces): Mail {
  const { ticketNumber, name, email, role, companyName, merchantId, fileNumber, partnerName } = letter;
  const facts: readonly (readonly [string, string | null])[] = [
    ['Commerce', companyName],
    ['Identifiant', merchantId],
    ['Numéro de dossier', fileNumber],
    ['Partenaire', partnerName],
    ['Personne', `${name} (${role}), ${email}`],
    ['Langue', letter.language ?? 'fr'],
    ['Version', version],
  ];
  const factLines = facts.flatMap(([label, value]) => (value === null ? [] : [`${label}\u00A0: ${value}`]));
  const written = renderLetter({
    language: 'fr',
    subject: supportFr.subject(
      ticketNumber,
      [supportFr.subjects[letter.subject], companyName].filter(Boolean).join(' – '),
    ),
    greeting: `${supportFr.ticket} ${ticketNumber}`,
    before: [...factLines, ...paragraphsOf(letter.message)],
    entries: [],
    button: 'Ouvrir Comptoir',
    link: publicUrl,
    after: [],
    signature: 'Comptoir',
  });
  return { to: { name: 'Soutien Comptoir', address: supportEmail }, replyTo: { name, address: email }, ...written };
}

/** The copy that the person gets, in their language, with the number to name when they call. */
export function composeForPerson(letter: SupportLetter, { supportEmail, publicUrl, ...hours }: SupportPlaces): Mail {
  const language = letter.language ?? 'fr';
  const words: SupportTexts = language === 'fr' ? supportFr : supportEn;
  const written = renderLetter({
    language,
    subject: words.subject(letter.ticketNumber, words.subjects[letter.subject]),
    greeting: greet(letter.name, language),
    before: [words.received(letter.ticketNumber, wordSupportHours(hours, language))],
    entries: [[words.ticket, letter.ticketNumber]],
    button: words.button,
    link: `${publicUrl}/contact`,
    after: [words.yourMessage, ...paragraphsOf(letter.message)],
    signature: SIGNATURES[language],
  });
  const replyTo = { name: SIGNATURES[language], address: supportEmail };
  return { to: { name: letter.name, address: letter.email }, replyTo, ...written };
}

/** Line by line, so that a list that a user typed stays one. */
const paragraphsOf = (message: string): string[] => message.split(/\r?\n/).filter((line) => line.trim() !== '');
