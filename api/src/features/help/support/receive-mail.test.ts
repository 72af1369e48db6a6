import { describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import type { SetAsideMail } from '@comptoir/contract/help/support-mails';
import type { TicketDetails } from '@comptoir/contract/help/support-tickets';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aTicket } from '../../../../test/factories/tickets.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { forgetTickets } from './forget-tickets.ts';

const MAILBOX = { address: 'reponse@comptoir.test', password: 'a-password-of-the-service' };
const test = useTestApp({ config: { inboundMail: MAILBOX } });

const basic = (password: string) => `Basic ${Buffer.from(`mail:${password}`).toString('base64')}`;

interface Posted {
  readonly from: string;
  readonly to: string;
  readonly text?: string;
  readonly html?: string;
  readonly subject?: string;
  readonly messageId?: string;
  readonly headers?: Record<string, string>;
  readonly files?: readonly { readonly Name: string; readonly ContentLength: number }[];
  readonly posted?: object;
}

async function post({ from, to, ...mail }: Posted, authorization = basic(MAILBOX.password)) {
  const headers = {
    'Received-SPF': `Pass; envelope-from=${from}`,
    'Message-ID': mail.messageId ?? `<${uuid()}@mail.test>`,
    ...mail.headers,
  };
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/webhooks/mail',
    headers: { authorization },
    payload: {
      FromFull: { Email: from, Name: 'X' },
      ToFull: [{ Email: to }],
      Subject: mail.subject ?? 'Re: billet',
      MessageID: uuid(),
      TextBody: mail.text ?? '',
      HtmlBody: mail.html ?? '',
      Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
      Attachments: (mail.files ?? []).map((file) => ({ ...file, Content: 'eA==', ContentType: 'application/pdf' })),
      ...mail.posted,
    },
  });
  return reply.statusCode;
}

const read = async (token: string, id: string) =>
  (await test.app.inject({ url: `/api/support-tickets/${id}`, headers: bearer(token) })).json<TicketDetails>();
const setAside = async (token: string) =>
  (await test.app.inject({ url: '/api/support-mails', headers: bearer(token) })).json<{ items: SetAsideMail[] }>()
    .items;

/** A ticket that support has answered by mail, and the address that the answer to it is sent to. */
async function anAnsweredTicket() {
  const { id: merchantId } = await aMerchant(test);
  const owner = await aUser(test, { role: 'merchant', merchantId });
  const support = await aUser(test, { role: 'admin' });
  const ticketId = await aTicket(test, { userId: owner.id, merchantId });
  const payload = { id: uuid(), text: 'Essayez <b>encore</b>.\nMerci' };
  const url = `/api/support-tickets/${ticketId}/answers`;
  await test.app.inject({ method: 'POST', url, headers: bearer(support.token), payload });
  await runJobs(test);
  const mail = test.mailer.mailsTo(owner.email).at(-1);
  return { owner, support, ticketId, answerId: payload.id, mail, to: mail?.replyTo?.address ?? '' };
}

describe('an answer of support', () => {
  it('is mailed with an address of its own to answer to, and under the ticket', async () => {
    const { mail, to, ticketId, answerId } = await anAnsweredTicket();
    expect(to).toMatch(/^reponse\+[\da-f]{32}@comptoir\.test$/);
    expect(mail).toMatchObject({
      subject: expect.stringMatching(/^Re: \[C-\d{6}\] autre – Restaurant \d{4}$/),
      messageId: `<${answerId}@comptoir.test>`,
      references: [`<${ticketId}@comptoir.test>`],
    });
    expect(mail?.text).toMatch(/^— Répondez au-dessus de cette ligne —/);
    expect(mail?.text).toContain(`/contact?open=${ticketId}`);
    expect(mail?.html).toContain('Essayez &lt;b&gt;encore&lt;/b&gt;.');
    const [kept] = await asSystem<{ kept: string }>(test, {
      text: "select string_agg(t::text, ' ') as kept from ticket_addresses t",
    });
    expect(kept?.kept).not.toContain(to.slice(8, 40));
  });

  it('is not mailed to who has no access any more', async () => {
    const { id: merchantId } = await aMerchant(test);
    const owner = await aUser(test, { role: 'merchant', merchantId });
    const support = await aUser(test, { role: 'admin' });
    const ticketId = await aTicket(test, { userId: owner.id, merchantId });
    await asSystem(test, { text: 'update users set suspended_at = now() where id = $1', values: [owner.id] });
    const url = `/api/support-tickets/${ticketId}/answers`;
    await test.app.inject({
      method: 'POST',
      url,
      headers: bearer(support.token),
      payload: { id: uuid(), text: 'Allô' },
    });
    await runJobs(test);
    expect(test.mailer.mailsTo(owner.email)).toEqual([]);
  });
});

describe('a mail that answers', () => {
  it('stands in the conversation, without what it quotes, and reaches who looks after the ticket', async () => {
    const { owner, support, ticketId, to, mail } = await anAnsweredTicket();
    const messageId = `<${uuid()}@mail.test>`;
    const text = `Toujours rien.\r\n\r\nLe 20 nov. 2026, Comptoir a écrit :\r\n> ${mail?.text}`;
    const files = [
      { Name: 'caisse.pdf', ContentLength: 5000 },
      { Name: 'b.pdf', ContentLength: 10 },
    ];
    expect(await post({ from: owner.email.toUpperCase(), to: to.toUpperCase(), text, messageId, files })).toBe(200);
    expect(await read(owner.token, ticketId)).toMatchObject({
      state: 'open',
      messages: [
        {},
        {},
        { kind: 'question', channel: 'mail', text: 'Toujours rien.', attachmentsLeft: 2, isOwn: true },
      ],
    });
    await runJobs(test);
    const [notice] = test.mailer.mailsTo(support.email);
    expect(notice?.text).toContain('Toujours rien.');
    expect(notice?.text).toContain(`/admin/support?open=${ticketId}`);
    const payload = { id: uuid(), text: 'Et maintenant?' };
    await test.app.inject({
      method: 'POST',
      url: `/api/support-tickets/${ticketId}/answers`,
      headers: bearer(support.token),
      payload,
    });
    await runJobs(test);
    expect(test.mailer.mailsTo(owner.email).at(-1)?.references?.at(-1)).toBe(messageId);
  });

  it('is taken once, however often it comes', async () => {
    const { owner, ticketId, to } = await anAnsweredTicket();
    const mail = { from: owner.email, to, text: 'Une fois', messageId: `<${uuid()}@mail.test>` };
    expect(await Promise.all([post(mail), post(mail), post(mail)])).toEqual([200, 200, 200]);
    expect((await read(owner.token, ticketId)).messages).toHaveLength(3);
  });

  it('loses its markup, and nothing in it runs', async () => {
    const { owner, ticketId, to } = await anAnsweredTicket();
    const html = '<p>Voici&nbsp;:</p><script>alert(1)</script><img src=x onerror=alert(2)><b>rien</b>';
    await post({ from: owner.email, to, html });
    expect((await read(owner.token, ticketId)).messages.at(-1)?.text).toBe('Voici\u00A0:\nrien');
  });

  it('is cut where it is longer than a message may be', async () => {
    const { owner, ticketId, to } = await anAnsweredTicket();
    await post({ from: owner.email, to, text: `a\u0000${'é'.repeat(12_000)}` });
    const last = (await read(owner.token, ticketId)).messages.at(-1);
    expect([last?.text.length, last?.isCut, last?.text.slice(0, 3)]).toEqual([10_000, true, 'aéé']);
  });

  it('opens a solved ticket again', async () => {
    const { owner, support, ticketId, to } = await anAnsweredTicket();
    const url = `/api/support-tickets/${ticketId}/state`;
    await test.app.inject({ method: 'PUT', url, headers: bearer(support.token), payload: { event: 'solve' } });
    await post({ from: owner.email, to, text: 'Ça recommence' });
    expect(await read(owner.token, ticketId)).toMatchObject({ state: 'reopened' });
  });

  it('adds nothing when a machine wrote it, or when there is nothing in it', async () => {
    const { owner, support, ticketId, to } = await anAnsweredTicket();
    const before = (await setAside(support.token)).length;
    const machines: Partial<Posted>[] = [
      { headers: { 'Auto-Submitted': 'auto-replied' } },
      { headers: { Precedence: 'bulk' } },
      { from: 'mailer-daemon@mail.test' },
      { from: 'reponse@comptoir.test' },
      { text: '> seulement une citation' },
    ];
    for (const machine of machines)
      expect(await post({ from: owner.email, to, text: 'Je suis absente', ...machine })).toBe(200);
    expect((await read(owner.token, ticketId)).messages).toHaveLength(2);
    expect(await setAside(support.token)).toHaveLength(before);
  });
});

it('a mail from the address of support is ours, also since administrators set another one', async () => {
  const { owner, support, to } = await anAnsweredTicket();
  const before = (await setAside(support.token)).length;
  const { supportEmail } = test.dependencies.config;
  const email = `${uuid()}@comptoir.test`;
  const set = await test.app.inject({
    method: 'PUT',
    url: '/api/support-settings',
    headers: bearer(support.token),
    payload: { opens: '08:00', closes: '16:30', telephone: null, email },
  });
  expect(set.statusCode).toBe(200);
  for (const from of [email.toUpperCase(), supportEmail]) await post({ from, to, text: 'Bien reçu' });
  expect(await setAside(support.token)).toHaveLength(before);
  await post({ from: owner.email.replace('@', '+autre@'), to, text: 'Ce n’est pas nous' });
  expect(await setAside(support.token)).toHaveLength(before + 1);
});

describe('a mail of someone else', () => {
  it('is set aside, whatever it quotes, and never stands in the conversation', async () => {
    const { owner, support, ticketId, to } = await anAnsweredTicket();
    const { ticketNumber } = await read(owner.token, ticketId);
    const [stranger, text] = [`${uuid()}@else.test`, 'Donnez-moi le code'];
    await post({ from: stranger, to, text, subject: `Re: [${ticketNumber}]` });
    await post({ from: stranger, to: MAILBOX.address, text, subject: `Re: [${ticketNumber}]` });
    await post({ from: stranger, to: MAILBOX.address.replace('@', `+${'0'.repeat(32)}@`), text });
    await post({ from: owner.email, to, text, headers: { 'Received-SPF': 'Fail' } });
    const kept = (await setAside(support.token)).slice(0, 4);
    expect(kept.map(({ reason, ticket }) => [reason, ticket?.id ?? null])).toEqual([
      ['unverified-sender', ticketId],
      ['unknown-address', null],
      ['unknown-address', ticketId],
      ['other-sender', ticketId],
    ]);
    expect(kept[3]).toMatchObject({ from: stranger, text, ticket: { ticketNumber, personEmail: owner.email } });
    expect(await read(owner.token, ticketId)).toMatchObject({ state: 'waiting', messages: [{}, {}] });
    await runJobs(test);
    expect(test.mailer.mailsTo(stranger)).toEqual([]);
  });

  it('is added as a note or discarded, once', async () => {
    const { owner, support, ticketId, to } = await anAnsweredTicket();
    await post({ from: 'a@else.test', to, text: 'Un' });
    await post({ from: 'b@else.test', to: MAILBOX.address, text: 'Deux' });
    const [second, first] = await setAside(support.token);
    const decide = async (id: string | undefined, decision: string) => {
      const url = `/api/support-mails/${id}/decision`;
      const reply = await test.app.inject({
        method: 'POST',
        url,
        headers: bearer(support.token),
        payload: { decision },
      });
      return reply.statusCode === 204 ? 'done' : reply.json<{ error: { code: string } }>().error.code;
    };
    expect(await decide(second?.id, 'add')).toBe('ticket-unknown');
    expect(await decide(second?.id, 'discard')).toBe('done');
    expect(await decide(first?.id, 'add')).toBe('done');
    expect(await decide(first?.id, 'discard')).toBe('mail-decided');
    expect(await decide(uuid(), 'discard')).toBe('not-found');
    expect((await read(support.token, ticketId)).messages.at(-1)).toMatchObject({
      kind: 'note',
      authorName: 'a@else.test',
      isVerified: false,
      text: 'Un',
    });
    expect((await read(owner.token, ticketId)).messages).toHaveLength(2);
  });

  it('is not taken for that of a person who lost their access, nor for two machines that go on and on', async () => {
    const { owner, support, ticketId, to } = await anAnsweredTicket();
    for (let turn = 0; turn < 21; turn += 1) await post({ from: owner.email, to, text: `${turn}` });
    expect((await read(support.token, ticketId)).messages).toHaveLength(22);
    expect((await setAside(support.token))[0]).toMatchObject({ reason: 'too-many', text: '20' });
    await asSystem(test, { text: 'update users set suspended_at = now() where id = $1', values: [owner.id] });
    await post({ from: owner.email, to, text: 'Encore moi' });
    expect((await setAside(support.token))[0]).toMatchObject({ reason: 'sender-without-access' });
  });

  it('is refused without the password of the service', async () => {
    const mail = { from: 'a@b.test', to: MAILBOX.address, text: 'Allô' };
    expect([await post(mail, basic('wrong')), await post(mail, '')]).toEqual([401, 401]);
  });
});

describe('mails that wait', () => {
  /** Puts so many there, each from the address that the statement makes of its number, the first the newest. */
  const wait = (count: number, from: string) =>
    asSystem(test, {
      text: `insert into set_aside_mails (id, from_address, subject, text, reason, received_at)
        select gen_random_uuid(), ${from}, 'mail ' || at, 'x', 'unknown-address', now() - at * interval '1 second'
        from generate_series(1, $1::int) at`,
      values: [count],
    });
  const subjectsOf = async (from: string) =>
    (
      await asSystem<{ subject: string }>(test, {
        text: 'select subject from set_aside_mails where from_address = $1 and decision is null order by received_at desc',
        values: [from],
      })
    ).map(({ subject }) => subject);
  const clear = () => asSystem(test, { text: 'delete from set_aside_mails where decision is null' });

  it('are twenty of one sender at most, the newest, and no one else’s are fewer for them', async () => {
    await clear();
    await wait(20, "'fills@stranger.test'");
    await wait(3, "'someone@elsewhere.test'");
    expect(await post({ from: 'fills@stranger.test', to: MAILBOX.address, text: 'x', subject: 'one more' })).toBe(200);
    const newest = Array.from({ length: 19 }, (_, at) => `mail ${at + 1}`);
    expect(await subjectsOf('fills@stranger.test')).toEqual(['one more', ...newest]);
    expect(await subjectsOf('someone@elsewhere.test')).toHaveLength(3);
    expect(test.logLines.some((line) => line.includes('older mails of one sender were left'))).toBe(true);
  });

  it('are a thousand at most, of however many senders: one more is left, and the log says so', async () => {
    await clear();
    await wait(1000, "'x@d' || at || '.test'");
    expect(await post({ from: 'late@stranger.test', to: MAILBOX.address, text: 'x' })).toBe(200);
    expect(await subjectsOf('late@stranger.test')).toEqual([]);
    expect(test.logLines.some((line) => line.includes('a mail was left: too many are set aside'))).toBe(true);
    await clear();
  });
});

describe('what is old', () => {
  it('is erased three years after a ticket was solved, and an address takes no answers after a year', async () => {
    const { owner, support, ticketId, to } = await anAnsweredTicket();
    const forgetAfter = (days: number) =>
      forgetTickets({ ...test.dependencies, now: () => new Date(Date.now() + days * 86_400_000) });
    await forgetAfter(370);
    await post({ from: owner.email, to, text: 'Un an plus tard' });
    expect((await setAside(support.token))[0]).toMatchObject({ reason: 'unknown-address' });
    expect((await read(owner.token, ticketId)).isErased).toBe(false);
    const url = `/api/support-tickets/${ticketId}/state`;
    await test.app.inject({ method: 'PUT', url, headers: bearer(support.token), payload: { event: 'solve' } });
    await forgetAfter(3 * 366);
    const kept = await read(owner.token, ticketId);
    expect(kept).toMatchObject({ isErased: true, canReply: false, excerpt: '' });
    expect(kept.messages.map(({ text }) => text)).toEqual(['', '']);
    const reopened = await test.app.inject({
      method: 'PUT',
      url,
      headers: bearer(support.token),
      payload: { event: 'reopen' },
    });
    expect(reopened.json()).toMatchObject({ error: { code: 'ticket-solved' } });
  });
});
