import { describe, expect, it } from 'vitest';
import type { MailDelivery } from './inbound-mail.ts';
import { createPostedMail } from './posted-mail.ts';

const service = createPostedMail({ password: 'a-very-secret-password' });
const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });

const file = (Name: string, ContentLength: number, ContentID = '') => ({
  Name,
  ContentType: Name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
  ContentLength,
  ContentID,
});

const posted = (Headers: [string, string][], change: Partial<MailDelivery> = {}): MailDelivery => ({
  From: '',
  FromFull: { Email: 'lea@resto.test', MailboxHash: '' },
  ToFull: [{ Email: 'reponse+1@comptoir.test', MailboxHash: '1' }],
  CcFull: [{ Email: 'copie@resto.test', MailboxHash: '' }],
  BccFull: [{ Email: 'caché@resto.test', MailboxHash: '' }],
  OriginalRecipient: 'reponse+2@comptoir.test',
  MailboxHash: '2',
  Subject: 'RE: certificat',
  MessageID: 'of-the-service',
  TextBody: 'Merci',
  HtmlBody: '<p>Merci</p>',
  StrippedTextReply: 'Merci!',
  Headers: Headers.map(([Name, Value]) => ({ Name, Value })),
  Attachments: [file('caisse.jpg', 482_113), file('reçu.pdf', 9000)],
  ...change,
});

describe('a call of the webhook', () => {
  it('is the service’s by its password alone', () => {
    expect(service.recognizes(basic('mail:a-very-secret-password'))).toBe(true);
    expect(service.recognizes(basic('anyone:a-very-secret-password'))).toBe(true);
    for (const headers of [{}, basic('mail:wrong'), basic('a-very-secret'), { authorization: 'Bearer x' }, basic('')])
      expect(service.recognizes(headers)).toBe(false);
  });
});

describe('a mail', () => {
  it('is read with everyone it was sent to', () => {
    expect(service.read(posted([['Message-ID', '<1@resto.test>']]))).toMatchObject({
      messageId: '<1@resto.test>',
      from: 'lea@resto.test',
      recipients: ['reponse+2@comptoir.test', 'reponse+1@comptoir.test', 'copie@resto.test', 'caché@resto.test'],
      hashes: ['2', '1'],
      text: 'Merci',
      html: '<p>Merci</p>',
      strippedText: 'Merci!',
      files: [
        { name: 'caisse.jpg', bytes: 482_113 },
        { name: 'reçu.pdf', bytes: 9000 },
      ],
    });
  });

  it('without a name of its own has that of the service', () =>
    expect(service.read(posted([])).messageId).toBe('of-the-service'));

  it('has no file in the signs under its signature, and one in a picture within it', () => {
    const Attachments = [file('logo.png', 4000, 'logo@resto'), file('ecran.png', 90_000, 'ecran@resto')];
    expect(service.read(posted([], { Attachments })).files).toEqual([{ name: 'ecran.png', bytes: 90_000 }]);
  });

  it('is cut where its sender’s program wrote more than anyone reads, and never refused', () => {
    const long = 'x'.repeat(20_000);
    const mail = service.read(
      posted([['Message-ID', long]], { Subject: `a\u0000${long}`, Attachments: [file(`\n${long}`, -1)] }),
    );
    expect([mail.messageId.length, mail.subject.length]).toEqual([1000, 999]);
    expect(mail.files).toEqual([{ name: 'x'.repeat(120), bytes: 0 }]);
  });

  it.each([
    [true, [['X-Spam-Tests', 'DKIM_SIGNED,DKIM_VALID,DKIM_VALID_AU,SPF_PASS']]],
    [true, [['Received-SPF', 'Pass (sender SPF authorized) identity=mailfrom; envelope-from=lea@RESTO.test; helo=x']]],
    [false, [['X-Spam-Tests', 'DKIM_SIGNED,DKIM_VALID,NOT_DKIM_VALID_AU']]],
    [false, [['Received-SPF', 'Pass (…) identity=mailfrom; envelope-from=spy@else.test; helo=x']]],
    [false, [['Received-SPF', 'Fail (…) identity=mailfrom; envelope-from=lea@resto.test; helo=x']]],
    [false, [['Received-SPF', 'Pass (…) identity=mailfrom; helo=x']]],
    [false, []],
    // what a sender wrote stands below what the service wrote
    [
      false,
      [
        ['X-Spam-Tests', 'SPF_FAIL'],
        ['Received-SPF', 'Fail; envelope-from=lea@resto.test'],
        ['X-Spam-Tests', 'DKIM_VALID_AU'],
        ['Received-SPF', 'Pass; envelope-from=lea@resto.test'],
      ],
    ],
  ] as [boolean, [string, string][]][])('is vouched for: %s, by %j', (isVerified, headers) =>
    expect(service.read(posted(headers)).isVerified).toBe(isVerified),
  );
});
