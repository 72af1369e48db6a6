import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser } from '../../../../test/factories/merchants.ts';
import { aLastingToken, subscriptionCalls } from '../../../../test/factories/subscribers.ts';
import { aTechnician, clearCalendar, FIRST_TECHNICIAN_ID } from '../../../../test/factories/technicians.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { remindMerchants } from './appointments.jobs.ts';

const MONDAY = new Date('2026-06-01T13:00:00Z');
let clock = MONDAY;
const test = useTestApp({ now: () => clock });
const { call } = subscriptionCalls(test);
beforeEach(async () => {
  clock = MONDAY;
  await clearCalendar(test);
});

const THURSDAY_9 = '2026-06-04T13:00:00.000Z';
const FRIDAY_9 = '2026-06-05T13:00:00.000Z';
const book = async (token: string, startsAt: string) =>
  (await call(token, ['POST', 'appointments'], { startsAt })).json<AppointmentView>();

async function aPerson(language: 'fr' | 'en' = 'fr') {
  const { id } = await aMerchant(test);
  await asSystem(test, {
    text: `update merchants set company_name = 'Chez Léa', language = $2, area_code = '418', phone_number = '5550142',
      street = 'rue Saint-Jean', civic_number = '12', city = 'Québec' where id = $1`,
    values: [id, language],
  });
  const user = await aUser(test, { role: 'merchant', merchantId: id });
  return { id, email: user.email, token: await aLastingToken(test, user.token) };
}

const subjectsTo = async (email: string) => {
  await runJobs(test);
  return test.mailer.mailsTo(email).map(({ subject }) => subject.replaceAll(/\s/g, ' '));
};
const at = async (now: string) => {
  clock = new Date(now);
  await remindMerchants(test.dependencies);
  await runJobs(test);
};
/** Support has hours of its own, and rests on a day. */
async function close(day: string) {
  const { id } = await aUser(test, { role: 'admin' });
  await asSystem(test, {
    text: `insert into support_settings (id, opens, closes, telephone, email, changed_at, changed_by)
      values (gen_random_uuid(), '10:00', '15:00', '1 800 555-0100', 'aide@comptoir.test', now(), $1)`,
    values: [id],
  });
  await asSystem(test, {
    text: `insert into closing_days (closed_on, name_fr, name_en, added_at, added_by) values ($1, 'x', 'x', now(), $2)`,
    values: [day, id],
  });
}
async function open() {
  await asSystem(test, { text: 'delete from closing_days' });
  await asSystem(test, {
    text: `insert into support_settings (id, opens, closes, telephone, email, changed_at, changed_by)
      select gen_random_uuid(), '08:00', '16:30', telephone, email, now(), changed_by
      from support_settings order by changed_at desc limit 1`,
  });
}
const fileOf = (email: string) =>
  test.mailer.mailsTo(email).at(-1)?.attachments?.[0]?.content.toString().replaceAll('\r\n ', '') ?? '';

describe('a reminder', () => {
  it.each([
    ['fr', /^Rappel : visite du technicien, jeudi 4 juin 2026/],
    ['en', /^Reminder: technician’s visit on Thursday, June 4, 2026/],
  ] as const)('goes out once, the working day before, with the file of the visit (%s)', async (language, subject) => {
    const { email, token } = await aPerson(language);
    const { id } = await book(token, THURSDAY_9);
    await at('2026-06-03T11:59:00Z');
    expect(await subjectsTo(email)).toHaveLength(1);
    await at('2026-06-03T12:02:00Z');
    await at('2026-06-03T12:32:00Z');
    const subjects = await subjectsTo(email);
    expect(subjects).toHaveLength(2);
    expect(subjects.at(-1)).toMatch(subject);
    const file = fileOf(email);
    expect(file).toContain(`UID:${id}\r\nSEQUENCE:0`);
    expect(file).toContain('METHOD:REQUEST');
  });

  it('goes out once though two servers look at the same moment', async () => {
    const { email, token } = await aPerson();
    await book(token, THURSDAY_9);
    clock = new Date('2026-06-03T12:02:00Z');
    await Promise.all([remindMerchants(test.dependencies), remindMerchants(test.dependencies)]);
    expect(await subjectsTo(email)).toHaveLength(2);
  });

  it('comes again for another day when the visit is moved, and never for one that is cancelled', async () => {
    const [one, other] = [await aPerson(), await aPerson()];
    await book(one.token, THURSDAY_9);
    const { id } = await book(other.token, '2026-06-04T14:00:00Z');
    await call(other.token, ['DELETE', `appointments/${id}`]);
    await at('2026-06-03T12:02:00Z');
    clock = new Date('2026-06-03T13:00:00Z');
    await book(one.token, '2026-06-08T13:00:00Z');
    await at('2026-06-05T12:02:00Z');
    expect((await subjectsTo(one.email)).map((subject) => subject.split(',')[0])).toEqual([
      'Visite du technicien',
      'Rappel : visite du technicien',
      'Visite du technicien déplacée',
      'Rappel : visite du technicien',
    ]);
    expect(fileOf(one.email)).toContain('SEQUENCE:1');
    expect((await subjectsTo(other.email)).filter((subject) => subject.startsWith('Rappel'))).toEqual([]);
  });

  it.each([
    ['fr', 'de 10 h à 15 h, heure de Québec : 1 800 555-0100, aide@comptoir.test. Il est fermé le 3 juin 2026.'],
    ['en', '10:00 a.m. to 3:00 p.m., Québec time: 1 800 555-0100, aide@comptoir.test. It is closed on June 3, 2026.'],
  ] as const)(
    'goes out before a closing day, as support opens, and says when someone answers until then (%s)',
    async (language, words) => {
      const { email, token } = await aPerson(language);
      await book(token, '2026-06-04T14:00:00Z');
      await close('2026-06-03');
      await at('2026-06-02T13:32:00Z');
      expect(await subjectsTo(email)).toHaveLength(1);
      await at('2026-06-02T14:02:00Z');
      await at('2026-06-03T14:02:00Z');
      expect(await subjectsTo(email)).toHaveLength(2);
      expect(test.mailer.mailsTo(email).at(-1)?.text.replaceAll(/\s/g, ' ')).toContain(words);
      await open();
    },
  );

  it('of a visit on a day that is closed by now is not sent: it has to be moved', async () => {
    const { email, token } = await aPerson();
    await book(token, '2026-06-04T14:00:00Z');
    await close('2026-06-04');
    await at('2026-06-03T14:02:00Z');
    expect(await subjectsTo(email)).toHaveLength(1);
    await open();
    await at('2026-06-03T14:32:00Z');
    expect(await subjectsTo(email)).toHaveLength(2);
  });

  it('is dropped when the visit was moved before the letter left', async () => {
    const { email, token } = await aPerson();
    await book(token, THURSDAY_9);
    await runJobs(test);
    clock = new Date('2026-06-03T12:02:00Z');
    await remindMerchants(test.dependencies);
    await book(token, FRIDAY_9);
    expect((await subjectsTo(email)).filter((subject) => subject.startsWith('Rappel'))).toEqual([]);
  });
});

describe('a technician’s mail', () => {
  const LUC = { name: 'Luc', email: 'luc@comptoir.test' } as const;
  const ANN = { name: 'Ann', email: 'ann@comptoir.test', language: 'en' } as const;
  beforeEach(() =>
    asSystem(test, { text: 'update technicians set active = false where id = $1', values: [FIRST_TECHNICIAN_ID] }),
  );

  it('says who is visited when and where, and puts it into their calendar', async () => {
    await aTechnician(test, LUC);
    const { token } = await aPerson();
    const { id } = await book(token, THURSDAY_9);
    expect((await subjectsTo(LUC.email)).at(-1)).toMatch(/^Nouvelle visite : Chez Léa, jeudi 4 juin 2026 à 09 h 00/);
    const mail = test.mailer.mailsTo(LUC.email).at(-1);
    expect(mail?.text).toContain('418\u00A0555-0142');
    expect(mail?.text).toContain('12, rue Saint-Jean');
    expect(fileOf(LUC.email)).toContain(`UID:${id}\r\nSEQUENCE:0`);
    await call(token, ['DELETE', `appointments/${id}`]);
    expect((await subjectsTo(LUC.email)).at(-1)).toMatch(/^Visite retirée/);
    expect(fileOf(LUC.email)).toMatch(/METHOD:CANCEL[^]*SEQUENCE:1[^]*STATUS:CANCELLED/);
  });

  it('takes the visit out of one calendar and puts it into the other when another one comes', async () => {
    const admin = await aLastingToken(test, (await aUser(test, { role: 'admin' })).token);
    const [luc, ann] = [await aTechnician(test, { ...LUC, email: 'luc2@comptoir.test' }), await aTechnician(test, ANN)];
    const { id: merchantId } = await aPerson();
    const send = (technicianId: string, note?: string) =>
      call(admin, ['POST', `appointments?merchantId=${merchantId}`], {
        startsAt: THURSDAY_9,
        technicianId,
        ...(note === undefined ? {} : { note }),
      });
    await send(luc);
    await send(ann);
    const sent = (await subjectsTo('luc2@comptoir.test')).map((subject) => subject.split(' :')[0]);
    expect(new Set(sent)).toEqual(new Set(['Nouvelle visite', 'Visite retirée']));
    expect(sent).toHaveLength(2);
    expect((await subjectsTo(ANN.email)).at(-1)).toMatch(/^New visit: Chez Léa, Thursday, June 4, 2026 at 9:00/);
    expect(fileOf(ANN.email)).toContain('SEQUENCE:1');
    await send(ann, 'Ring twice');
    expect((await subjectsTo(ANN.email)).at(-1)).toMatch(/^Visit changed/);
    const before = (await subjectsTo(ANN.email)).length;
    await send(ann, 'Ring twice');
    expect(await subjectsTo(ANN.email)).toHaveLength(before);
  });

  it('is not sent once the hour has come, nor where no one said where to', async () => {
    await aTechnician(test, { ...LUC, email: 'luc3@comptoir.test' });
    const { token } = await aPerson();
    await book(token, THURSDAY_9);
    clock = new Date(THURSDAY_9);
    expect(await subjectsTo('luc3@comptoir.test')).toEqual([]);
  });
});
