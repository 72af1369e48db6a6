import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../test/control.ts';
import { listMails, sendMail, startTestMailbox, type TestMailbox } from '../../test/test-mailbox.ts';
import { closeServer } from '../loopback/close-server.ts';
import { listen } from '../loopback/listen.ts';

let mailbox: TestMailbox;
let id: number | undefined;
const received: { authorization: string | undefined; body: Record<string, unknown> }[] = [];
const portal = createServer((request, response) => {
  const answer = async () => {
    received.push({ authorization: request.headers.authorization, body: JSON.parse(await text(request)) });
    response.writeHead(204).end();
  };
  void answer();
});

beforeAll(async () => {
  mailbox = await startTestMailbox();
  await sendMail(mailbox.running, {
    subject: '[C-104001] certificat',
    text: 'Bonjour Camille',
    replyTo: 'Soutien <reponse+1@comptoir.test>',
    messageId: '<1@comptoir.test>',
  });
  id = (await listMails(mailbox.running)).at(-1)?.id;
});
afterAll(async () => {
  await mailbox.remove();
  await closeServer(portal);
});

describe('an answer to a mail', () => {
  it('goes nowhere until the portal has said where, and of no mail that there is not', async () => {
    expect((await control(mailbox.running, 'POST /control/answers', { id, text: 'Allô' })).status).toBe(409);
    const webhookUrl = `http://127.0.0.1:${await listen(portal, undefined)}/api/webhooks/mail`;
    expect((await control(mailbox.running, 'POST /control/config', { webhookUrl })).status).toBe(200);
    expect((await control(mailbox.running, 'POST /control/answers', { id: 99, text: 'Allô' })).status).toBe(404);
    await mailbox.restart();
    expect((await control(mailbox.running, 'GET /control/status')).json).toMatchObject({ webhookUrl });
  });

  it('is passed on as a service does, from whom the mail came to, with what it quotes', async () => {
    const { json } = await control(mailbox.running, 'POST /control/answers', { id, text: 'Merci' });
    expect(json).toMatchObject({ status: 204, messageId: expect.stringMatching(/^<.+@resto\.test>$/) });
    const last = received.at(-1);
    expect(Buffer.from(last?.authorization?.slice(6) ?? '', 'base64').toString()).toMatch(/^mailbox:.{16,}$/);
    expect(last?.body).toMatchObject({
      FromFull: { Email: 'camille@resto.test' },
      ToFull: [{ Email: 'reponse+1@comptoir.test' }],
      Subject: 'Re: [C-104001] certificat',
      TextBody: expect.stringMatching(/^Merci\r\n\r\nLe .+ a écrit :\r\n> Bonjour Camille/),
    });
    expect(last?.body['Headers']).toEqual(
      expect.arrayContaining([
        { Name: 'In-Reply-To', Value: '<1@comptoir.test>' },
        { Name: 'Received-SPF', Value: expect.stringMatching(/^Pass .*envelope-from=camille@resto\.test/) },
      ]),
    );
  });

  it('may be a stranger’s, a machine’s, a forged one, or HTML alone', async () => {
    const answer = { id, text: 'x', from: 'spy@else.test', html: '<p>x</p>', isAutomatic: true, isForged: true };
    await control(mailbox.running, 'POST /control/answers', answer);
    expect(received.at(-1)?.body).toMatchObject({
      FromFull: { Email: 'spy@else.test' },
      TextBody: '',
      HtmlBody: '<p>x</p>',
    });
    const headers = JSON.stringify(received.at(-1)?.body['Headers']);
    expect(headers).toContain('auto-replied');
    expect(headers).toContain('Fail (sender SPF)');
  });

  it('is written on the page of the mail', async () => {
    const page = await (await fetch(new URL(`/message?id=${id}&lang=fr`, mailbox.running.urls.pageUrl))).text();
    expect(page).toContain('data-post="/control/answers"');
    expect(page).toContain('value="camille@resto.test"');
  });
});
