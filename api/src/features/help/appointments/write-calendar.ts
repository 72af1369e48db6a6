import { mailtoLink } from '@comptoir/domain/base/mail/mailto-link';

/** A person in a calendar file. */
export interface CalendarPerson {
  readonly name: string;
  readonly address: string;
}

/** A visit as calendars take it. `revision` grows with each change. */
export interface CalendarEvent {
  readonly id: string;
  readonly revision: number;
  readonly isCancelled: boolean;
  readonly writtenAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly organizer: CalendarPerson;
  /** Person whose calendar it is for. */
  readonly attendee: CalendarPerson;
}

/**
 * A calendar file with one event. In UTC, so that it needs no table of time zones; an invitation that is accepted already, since
 * no one reads answers to it. Source: RFC 5545, RFC 5546 3.2.2 and 3.2.5, decision 121.
 */
export function writeCalendar(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Comptoir//Comptoir//FR',
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(event)}`,
    'BEGIN:VEVENT',
    `UID:${event.id}`,
    `SEQUENCE:${event.revision}`,
    `DTSTAMP:${stamp(event.writtenAt)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    `ORGANIZER;CN=${quoted(event.organizer.name)}:${mailtoLink(event.organizer.address)}`,
    `ATTENDEE;CN=${quoted(event.attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailtoLink(event.attendee.address)}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Returns the calendar's method for the event, as the file and its content type both say. */
export const methodOf = ({ isCancelled }: Pick<CalendarEvent, 'isCancelled'>): 'REQUEST' | 'CANCEL' =>
  isCancelled ? 'CANCEL' : 'REQUEST';

const stamp = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Text as a value: what would end it is escaped (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** Text as a parameter, in which neither quotes nor controls can be said (RFC 5545, 3.2). */
const quoted = (text: string): string => `"${text.replaceAll('"', '’').replaceAll(/\p{Cc}/gu, ' ')}"`;

const LINE_OCTETS = 75;

/** A line of at most 75 octets, going on in the next after a space; never within a character (RFC 5545, 3.1). */
function folded(line: string): string {
  let [text, octets] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) [text, octets] = [`${text}\r\n `, 1];
    [text, octets] = [text + character, octets + size];
  }
  return text;
}
