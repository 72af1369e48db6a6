import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../../test/control.ts';
import { listMails, sendMail, startTestMailbox, type TestMailbox } from '../../../test/test-mailbox.ts';

let mailbox: TestMailbox;
let id: number | undefined;

beforeAll(async () => {
  mailbox = await startTestMailbox();
  await sendMail(mailbox.running, { subject: 'Première' });
  await sendMail(mailbox.running, {
    subject: 'Mot de passe <b>temporaire</b>',
    text: 'Ouvrez http://localhost:3000/reset-password?a=1&b=2. Merci <3',
    html: '<p>Ouvrez <a href="http://localhost:3000/">le portail</a></p><script>alert(1)</script>',
    attachments: [{ filename: "l'été.html", content: '<script>alert(2)</script>' }],
  });
  id = (await listMails(mailbox.running)).at(-1)?.id;
});
afterAll(() => mailbox.remove());

async function show(path: string, language = 'en') {
  const headers = { 'accept-language': language };
  const reply = await fetch(new URL(path, mailbox.running.urls.pageUrl), { headers });
  return { status: reply.status, html: await reply.text(), headers: reply.headers };
}

describe('the page', () => {
  it('lists the mails, newest first, escaped', async () => {
    const { html } = await show('/');
    expect(html).toContain('Mot de passe &#60;b&#62;temporaire');
    expect(html.indexOf('Mot de passe')).toBeLessThan(html.indexOf('Première'));
  });

  it('speaks the browser’s language, or the one asked for', async () => {
    expect((await show('/', 'fr-CA')).html).toContain('Courriels reçus');
    expect((await show('/?lang=en', 'fr')).html).toContain('Mails received');
  });

  it('refreshes with the same content it began with, and shows the faults that wait', async () => {
    await control(mailbox.running, 'POST /control/faults', { fault: 'reject', to: 'x@x.test' });
    const { html } = await show('/content?lang=fr');
    expect(html).toContain('Courriels reçus');
    expect(html).toContain('<code>reject x@x.test</code> · encore 1');
    expect(html).not.toContain('<html');
    await control(mailbox.running, 'DELETE /control/faults');
  });

  it('says when there is nothing', async () => {
    const empty = await startTestMailbox();
    expect(await (await fetch(empty.running.urls.pageUrl)).text()).toContain('No mail has been received yet.');
    await empty.remove();
  });
});

describe('one mail', () => {
  it('is shown with its text, whose links can be followed, its HTML shut in a frame, and its headers', async () => {
    const { html, headers } = await show(`/message?id=${id}`);
    expect(html).toContain('href="http://localhost:3000/reset-password?a=1&#38;b=2" target="_blank"');
    expect(html).toContain('Merci &#60;3');
    expect(html).toMatch(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(html).not.toContain('alert(1)');
    expect(html).toContain('MIME-Version: 1.0');
    expect(html).toMatch(/data-post="\/control\/returns"[^]*<option value="soft">The mailbox is full/);
    expect(headers.get('content-security-policy')).toContain("frame-src 'self'");
  });

  it('runs and fetches nothing in its frame', async () => {
    const { html, headers } = await show(`/html?id=${id}`);
    expect(html).toContain('alert(1)');
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/);
    expect(policy).not.toContain('script-src');
  });

  it('gives its attachments to save and never shows them', async () => {
    const { html, headers } = await show(`/attachment?id=${id}&n=0`);
    expect(html).toBe('<script>alert(2)</script>');
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''l%27%C3%A9t%C3%A9.html");
  });

  it.each([
    '/message?id=999',
    '/message',
    '/html?id=1',
    '/html?id=x',
    '/attachment?id=1&n=9',
    '/nothing',
    '/nothing?id=1',
  ])('%s is not found', async (path) => {
    expect((await show(path)).status).toBe(404);
  });

  it('only GET is answered', async () => {
    expect((await fetch(mailbox.running.urls.pageUrl, { method: 'POST' })).status).toBe(405);
  });
});
