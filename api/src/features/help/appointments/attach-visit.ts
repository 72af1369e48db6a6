import { appointmentAt } from '@comptoir/domain/help/appointments/appointment-hours';
import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Mail } from '../../../gateways/mailer/mailer.ts';
import { methodOf, writeCalendar, type CalendarEvent, type CalendarPerson } from './write-calendar.ts';

/** A visit that a letter is about, as it was when the letter was ordered. */
interface LetteredVisit {
  readonly appointmentId: string;
  readonly startsAt: string;
  readonly revision: number;
  readonly kind: string;
}

interface VisitAttachment {
  readonly letter: LetteredVisit;
  readonly filename: string;
  readonly words: Pick<CalendarEvent, 'summary' | 'description' | 'location'>;
  readonly attendee: CalendarPerson;
  readonly writtenAt: Date;
  /** As the configuration has it: `Comptoir <bonjour@…>`, or the address alone. */
  readonly mailFrom: string;
}

/** A visit as a file that a calendar takes in, or takes out again. */
export function attachVisit({ letter, filename, words, mailFrom, ...rest }: VisitAttachment) {
  const event: CalendarEvent = {
    ...words,
    ...rest,
    ...appointmentAt(new Date(letter.startsAt)),
    id: letter.appointmentId,
    revision: letter.revision,
    isCancelled: letter.kind === 'cancelled',
    organizer: { name: 'Comptoir', address: /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom },
  };
  return {
    filename,
    contentType: `text/calendar; charset=utf-8; method=${methodOf(event)}`,
    content: Buffer.from(writeCalendar(event)),
  } satisfies NonNullable<Mail['attachments']>[number];
}

/** An hour on a clock, and which clock that is: the merchant's and the technician's may differ. */
export const writeMoment = (at: Date, zone: MerchantTimeZone, language: Language): string =>
  at.toLocaleString(`${language}-CA`, {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
