import type { Mail } from '../../../gateways/mailer/mailer.ts';
import { greet, SIGNATURES } from '../../base/mail/letter-words.ts';
import { REPLY_LINES } from '@comptoir/domain/help/support/trim-reply';
import { renderLetter } from '../../base/mail/render-letter.ts';
import type { SupportHelp } from '../../base/support-settings/read-help.ts';
import { writeHelp } from '../../base/support-settings/write-help.ts';
import { mailIdOf, paragraphsOf, type TicketPlaces } from './compose-ticket-mail.ts';
import { supportEn, type SupportTexts } from './support-mail.en.ts';
import { supportFr } from './support-mail.fr.ts';
import type { SupportLetter } from './support.store.ts';

/** The same with when support answers, and which version of the portal it is. */
export interface SupportPlaces extends TicketPlaces {
  readonly help: SupportHelp;
  readonly version: string;
}

/** The message as support gets it, in French: who, for which merchant, what. It is answered in the portal. */
export function composeForSupport(letter: SupportLetter, places: SupportPlaces): Mail {
  const { ticketNumber, name, email, role, companyName, merchantId, fileNumber, partnerName } = letter;
  const { supportEmail, publicUrl, version, host } = places;
  const facts: readonly (readonly [string, string | null])[] = [
    ['Commerce', companyName],
    ['Identifiant', merchantId],
    ['Numéro de dossier', fileNumber],
    ['Partenaire', partnerName],
    ['Appareil', letter.deviceName],
    ['Facture', letter.billNumber],
    ['Personne', `${name} (${role}), ${email}`],
    ['Langue', letter.language ?? 'fr'],
    ['Version', version],
  ];
  const factLines = facts.flatMap(([label, value]) => (value === null ? [] : [`${label}\u00A0: ${value}`]));
  const written = renderLetter({
    business: companyName,
    language: 'fr',
    subject: supportFr.subject(
      ticketNumber,
      [supportFr.subjects[letter.subject], companyName].filter(Boolean).join(' – '),
    ),
    greeting: `${supportFr.ticket} ${ticketNumber}`,
    before: [...factLines, ...paragraphsOf(letter.message)],
    entries: [],
    button: supportFr.openTicket,
    link: `${publicUrl}/admin/support?open=${letter.id}`,
    after: [],
    signature: 'Comptoir',
  });
  return { to: { name: 'Soutien Comptoir', address: supportEmail }, messageId: mailIdOf(letter.id, host), ...written };
}

/** The copy that the person gets, in their language, with the number to name when they call. */
export function composeForPerson(letter: SupportLetter, places: SupportPlaces): Mail {
  const { supportEmail, publicUrl, answersTo, host } = places;
  const language = letter.language ?? 'fr';
  const words: SupportTexts = language === 'fr' ? supportFr : supportEn;
  const written = renderLetter({
    business: letter.companyName,
    language,
    subject: words.subject(letter.ticketNumber, words.subjects[letter.subject]),
    ...(answersTo ? { top: REPLY_LINES[language] } : {}),
    greeting: greet(letter.name, language),
    before: [`${words.received(letter.ticketNumber)} ${writeHelp(places.help, language, 'here')}`],
    entries: [[words.ticket, letter.ticketNumber]],
    button: words.button,
    link: `${publicUrl}/contact?open=${letter.id}`,
    after: [words.yourMessage, ...paragraphsOf(letter.message)],
    signature: SIGNATURES[language],
  });
  const replyTo = { name: SIGNATURES[language], address: answersTo ?? supportEmail };
  const to = { name: letter.name, address: letter.email };
  return { to, replyTo, messageId: mailIdOf(letter.id, host), ...written };
}
