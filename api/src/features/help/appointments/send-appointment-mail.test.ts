import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser } from '../../../../test/factories/merchants.ts';
import { aLastingToken, subscriptionCalls } from '../../../../test/factories/subscribers.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { sendAppointmentLetter } from './send-appointment-mail.ts';

const MONDAY = new Date('2026-06-01T13:00:00Z');
let clock = MONDAY;
const test = useTestApp({ now: () => clock });
const { call } = subscriptionCalls(test);
beforeEach(async () => {
  clock = MONDAY;
  await asSystem(test, { text: 'update appointments set cancelled_at = now() where cancelled_at is null' });
});

const EIGHT = '2026-06-02T12:00:00.000Z';
const book = async (token: string, startsAt: string, note?: string) =>
  (await call(token, ['POST', 'appointments'], { startsAt, ...(note ? { note } : {}) })).json<AppointmentView>();

/** A merchant at an address, in a zone and a language, and one of its people. */
async function aPerson(given: { zone?: string; language?: 'fr' | 'en' } = {}) {
  const { id } = await aMerchant(test);
  await asSystem(test, {
    text: `update merchants set company_name = 'Chez Léa; bar, grill', civic_number = '1255', time_zone = $2,
        street = 'chemin de La Vernière', city = 'L’Étang-du-Nord', postal_code = 'G4T3E6', language = $3
      where id = $1`,
    values: [id, given.zone ?? 'America/Montreal', given.language ?? 'fr'],
  });
  const user = await aUser(test, { role: 'merchant', merchantId: id });
  return { id, userId: user.id, email: user.email, token: await aLastingToken(test, user.token) };
}

const mailsTo = async (email: string) => {
  await runJobs(test);
  return test.mailer.mailsTo(email);
};

describe('mail about a visit', () => {
  it('confirms it, with a file for the calendar', async () => {
    const { email, token } = await aPerson();
    const visit = await book(token, EIGHT, 'Sonner deux fois');
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toMatch(/^Visite du technicien, mardi 2 juin 2026 à 08\sh\s00/);
    expect(mail?.text).toMatch(/Quand\u00A0: mardi 2 juin 2026/);
    expect(mail?.text).toContain('1255, chemin de La Vernière');
    expect(mail?.text).toContain('Sonner deux fois');
    const [file] = mail?.attachments ?? [];
    expect(file).toMatchObject({
      filename: 'visite.ics',
      contentType: 'text/calendar; charset=utf-8; method=REQUEST',
    });
    const calendar = file?.content.toString().replaceAll('\r\n ', '').split('\r\n');
    expect(calendar).toEqual(
      expect.arrayContaining([
        `UID:${visit.id}`,
        'SEQUENCE:0',
        'DTSTART:20260602T120000Z',
        'DTEND:20260602T130000Z',
        String.raw`DESCRIPTION:Installation de Comptoir chez Chez Léa\; bar\, grill.`,
        'ORGANIZER;CN="Comptoir":mailto:ne-pas-repondre@comptoir.test',
        `ATTENDEE;CN="Someone";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${email}`,
      ]),
    );
  });

  it.each([
    ['America/Montreal', 'en', 'at 8:00 a.m. EDT'],
    ['America/Halifax', 'en', 'at 9:00 a.m. ADT'],
    ['America/Montreal', 'fr', 'à 08 h 00 HAE'],
    ['America/Halifax', 'fr', 'à 09 h 00 HAA'],
  ] as const)('shows the hour on the clock of %s (%s)', async (zone, language, hour) => {
    const { email, token } = await aPerson({ zone, language });
    await book(token, EIGHT);
    const [mail] = await mailsTo(email);
    expect(mail?.text.replaceAll(/\s/g, ' ')).toContain(hour);
  });

  it('follows it when it is moved and cancelled, so that calendars do too', async () => {
    const { email, token } = await aPerson({ language: 'en' });
    const { id } = await book(token, EIGHT);
    await book(token, '2026-06-03T12:00:00Z');
    await call(token, ['DELETE', `appointments/${id}`]);
    const mails = await mailsTo(email);
    const letters = mails.map(({ subject, attachments }) => {
      const calendar = attachments?.[0]?.content.toString() ?? '';
      const [, method, sequence, status] = /METHOD:(\w+)[^]*SEQUENCE:(\d+)[^]*STATUS:(\w+)/.exec(calendar) ?? [];
      return [subject.split(' ').slice(0, 3).join(' '), method, sequence, status].join(' ');
    });
    expect(letters.toSorted()).toEqual([
      'Technician’s visit moved REQUEST 1 CONFIRMED',
      'Technician’s visit of CANCEL 2 CANCELLED',
      'Technician’s visit on REQUEST 0 CONFIRMED',
    ]);
  });

  it('is one letter, however often the same hour is asked for', async () => {
    const { email, token } = await aPerson();
    const visits = [await book(token, EIGHT, 'Sonner'), await book(token, EIGHT, 'Sonner')];
    expect(visits[1]).toEqual(visits[0]);
    expect((await mailsTo(email)).map(({ subject }) => subject.split(',')[0])).toEqual(['Visite du technicien']);
  });

  it('goes to everybody of the merchant who may come in, and to no one else', async () => {
    const { id, token, email } = await aPerson();
    const second = await aUser(test, { role: 'merchant', merchantId: id });
    const suspended = await aUser(test, { role: 'merchant', merchantId: id });
    await asSystem(test, { text: 'update users set suspended_at = now() where id = $1', values: [suspended.id] });
    await book(token, EIGHT);
    await runJobs(test);
    expect([email, second.email, suspended.email].map((to) => test.mailer.mailsTo(to).length)).toEqual([1, 1, 0]);
  });

  it('is not sent once the hour has come, nor to a user who has left', async () => {
    const { id, token, email, userId } = await aPerson();
    await book(token, EIGHT);
    clock = new Date(EIGHT);
    expect(await mailsTo(email)).toEqual([]);
    clock = MONDAY;
    const other = await aMerchant(test);
    await asSystem(test, { text: 'update users set merchant_id = $2 where id = $1', values: [userId, other.id] });
    const letter = {
      appointmentId: id,
      merchantId: id,
      kind: 'booked',
      startsAt: EIGHT,
      revision: 0,
      note: null,
      technician: null,
    } as const;
    await sendAppointmentLetter(test.dependencies, { ...letter, userId });
    expect(test.mailer.mailsTo(email)).toEqual([]);
  });

  it('is tried again when it was not taken, and given up when no one has the address', async () => {
    const { id, userId } = await aPerson();
    const letter = {
      appointmentId: id,
      merchantId: id,
      kind: 'booked',
      startsAt: EIGHT,
      revision: 0,
      note: null,
      technician: null,
    } as const;
    test.mailer.fail({ kind: 'unavailable', detail: 'down' }, { kind: 'refused', detail: '550 no such mailbox' });
    await expect(sendAppointmentLetter(test.dependencies, { ...letter, userId })).rejects.toThrow('mail unavailable');
    await sendAppointmentLetter(test.dependencies, { ...letter, userId });
    expect(test.logLines.join()).toContain('550 no such mailbox');
  });

  it('writes French as French is written', async () => {
    const { email, token } = await aPerson();
    const { id } = await book(token, EIGHT);
    await book(token, '2026-06-03T12:00:00Z');
    await call(token, ['DELETE', `appointments/${id}`]);
    for (const { text } of await mailsTo(email)) expect(text).not.toMatch(/'| [:;?!»]|«(?!\u00A0)|undefined/);
  });
});
