import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser } from '../../../../test/factories/merchants.ts';
import { passwordIn } from '../../../../test/fake-mailer.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { composeMail } from './compose-mail.ts';
import { queueInvitation, queueMail, type MailOrder } from './queue-mail.ts';

const test = useTestApp();

const order = (mail: MailOrder) =>
  test.dependencies.database.transaction({ role: 'system' }, (tx) => queueMail(tx, mail));

async function aPerson(given: { name?: string; language?: 'fr' | 'en' } = {}) {
  const merchant = await aMerchant(test);
  const user = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  await asSystem(test, {
    text: 'update users set name = coalesce($2, name), language = $3 where id = $1',
    values: [user.id, given.name ?? null, given.language ?? null],
  });
  return user;
}

/** Everything in the queue and in the table of temporary passwords, as text. */
async function everythingKept(): Promise<string> {
  const client = new pg.Client(test.databaseUrl);
  await client.connect();
  const { rows } = await client.query(
    'select (select json_agg(j) from graphile_worker._private_jobs j) as jobs, (select json_agg(t) from temporary_passwords t) as kept',
  );
  await client.end();
  return JSON.stringify(rows);
}

/** Lets the queue try again what failed, without waiting for its time. */
async function tryAgain(): Promise<void> {
  const client = new pg.Client(test.databaseUrl);
  await client.connect();
  await client.query('update graphile_worker._private_jobs set run_at = now()');
  await client.end();
  await runJobs(test);
}

describe('a mail', () => {
  it('leaves once its transaction has committed, and never without', async () => {
    const user = await aPerson();
    const failing = test.dependencies.database.transaction({ role: 'system' }, (tx) => {
      queueMail(tx, { kind: 'password-changed', userId: user.id });
      throw new Error('not after all');
    });
    await expect(failing).rejects.toThrow('not after all');
    await runJobs(test);
    expect(test.mailer.mailsTo(user.email)).toEqual([]);
    await order({ kind: 'password-changed', userId: user.id });
    await runJobs(test);
    expect(test.mailer.mailsTo(user.email)).toHaveLength(1);
  });

  it('is ordered by an administrator’s transaction too', async () => {
    const user = await aPerson();
    await test.dependencies.database.transaction({ role: 'admin' }, (tx) =>
      queueInvitation(tx, { userId: user.id, invitedBy: 'Dominique Lavoie' }),
    );
    await runJobs(test);
    expect(test.mailer.mailsTo(user.email)[0]?.text).toContain('Dominique Lavoie vous invite');
  });

  it('is French unless the person chose English', async () => {
    const [french, english] = [await aPerson(), await aPerson({ language: 'en' })];
    for (const { id } of [french, english]) await order({ kind: 'temporary-password', userId: id });
    await runJobs(test);
    expect(test.mailer.mailsTo(french.email)[0]).toMatchObject({ subject: 'Votre mot de passe temporaire' });
    expect(test.mailer.mailsTo(english.email)[0]).toMatchObject({ subject: 'Your temporary password' });
  });

  it('is the only place that ever has the temporary password in clear', async () => {
    const user = await aPerson();
    await order({ kind: 'temporary-password', userId: user.id });
    const before = await everythingKept();
    await runJobs(test);
    const [password = ''] = test.mailer.mailsTo(user.email).map(passwordIn);
    expect(password).toMatch(/^[0-9A-Z-]{19}$/);
    for (const kept of [before, await everythingKept(), test.logLines.join()]) expect(kept).not.toContain(password);
  });

  it.each(['unavailable', 'unknown'] as const)(
    'is tried again when it was %s, with another password',
    async (outcome) => {
      const user = await aPerson();
      test.mailer.fail({ kind: outcome, detail: 'ETIMEDOUT' });
      await order({ kind: 'temporary-password', userId: user.id });
      await runJobs(test);
      expect(test.mailer.mailsTo(user.email)).toHaveLength(1);
      await tryAgain();
      const passwords = test.mailer.mailsTo(user.email).map(passwordIn);
      expect(new Set(passwords).size).toBe(2);
    },
  );

  it('is given up when no mailbox has the address, and that is logged', async () => {
    const user = await aPerson();
    test.mailer.fail({ kind: 'refused', detail: '550 no such mailbox' });
    await order({ kind: 'password-changed', userId: user.id });
    await runJobs(test);
    await tryAgain();
    expect(test.mailer.mailsTo(user.email)).toHaveLength(1);
    expect(test.logLines.join()).toContain('550 no such mailbox');
  });

  it('is not sent to a user who was suspended in the meantime', async () => {
    const user = await aPerson();
    await order({ kind: 'temporary-password', userId: user.id });
    await asSystem(test, { text: 'update users set suspended_at = now() where id = $1', values: [user.id] });
    await runJobs(test);
    expect(test.mailer.mailsTo(user.email)).toEqual([]);
  });
});

describe('composeMail', () => {
  const KINDS = [
    'invitation',
    'invitation-to-account',
    'welcome',
    'already-registered',
    'temporary-password',
    'password-changed',
    'second-factor-removed',
    'email-changed',
    'accounts-joined',
  ] as const;
  const WITH_PASSWORD: ReadonlySet<string> = new Set(['invitation', 'welcome', 'temporary-password']);
  const letter = (kind: (typeof KINDS)[number], language: 'fr' | 'en') =>
    composeMail({
      order: {
        kind,
        userId: 'u',
        invitedBy: 'Noémie <b>Gagnon</b>',
        address: 'camille@resto.test',
        formerEmail: 'ancienne@resto.test',
      },
      business: 'Bistro <b>du Quai</b>',
      email: 'camille@resto.test',
      to: { name: 'Camille "C" <Roy>', address: 'camille@resto.test' },
      language,
      password: WITH_PASSWORD.has(kind) ? 'K4M7-R2T9-B6H3-T8W1' : null,
      publicUrl: 'https://portal.example',
    });

  it.each(KINDS)('says the same as text and as HTML, in both languages: %s', (kind) => {
    for (const language of ['fr', 'en'] as const) {
      const { text, html, subject } = letter(kind, language);
      expect(subject.length).toBeGreaterThan(5);
      for (const form of [text, html]) {
        expect(form).toContain('https://portal.example/');
        expect(form.includes('K4M7-R2T9-B6H3-T8W1')).toBe(WITH_PASSWORD.has(kind));
        expect(form).not.toMatch(/undefined|\[object/);
      }
      expect(html).not.toContain('<Roy>');
      expect(html).not.toContain('<b>');
    }
  });

  it('is headed by its subject, and pairs what is to be typed with its name', () => {
    const { html, subject } = letter('temporary-password', 'en');
    expect(html).toMatch(new RegExp(`<h1 [^>]*>${subject}</h1>`));
    expect(html).toMatch(/<dt [^>]*>[^<]+<\/dt><dd [^>]*>K4M7-R2T9-B6H3-T8W1<\/dd>/);
    expect(html).toContain('<meta name="viewport"');
  });

  it.each(['fr', 'en'] as const)('says no name that holds an address (%s)', (language) => {
    const { text, html } = composeMail({
      order: { kind: 'invitation', userId: 'u', invitedBy: 'www.evil.test' },
      email: 'camille@resto.test',
      to: { name: 'Entrez sur evil.test', address: 'camille@resto.test' },
      language,
      password: null,
      publicUrl: 'https://portal.example',
      business: 'www.evil.test',
    });
    for (const form of [text, html]) expect(form).not.toContain('evil');
    expect(text).toMatch(/^(Bonjour|Hello),\n/);
  });

  it('writes French as French is written', () => {
    for (const kind of KINDS) {
      expect(letter(kind, 'fr').text).not.toMatch(/'| [:;?!»]|«(?!\u00A0)/);
    }
  });
});
