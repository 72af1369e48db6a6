import { describe, expect, it } from 'vitest';
import { writeCalendar, type CalendarEvent } from './write-calendar.ts';

const EVENT: CalendarEvent = {
  id: '0197-visit',
  revision: 2,
  isCancelled: false,
  writtenAt: new Date('2026-05-15T15:00:00.123Z'),
  startsAt: new Date('2026-06-02T12:00:00Z'),
  endsAt: new Date('2026-06-02T13:00:00Z'),
  summary: 'Visite',
  description: 'Un technicien passe.',
  location: 'Québec',
  organizer: { name: 'Comptoir', address: 'bonjour@comptoir.test' },
  attendee: { name: 'Léa', address: 'lea@bistro.test' },
};

/** The lines as a calendar reads them: put together again. */
const unfolded = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('is one event in UTC, in lines that end as the rule wants', () => {
    expect(writeCalendar(EVENT)).toBe(
      `${[
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Comptoir//Comptoir//FR',
        'CALSCALE:GREGORIAN',
        'METHOD:REQUEST',
        'BEGIN:VEVENT',
        'UID:0197-visit',
        'SEQUENCE:2',
        'DTSTAMP:20260515T150000Z',
        'DTSTART:20260602T120000Z',
        'DTEND:20260602T130000Z',
        'SUMMARY:Visite',
        'DESCRIPTION:Un technicien passe.',
        'LOCATION:Québec',
        'ORGANIZER;CN="Comptoir":mailto:bonjour@comptoir.test',
        'ATTENDEE;CN="Léa";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto',
        ' :lea@bistro.test',
        'STATUS:CONFIRMED',
        'TRANSP:OPAQUE',
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n')}\r\n`,
    );
  });

  it('keeps a name from ending its parameter', () => {
    const attendee = { name: 'Léa "la patronne"; X=\n1, rue', address: 'lea@bistro.test' };
    expect(unfolded(writeCalendar({ ...EVENT, attendee }))).toContain(
      'ATTENDEE;CN="Léa ’la patronne’; X= 1, rue";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:lea@bistro.test',
    );
  });

  it('takes a cancelled visit out of the calendar', () => {
    const lines = unfolded(writeCalendar({ ...EVENT, isCancelled: true }));
    expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:0197-visit']));
  });

  it('keeps text from becoming anything else', () => {
    const description = String.raw`A; B, C\D` + '\nEND:VCALENDAR\r\nX';
    const lines = unfolded(writeCalendar({ ...EVENT, description }));
    expect(lines).toContain(String.raw`DESCRIPTION:A\; B\, C\\D\nEND:VCALENDAR\nX`);
    expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
  });

  it('folds long lines after 75 octets, never within a character', () => {
    const description = `${'é'.repeat(50)}${'🍟'.repeat(40)}`;
    const text = writeCalendar({ ...EVENT, description });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\uFFFD');
    expect(unfolded(text)).toContain(`DESCRIPTION:${description}`);
  });
});
