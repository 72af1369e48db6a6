import { describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser } from '../../../../test/factories/merchants.ts';
import { aTerminal, type MadeTerminal } from '../../../../test/factories/terminals.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { remindOfCertificates } from './remind-of-certificates.ts';
import { sendCertificateLetter, type CertificateLetter } from './send-certificate-letter.ts';

let clock = new Date('2026-06-01T12:00:00Z');
const test = useTestApp({ now: () => clock });

/** A till whose certificate ends on the 1st of January 2031, and people of its merchant. */
async function begin(given: { contactEmail?: string } = {}) {
  const merchant = await aMerchant(test);
  const till = await aTerminal(test, { merchant });
  const user = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  await asSystem(test, {
    text: 'update merchants set contact_email = $2 where id = $1',
    values: [merchant.id, given.contactEmail ?? null],
  });
  return { merchant, till, user };
}

async function remindOn(day: string): Promise<void> {
  clock = new Date(`${day}T13:00:00Z`);
  await remindOfCertificates(test.dependencies);
  await runJobs(test);
}

const subjectsTo = (address: string): string[] => test.mailer.mailsTo(address).map(({ subject }) => subject);

const remindersOf = (till: MadeTerminal) =>
  asSystem(test, {
    text: `select (facts ->> 'days')::int as days from activity_log
      where device_id = $1 and event = 'certificate-expiring' order by id`,
    values: [till.id],
  });

describe('the end of a certificate', () => {
  it('is announced 90, 30 and 7 days before, once each, in the language of each person', async () => {
    const { merchant, till, user } = await begin({ contactEmail: 'comptable@resto.test' });
    const english = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    await asSystem(test, { text: "update users set language = 'en' where id = $1", values: [english.id] });
    for (const day of [
      '2030-10-02',
      '2030-10-04',
      '2030-10-05',
      '2030-12-02',
      '2030-12-03',
      '2030-12-25',
      '2030-12-31',
    ])
      await remindOn(day);
    expect(subjectsTo(user.email)).toEqual(
      [89, 30, 7].map((days) => expect.stringContaining(`Un certificat expire dans ${days} jours\u00A0: Caisse`)),
    );
    expect(subjectsTo('comptable@resto.test')).toHaveLength(3);
    expect(subjectsTo(english.email)[0]).toContain('A certificate expires in 89 days: Caisse');
    expect(test.mailer.mailsTo(english.email)[0]?.text).toContain(`Device number: ${till.deviceNumber}`);
    expect(await remindersOf(till)).toEqual([{ days: 89 }, { days: 30 }, { days: 7 }]);
  });

  it('is announced once, however many servers look', async () => {
    const { till, user } = await begin();
    clock = new Date('2030-12-20T13:00:00Z');
    await Promise.all([1, 2, 3].map(() => remindOfCertificates(test.dependencies)));
    await runJobs(test);
    expect(subjectsTo(user.email)).toHaveLength(1);
    expect(await remindersOf(till)).toEqual([{ days: 12 }]);
  });

  it.each([
    ['of a till that is not linked', 'update devices set linked_at = null, token_hash = null where id = $1'],
    ['that was revoked', 'update certificates set revoked_at = now() where device_id = $1'],
    ['that has passed', `update certificates set not_after = '2030-12-01' where device_id = $1`],
    ['that is far', `update certificates set not_after = '2032-01-01' where device_id = $1`],
  ])('%s is no news', async (_, text) => {
    const { till, user } = await begin();
    await asSystem(test, { text, values: [till.id] });
    await remindOn('2030-12-20');
    expect(subjectsTo(user.email)).toEqual([]);
    expect(await remindersOf(till)).toEqual([]);
  });

  it('is not announced to people who may not sign in any more, and to an address once', async () => {
    const { merchant, user } = await begin();
    const gone = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    await asSystem(test, { text: 'update users set suspended_at = now() where id = $1', values: [gone.id] });
    await asSystem(test, {
      text: 'update merchants set contact_email = upper($2) where id = $1',
      values: [merchant.id, user.email],
    });
    await remindOn('2030-12-20');
    expect(subjectsTo(user.email)).toHaveLength(1);
    expect(subjectsTo(user.email.toUpperCase())).toEqual([]);
    expect(subjectsTo(gone.email)).toEqual([]);
  });
});

describe('a letter', () => {
  const letter: CertificateLetter = {
    to: { address: 'camille@resto.test', name: 'Camille' },
    language: 'fr',
    deviceName: 'Bar',
    deviceNumber: '2468-1357-9024',
    companyName: 'Chez Camille',
    timeZone: 'America/Montreal',
    notAfter: '2031-01-01T12:00:00.000Z',
    days: 30,
  };
  const send = (changes: Partial<CertificateLetter> = {}) =>
    sendCertificateLetter(test.dependencies, { ...letter, ...changes });

  it('writes French as French is written, of one day too', async () => {
    for (const days of [30, 1]) await send({ days });
    for (const { text, subject } of test.mailer.mailsTo(letter.to.address))
      expect(text + subject).not.toMatch(/'| [:;?!»]|«(?!\u00A0)/);
    expect(subjectsTo(letter.to.address)[1]).toBe('Un certificat expire dans un jour\u00A0: Bar');
  });

  it.each(['unavailable', 'unknown'] as const)('is tried again when it was %s', async (outcome) => {
    test.mailer.fail({ kind: outcome, detail: 'ETIMEDOUT' });
    await expect(send()).rejects.toThrow(`mail ${outcome}: ETIMEDOUT`);
  });

  it('is given up when no mailbox has the address, and that is logged', async () => {
    test.mailer.fail({ kind: 'refused', detail: '550 no such mailbox' });
    await send();
    expect(test.logLines.join('')).toContain('550 no such mailbox');
  });
});
