import { normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSimulators } from '../../../test/start-simulators.ts';
import type { Mail, Mailer } from './mailer.ts';
import { createAbsentMailer, createSmtpMailer } from './smtp-mailer.ts';

/** The mailer against the simulated mailbox, over real SMTP. */
let mailer: Mailer;
let controlUrl: string;
let smtpUrl: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  const { ready, stop: stopSimulators } = await startSimulators();
  ({ controlUrl, smtpUrl } = ready.mailbox);
  mailer = createSmtpMailer({ smtpUrl, from: 'Comptoir <portail@comptoir.test>' });
  stop = stopSimulators;
}, 60_000);
afterAll(() => stop());

const mailTo = (address: string, change: Partial<Mail> = {}): Mail => ({
  to: { name: 'Élise Pelletier', address },
  subject: 'Votre accès à Comptoir',
  text: 'Mot de passe temporaire\u00A0: K4M7-R2T9-B6H3-T8W1',
  html: '<p>K4M7-R2T9-B6H3-T8W1</p>',
  ...change,
});

interface ReceivedMail {
  readonly id: number;
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: readonly unknown[] | Record<string, unknown>;
}

const read = async <Body>(path: string): Promise<Body> =>
  (await (await fetch(new URL(`/control/${path}`, controlUrl))).json()) as Body;

async function received(address: string): Promise<ReceivedMail[]> {
  const { items } = await read<{ items: ReceivedMail[] }>(`messages?to=${encodeURIComponent(address)}`);
  return Promise.all(items.map(({ id }) => read<ReceivedMail>(`messages/${id}`)));
}

async function tell(fault: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(new URL('/control/faults', controlUrl), {
    method: 'POST',
    headers,
    body: JSON.stringify(fault),
  });
  if (!reply.ok) throw new Error(await reply.text());
}

describe('a mail', () => {
  it.each([...Array.from("!#$%&'*+/=?^_`{|}~-"), 'r&d', 'a/b', 'x%y'].map((local) => `${local}@bistro.test`))(
    'reaches %s',
    async (address) => {
      expect(await mailer.send(mailTo(address))).toEqual({ kind: 'sent' });
      expect((await received(address)).map(({ envelope }) => envelope.to)).toEqual([[address]]);
    },
  );

  it('reaches a domain with accents', async () => {
    const address = normalEmail('info@café-montréal.ca');
    expect(await mailer.send(mailTo(address))).toEqual({ kind: 'sent' });
    expect(await received(address)).toHaveLength(1);
  });

  it('arrives whole, from the address that was set, as text and as HTML', async () => {
    expect(await mailer.send(mailTo('elise@comptoir.test'))).toEqual({ kind: 'sent' });
    const [mail] = await received('elise@comptoir.test');
    expect(mail).toMatchObject({
      envelope: { from: 'portail@comptoir.test', to: ['elise@comptoir.test'] },
      subject: 'Votre accès à Comptoir',
      text: expect.stringContaining('Mot de passe temporaire\u00A0: K4M7-R2T9-B6H3-T8W1'),
      html: expect.stringContaining('<p>K4M7-R2T9-B6H3-T8W1</p>'),
    });
    expect(JSON.stringify(mail?.headers).toLowerCase()).toContain('auto-submitted');
  });

  it('has no header that someone wrote into a name or a subject', async () => {
    const to = { name: 'Camille\r\nBcc: spy@comptoir.test', address: 'camille@comptoir.test' };
    await mailer.send(mailTo('', { to, subject: 'Bonjour\r\nBcc: spy@comptoir.test' }));
    const [mail] = await received('camille@comptoir.test');
    expect(mail?.envelope.to).toEqual(['camille@comptoir.test']);
    expect(await received('spy@comptoir.test')).toEqual([]);
  });

  it('names itself and the mails that it follows', async () => {
    const thread = { messageId: '<3@comptoir.test>', references: ['<1@comptoir.test>', '<2@resto.test>'] };
    await mailer.send(mailTo('thread@comptoir.test', thread));
    const [mail] = await received('thread@comptoir.test');
    const headers = JSON.stringify(mail?.headers).toLowerCase();
    for (const one of [
      '<3@comptoir.test>',
      '"in-reply-to","value":"<2@resto.test>"',
      '<1@comptoir.test> <2@resto.test>',
    ])
      expect(headers).toContain(one);
  });

  it('carries the name by which a report names it', async () => {
    await mailer.send(mailTo('named@comptoir.test', { reportId: '0190a6e0-0000-7000-8000-000000000001' }));
    const [mail] = await received('named@comptoir.test');
    expect(mail?.headers).toContainEqual({
      name: expect.stringMatching(/^x-pm-metadata-mail$/i),
      value: '0190a6e0-0000-7000-8000-000000000001',
    });
  });

  it('says no name that holds an address, and quotes one that looks like several', async () => {
    const headersFor = async (name: string, address: string) => {
      await mailer.send(mailTo('', { to: { name, address } }));
      const [mail] = await received(address);
      expect(mail?.envelope.to).toEqual([address]);
      return JSON.stringify(mail?.headers);
    };
    expect(await headersFor('Ouvrez https://evil.test', 'lea@comptoir.test')).not.toContain('evil');
    expect(await headersFor('Roy, "Camille" <x>', 'roy@comptoir.test')).toContain('Camille');
  });

  it('is refused for good where no one has the address', async () => {
    await tell({ fault: 'reject', to: 'gone@comptoir.test' });
    expect(await mailer.send(mailTo('gone@comptoir.test'))).toMatchObject({ kind: 'refused' });
    expect(await received('gone@comptoir.test')).toEqual([]);
  });

  it('is not delivered where no one listens', async () => {
    const nowhere = createSmtpMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'portail@comptoir.test' });
    expect(await nowhere.send(mailTo('down@comptoir.test'))).toMatchObject({ kind: 'unavailable' });
  });

  it('is not known to have arrived where the connection broke', async () => {
    await tell({ fault: 'down' });
    expect(await mailer.send(mailTo('down@comptoir.test'))).toMatchObject({ kind: 'unknown' });
    expect(await received('down@comptoir.test')).toEqual([]);
    expect(await mailer.send(mailTo('down@comptoir.test'))).toEqual({ kind: 'sent' });
  });

  it('may have arrived where the answer was lost', async () => {
    await tell({ fault: 'drop', to: 'lost@comptoir.test' });
    expect(await mailer.send(mailTo('lost@comptoir.test'))).toMatchObject({ kind: 'unknown' });
    expect(await received('lost@comptoir.test')).toHaveLength(1);
  });

  it('has nowhere to go without a setting', async () => {
    expect(await createAbsentMailer().send(mailTo('no-one@comptoir.test'))).toEqual({
      kind: 'unavailable',
      detail: 'no SMTP_URL is set',
    });
  });
});
