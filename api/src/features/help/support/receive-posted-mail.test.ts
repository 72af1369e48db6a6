import type { TicketDetails } from '@comptoir/contract/help/support-tickets';
import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { bearer } from '../../../../test/factories/merchants.ts';
import { anAnsweredTicket, MAILBOX, postMail } from '../../../../test/factories/answered-tickets.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp({ config: { inboundMail: MAILBOX } });

/** A mail with everything that the service's documentation says that it posts. */
const posted = (from: string, to: string, change: object = {}) => {
  const hash = /\+([^@]+)@/.exec(to)?.[1] ?? '';
  const address = (Email: string, MailboxHash = '') => ({ Email, Name: 'Léa Roy', MailboxHash });
  return {
    FromName: 'Léa Roy',
    MessageStream: 'inbound',
    From: from,
    FromFull: address(from),
    To: `"Soutien" <${to}>`,
    ToFull: [address(to, hash)],
    Cc: '"Comptable" <chiffres@resto.test>',
    CcFull: [address('chiffres@resto.test')],
    Bcc: '',
    BccFull: [],
    OriginalRecipient: to,
    Subject: 'RE: [C-104001] autre',
    MessageID: uuid(),
    ReplyTo: '',
    MailboxHash: hash,
    Date: 'Wed, 25 Nov 2026 10:12:00 -0500',
    TextBody: 'La caisse 2 le montre encore.\r\n\r\nLe 25 nov. 2026, Soutien a écrit :\r\n> Essayez encore\r\n',
    HtmlBody: '<html><body><p>La caisse 2 le montre encore.</p></body></html>',
    StrippedTextReply: 'La caisse 2 le montre encore.',
    Tag: '',
    Headers: [
      { Name: 'X-Spam-Checker-Version', Value: 'SpamAssassin 3.4.0' },
      { Name: 'X-Spam-Status', Value: 'No' },
      { Name: 'X-Spam-Score', Value: '-0.1' },
      { Name: 'X-Spam-Tests', Value: 'DKIM_SIGNED,DKIM_VALID,DKIM_VALID_AU,SPF_PASS' },
      {
        Name: 'Received-SPF',
        Value: `Pass (sender SPF authorized) identity=mailfrom; client-ip=192.0.2.7; helo=mail.resto.test; envelope-from=${from}; receiver=${to}`,
      },
      { Name: 'MIME-Version', Value: '1.0' },
      { Name: 'Message-ID', Value: `<${uuid()}@mail.resto.test>` },
    ],
    Attachments: [
      { Name: 'caisse-2.jpg', Content: 'eA==', ContentType: 'image/jpeg', ContentLength: 482_113, ContentID: '' },
      {
        Name: 'logo.png',
        Content: 'eA==',
        ContentType: 'image/png',
        ContentLength: 4096,
        ContentID: 'logo@resto.test',
      },
    ],
    ...change,
  };
};

const post = (payload: object, password?: string) => postMail(test, payload, password);
const lastOf = async (token: string, id: string) =>
  (await test.app.inject({ url: `/api/support-tickets/${id}`, headers: bearer(token) }))
    .json<TicketDetails>()
    .messages.at(-1);

describe('a mail in the form that is documented', () => {
  it('is answered with 200, which the service takes for received, and stands in its conversation', async () => {
    const { owner, ticketId, to } = await anAnsweredTicket(test);
    const reply = await post(posted(owner.email, to));
    expect([reply.statusCode, reply.json()]).toEqual([200, {}]);
    expect(await lastOf(owner.token, ticketId)).toMatchObject({
      channel: 'mail',
      text: 'La caisse 2 le montre encore.',
      attachmentsLeft: 1,
      filesLeft: [{ name: 'caisse-2.jpg', bytes: 482_113 }],
    });
  });

  it.each([
    ['fr', 'mais sans ses pièces jointes : caisse-2.jpg'],
    ['en', 'without its files: caisse-2.jpg'],
  ] as const)('lets who sent files know that they were not kept, and support which (%s)', async (language, words) => {
    const { owner, support, to } = await anAnsweredTicket(test, language);
    const before = test.mailer.mailsTo(owner.email).length;
    await post(posted(owner.email, to));
    await runJobs(test);
    const letters = test.mailer.mailsTo(owner.email).slice(before);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text.replaceAll(/\s/g, ' ')).toContain(words);
    expect(test.mailer.mailsTo(support.email).at(-1)?.text).toContain('caisse-2.jpg');
    await post(posted(owner.email, to, { Attachments: [] }));
    await runJobs(test);
    expect(test.mailer.mailsTo(owner.email)).toHaveLength(before + 1);
  });

  it('that another address passed on is known by what stood behind its plus sign', async () => {
    const { owner, ticketId, secret } = await anAnsweredTicket(test);
    const other = `4d2b9c@inbound.mail.test`;
    const mail = posted(owner.email, other, { MailboxHash: secret.toUpperCase(), TextBody: 'Par un détour' });
    expect((await post(mail)).statusCode).toBe(200);
    expect(await lastOf(owner.token, ticketId)).toMatchObject({ text: 'Par un détour' });
    const copied = { BccFull: [{ Email: other, MailboxHash: secret }], TextBody: 'En copie cachée' };
    await post(posted(owner.email, other, copied));
    expect(await lastOf(owner.token, ticketId)).toMatchObject({ text: 'En copie cachée' });
  });

  it('is taken however long its heads are: what is refused is posted again for hours, and no one hears of it', async () => {
    const { owner, ticketId, to } = await anAnsweredTicket(test);
    const long = 'x'.repeat(30_000);
    const mail = posted(owner.email, to, { Subject: long, TextBody: 'Tout de même', MessageID: long });
    mail.Headers.push(...Array.from({ length: 600 }, () => ({ Name: 'References', Value: long.slice(0, 12_000) })));
    mail.CcFull.push(...Array.from({ length: 300 }, () => ({ Email: long, Name: '', MailboxHash: '' })));
    expect((await post(mail)).statusCode).toBe(200);
    expect(await lastOf(owner.token, ticketId)).toMatchObject({ text: 'Tout de même' });
  });

  it('may be written below what it answers, or in a form that only the service makes out', async () => {
    const { owner, ticketId, to } = await anAnsweredTicket(test);
    const quote = 'Le 25 nov. 2026, Soutien a écrit :\r\n> Essayez encore\r\n\r\n';
    await post(posted(owner.email, to, { TextBody: `${quote}Ça marche maintenant.` }));
    expect(await lastOf(owner.token, ticketId)).toMatchObject({ text: 'Ça marche maintenant.' });
    const head = 'De : Soutien\r\nEnvoyé : mercredi\r\nÀ : Léa\r\nObjet : billet\r\n\r\nEssayez encore\r\n\r\nMerci!';
    await post(posted(owner.email, to, { TextBody: head, StrippedTextReply: 'Merci!' }));
    expect(await lastOf(owner.token, ticketId)).toMatchObject({ text: 'Merci!' });
  });

  it('has files of 35 MB at the most, and a stranger’s is not even read', async () => {
    const { owner, ticketId, to } = await anAnsweredTicket(test);
    const file = { Name: 'film.mp4', ContentType: 'video/mp4', ContentLength: 35_000_000, ContentID: '' };
    const Attachments = [{ ...file, Content: 'A'.repeat(46_700_000) }];
    expect((await post(posted(owner.email, to, { Attachments, TextBody: 'Regardez' }))).statusCode).toBe(200);
    expect(await lastOf(owner.token, ticketId)).toMatchObject({ text: 'Regardez', filesLeft: [{ name: 'film.mp4' }] });
    const bad = await test.app.inject({
      method: 'POST',
      url: '/api/webhooks/mail',
      headers: { authorization: 'Basic bWFpbDp3cm9uZw==', 'content-type': 'application/json' },
      payload: '{"no": json',
    });
    expect([bad.statusCode, bad.json()]).toMatchObject([401, { error: { code: 'webhook-not-recognized' } }]);
  });
});
