import { once } from 'node:events';
import { appendFile, readFile, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { control } from '../../test/control.ts';
import { listMails, sendMail, startTestMailbox, type TestMailbox } from '../../test/test-mailbox.ts';
import { MAX_MAIL_BYTES } from './create-smtp-listener.ts';

let mailbox: TestMailbox;

beforeAll(async () => {
  mailbox = await startTestMailbox();
});
beforeEach(() => control(mailbox.running, 'DELETE /control/messages'));
afterAll(() => mailbox.remove());

async function lastMail(): Promise<unknown> {
  const last = (await listMails(mailbox.running)).at(-1);
  return (await control(mailbox.running, `GET /control/messages/${last?.id}`)).json;
}

/** Says these lines one after the other, each once the one before was answered, and returns the last answer. */
async function say(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(mailbox.running.urls.smtpUrl).port), '127.0.0.1').setEncoding('utf8');
  let answer = String(await once(socket, 'data'));
  for (const line of lines) {
    socket.write(line);
    answer = String(await once(socket, 'data'));
  }
  socket.destroy();
  return answer;
}

describe('the mailbox', () => {
  it('takes any mail from anyone and gives it whole: text, HTML, headers, attachments', async () => {
    await sendMail(mailbox.running, {
      to: ['"Rosa D’Amours" <rosa@resto.test>', 'camille@resto.test'],
      bcc: 'archives@comptoir.test',
      subject: 'Votre mot de passe temporaire — réinitialisation',
      text: 'Voici\u00a0: d7-été',
      html: '<p>Voici&nbsp;: <b>d7-été</b></p>',
      attachments: [{ filename: 'facture été.pdf', content: Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff]) }],
    });
    expect(await lastMail()).toEqual({
      id: expect.any(Number),
      receivedAt: expect.any(String),
      envelope: {
        from: 'ne-pas-repondre@comptoir.test',
        to: ['rosa@resto.test', 'camille@resto.test', 'archives@comptoir.test'],
      },
      from: 'Comptoir <ne-pas-repondre@comptoir.test>',
      to: 'Rosa D’Amours <rosa@resto.test>, camille@resto.test',
      subject: 'Votre mot de passe temporaire — réinitialisation',
      headers: expect.arrayContaining([{ name: 'MIME-Version', value: '1.0' }]),
      text: 'Voici\u00a0: d7-été\n',
      html: '<p>Voici&nbsp;: <b>d7-été</b></p>\n',
      attachments: [{ filename: 'facture été.pdf', type: 'application/pdf', size: 5 }],
    });
  });

  it('shows pictures that travel in the mail from within it', async () => {
    await sendMail(mailbox.running, {
      html: '<img src="cid:logo@comptoir">',
      attachments: [{ filename: 'l.png', content: Buffer.from('png'), cid: 'logo@comptoir' }],
    });
    expect(await lastMail()).toMatchObject({
      html: expect.stringContaining('src="data:image/png;base64,cG5n"'),
      attachments: [],
    });
  });

  it('lists in the order of arrival, for one recipient in any spelling, or after what is known', async () => {
    for (const to of ['a@x.test', 'B@x.test', 'a@x.test']) await sendMail(mailbox.running, { to, subject: to });
    const all = await listMails(mailbox.running);
    expect(all.map(({ subject }) => subject)).toEqual(['a@x.test', 'B@x.test', 'a@x.test']);
    expect(await listMails(mailbox.running, '?to=b@X.test')).toEqual([all[1]]);
    expect(await listMails(mailbox.running, `?to=a@x.test&after=${all[0]?.id}`)).toEqual([all[2]]);
    expect(await listMails(mailbox.running, `?after=${all[2]?.id}`)).toEqual([]);
  });

  it('never gives a number twice, not even after everything was deleted', async () => {
    await sendMail(mailbox.running, {});
    const [first] = await listMails(mailbox.running);
    const { json } = await control(mailbox.running, 'DELETE /control/messages');
    expect(json).toMatchObject({ messages: 0, lastId: first?.id });
    await mailbox.restart();
    await sendMail(mailbox.running, {});
    expect((await listMails(mailbox.running))[0]?.id).toBe((first?.id ?? 0) + 1);
  });

  it('keeps a mail that is no mail at all as a text', async () => {
    const huge = `X: ${'a'.repeat(3_000_000)}`;
    const text = 'rien de tout cela n’est un courriel';
    for (const raw of [text, huge]) await sendMail(mailbox.running, { raw });
    expect((await listMails(mailbox.running)).map(({ subject }) => subject)).toEqual(['', '']);
    expect(await lastMail()).toMatchObject({ text: expect.stringContaining('X: aaa'), headers: [] });
  });

  it('takes bounces, which come from no address', async () => {
    await sendMail(mailbox.running, { envelope: { from: '', to: 'x@x.test' } });
    expect(await lastMail()).toMatchObject({ envelope: { from: '', to: ['x@x.test'] } });
  });
});

describe('a mail is not kept', () => {
  it('when it is larger than 10 MB, whether its size is announced or not', async () => {
    const attachments = [{ content: Buffer.alloc(MAX_MAIL_BYTES) }];
    await expect(sendMail(mailbox.running, { attachments })).rejects.toMatchObject({ responseCode: 552 });
    const start = ['EHLO x\r\n', 'MAIL FROM:<a@x.test>\r\n', 'RCPT TO:<b@x.test>\r\n', 'DATA\r\n'];
    const body = `${`${'x'.repeat(998)}\r\n`.repeat(11_000)}.\r\n`;
    expect(await say(...start, body)).toMatch(/^552 /);
    expect(await listMails(mailbox.running)).toEqual([]);
  });

  it('when its sender hangs up before the end', async () => {
    await say('EHLO x\r\n', 'MAIL FROM:<a@x.test>\r\n', 'RCPT TO:<b@x.test>\r\n', 'DATA\r\n');
    const socket = connect(Number(new URL(mailbox.running.urls.smtpUrl).port), '127.0.0.1');
    socket.end('EHLO x\r\nMAIL FROM:<a@x.test>\r\nRCPT TO:<b@x.test>\r\nDATA\r\nSubject: half\r\n');
    await once(socket.resume(), 'close');
    await sendMail(mailbox.running, { subject: 'whole' });
    expect((await listMails(mailbox.running)).map(({ subject }) => subject)).toEqual(['whole']);
  });

  it('and neither sign-in nor encryption is offered', async () => {
    expect(await say('EHLO x\r\n')).not.toMatch(/AUTH|STARTTLS/);
    expect(await say('EHLO x\r\n', 'STARTTLS\r\n')).toMatch(/^5\d\d /);
  });
});

describe('after a restart, the mailbox', () => {
  it('knows its mails and waits with the same faults, at the same addresses', async () => {
    await sendMail(mailbox.running, { subject: 'Avant' });
    await control(mailbox.running, 'POST /control/faults', { fault: 'reject', to: 'x@x.test', times: 2 });
    const { urls } = mailbox.running;
    const before = await lastMail();
    await mailbox.restart();
    expect(mailbox.running.urls).toEqual(urls);
    expect(await lastMail()).toEqual(before);
    const { json } = await control(mailbox.running, 'GET /control/status');
    expect(json).toMatchObject({ faults: [{ fault: 'reject', to: 'x@x.test', remaining: 2 }] });
    await control(mailbox.running, 'DELETE /control/faults');
  });

  it('has cut a torn last line, and keeps what it knows where only its owner can read it', async () => {
    await sendMail(mailbox.running, { subject: 'Avant' });
    const journal = join(mailbox.dataDir, 'mailbox', 'journal.jsonl');
    await appendFile(journal, '{"kind":"message","mess');
    await mailbox.restart();
    expect(await readFile(journal, 'utf8')).toMatch(/}\n$/);
    expect((await listMails(mailbox.running)).map(({ subject }) => subject)).toEqual(['Avant']);
    expect((await stat(journal)).mode & 0o777).toBe(0o600);
    expect((await stat(join(mailbox.dataDir, 'mailbox'))).mode & 0o777).toBe(0o700);
  });
});
