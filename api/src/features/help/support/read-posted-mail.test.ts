import { expect, it } from 'vitest';
import { readPostedMail } from './read-posted-mail.ts';

const read = (posted: unknown) =>
  readPostedMail(Buffer.from(typeof posted === 'string' ? posted : JSON.stringify(posted)));

it('leaves files, and what is longer than anyone reads', () => {
  const posted = {
    FromFull: { Email: 'lea@resto.test', MailboxHash: '' },
    MessageID: '<a@resto.test>',
    TextBody: 'é'.repeat(1_000_001),
    Attachments: [{ Name: 'a.pdf', ContentType: 'application/pdf', ContentLength: 3, ContentID: '', Content: 'QUFB' }],
  };
  const mail = read(posted);
  expect(mail).toMatchObject({
    ok: true,
    body: { FromFull: { Email: 'lea@resto.test' }, Attachments: [{ Name: 'a.pdf' }] },
  });
  expect(mail.ok && mail.body.TextBody).toHaveLength(1_000_000);
  expect(JSON.stringify(mail)).not.toContain('QUFB');
});

it.each([
  ['', 'validation-failed'],
  ['{', 'bad-json'],
  ['{"__proto__": {}}', 'bad-json'],
  ['[]', 'validation-failed'],
  ['null', 'validation-failed'],
  [{ FromFull: 'lea@resto.test', MessageID: 'a' }, 'validation-failed'],
])('refuses what is no mail: %j', (posted, code) => expect(read(posted)).toMatchObject({ ok: false, code }));

it('names no more of what is wrong than helps', () => {
  const wrong = read({ MessageID: 'a', Headers: Array.from({ length: 900 }, () => 1) });
  expect(wrong).toMatchObject({ ok: false, code: 'validation-failed' });
  expect(!wrong.ok && wrong.fields?.length).toBe(50);
});
