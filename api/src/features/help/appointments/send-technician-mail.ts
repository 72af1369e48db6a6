import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { SUPPORT_TIME_ZONE } from '@comptoir/domain/base/support-settings/support-hours';
import type { Mail } from '../../../gateways/mailer/mailer.ts';
import { addressLines } from '../../base/mail/address-lines.ts';
import { deliverMail } from '../../base/mail/deliver-mail.ts';
import { greet, SIGNATURES } from '../../base/mail/letter-words.ts';
import { renderLetter } from '../../base/mail/render-letter.ts';
import { findTechnicianLetter, type TechnicianRecipient } from './appointment-mail.store.ts';
import { attachVisit, writeMoment } from './attach-visit.ts';
import type { TechnicianLetter } from './queue-technician-mail.ts';
import type { AppointmentMailDeps } from './send-appointment-mail.ts';
import { technicianEn, type TechnicianTexts } from './technician-mail.en.ts';
import { technicianFr } from './technician-mail.fr.ts';
import { writePhone } from './view-appointment.ts';

const TEXTS: Readonly<Record<Language, TechnicianTexts>> = { fr: technicianFr, en: technicianEn };

/**
 * Writes to a technician about a visit, unless its hour has come or no one has said where to write to them.
 * @throws Error when it is worth another try
 */
export async function sendTechnicianLetter(deps: AppointmentMailDeps, letter: TechnicianLetter): Promise<void> {
  const now = deps.now();
  if (new Date(letter.startsAt).getTime() <= now.getTime()) return;
  const person = await deps.database.transaction({ role: 'system' }, (tx) => findTechnicianLetter(tx, letter));
  if (!person) return;
  const mail = composeLetter(letter, person, { now, mailFrom: deps.config.mailFrom });
  await deliverMail(deps, mail, { facts: { appointmentId: letter.appointmentId } });
}

function composeLetter(
  letter: TechnicianLetter,
  person: TechnicianRecipient,
  { now, mailFrom }: { now: Date; mailFrom: string },
): Mail {
  const { language, name, email, companyName } = person;
  const words = TEXTS[language];
  const when = writeMoment(new Date(letter.startsAt), SUPPORT_TIME_ZONE, language);
  const where = addressLines(person).join(', ');
  const phone = writePhone(person.areaCode, person.phoneNumber);
  const facts = { when, companyName };
  const written = renderLetter({
    business: companyName,
    ...words.mails[letter.kind](facts),
    language,
    greeting: greet(name, language),
    entries: [
      [words.merchant, companyName],
      [words.when, when],
      ...(where ? [[words.where, where] as const] : []),
      ...(phone ? [[words.phone, phone] as const] : []),
      ...(letter.note ? [[words.note, letter.note] as const] : []),
    ],
    button: '',
    link: null,
    after: [],
    signature: SIGNATURES[language],
  });
  const attachment = attachVisit({
    letter,
    filename: words.filename,
    words: { ...words.event({ ...facts, phone, note: letter.note }), location: where },
    attendee: { name, address: email },
    writtenAt: now,
    mailFrom,
  });
  return { to: { address: email, name }, ...written, attachments: [attachment] };
}
