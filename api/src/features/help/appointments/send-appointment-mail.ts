import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Dependencies } from '../../../dependencies.ts';
import type { Mail } from '../../../gateways/mailer/mailer.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { addressLines } from '../../base/mail/address-lines.ts';
import { deliverMail, type DeliveryDeps } from '../../base/mail/deliver-mail.ts';
import { greet, SIGNATURES } from '../../base/mail/letter-words.ts';
import { renderLetter } from '../../base/mail/render-letter.ts';
import { findLetterRecipient, isStillBooked, listRecipients, type LetterRecipient } from './appointment-mail.store.ts';
import { attachVisit, writeMoment } from './attach-visit.ts';
import { appointmentsEn, type AppointmentTexts } from './appointments-mail.en.ts';
import { appointmentsFr } from './appointments-mail.fr.ts';
import { queueAppointmentLetter, type AppointmentLetter, type AppointmentMail } from './queue-appointment-mail.ts';
import { readHelp, type SupportHelp } from '../../base/support-settings/read-help.ts';
import type { SupportConfig } from '../../base/support-settings/read-support-settings.ts';
import { writeHelp } from '../../base/support-settings/write-help.ts';

export interface AppointmentMailDeps extends DeliveryDeps, Pick<Dependencies, 'database' | 'now'> {
  readonly config: SupportConfig & { readonly publicUrl: string; readonly mailFrom: string };
}

/** Finds out who of the merchant's people gets a mail, and orders a letter to each: one that fails is tried again alone. */
export async function addressAppointmentMail({ database }: AppointmentMailDeps, mail: AppointmentMail): Promise<void> {
  await database.transaction({ role: 'system' }, async (tx) => {
    for (const { userId } of await listRecipients(tx, mail.merchantId)) queueAppointmentLetter(tx, { ...mail, userId });
  });
}

/** Sends a letter about a visit, unless its hour has come. @throws Error when it is worth another try */
export async function sendAppointmentLetter(deps: AppointmentMailDeps, letter: AppointmentLetter): Promise<void> {
  const now = deps.now();
  if (new Date(letter.startsAt).getTime() <= now.getTime()) return;
  const found = await deps.database.transaction({ role: 'system' }, (tx) => readLetter(tx, deps, { letter, now }));
  if (!found) return;
  const mail = composeLetter({ ...found, letter, now, ...deps.config });
  await deliverMail(deps, mail, { facts: { appointmentId: letter.appointmentId } });
}

/** Reads the recipient of a letter, and support's help for a reminder; null for a letter that is not sent any more. */
async function readLetter(
  tx: Transaction,
  { config }: AppointmentMailDeps,
  { letter, now }: { readonly letter: AppointmentLetter; readonly now: Date },
): Promise<Pick<Drafted, 'person' | 'help'> | null> {
  const isReminder = letter.kind === 'reminder';
  // a reminder of what was moved or cancelled since would send someone to a closed door
  if (isReminder && !(await isStillBooked(tx, letter))) return null;
  const person = await findLetterRecipient(tx, letter);
  if (!person) return null;
  const help = isReminder ? await readHelp(tx, config, { now, until: new Date(letter.startsAt) }) : null;
  return { person, help };
}

const TEXTS: Readonly<Record<Language, AppointmentTexts>> = { fr: appointmentsFr, en: appointmentsEn };

/** Inputs of a letter. */
interface Drafted {
  readonly letter: AppointmentLetter;
  readonly person: LetterRecipient;
  readonly help: SupportHelp | null;
  readonly now: Date;
  readonly publicUrl: string;
  readonly mailFrom: string;
}

function composeLetter({ letter, person, help, now, publicUrl, mailFrom }: Drafted): Mail {
  const { language, name, email, companyName } = person;
  const words = TEXTS[language];
  const when = writeMoment(new Date(letter.startsAt), person.timeZone, language);
  const where = addressLines(person).join(', ');
  const text = words.mails[letter.kind]({ when, companyName });
  const written = renderLetter({
    business: companyName,
    ...text,
    after: help ? [...text.after, writeHelp(help, language)] : text.after,
    language,
    greeting: greet(name, language),
    entries: [
      [words.when, when],
      ...(where ? [[words.where, where] as const] : []),
      ...(letter.technician ? [[words.technician, letter.technician] as const] : []),
      ...(letter.note ? [[words.note, letter.note] as const] : []),
    ],
    button: words.button,
    link: `${publicUrl}/dashboard`,
    signature: SIGNATURES[language],
  });
  const attachment = attachVisit({
    letter,
    filename: words.filename,
    words: { ...words.event({ when, companyName }), location: where },
    attendee: { name, address: email },
    writtenAt: now,
    mailFrom,
  });
  return { to: { address: email, name }, ...written, attachments: [attachment] };
}
