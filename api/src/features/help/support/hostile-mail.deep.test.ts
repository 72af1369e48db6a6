import type { SetAsideMail } from '@comptoir/contract/help/support-mails';
import type { TicketDetails } from '@comptoir/contract/help/support-tickets';
import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { bearer } from '../../../../test/factories/merchants.ts';
import { anAnsweredTicket, MAILBOX, postMail } from '../../../../test/factories/answered-tickets.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp({ config: { inboundMail: MAILBOX } });

const aConversation = () => anAnsweredTicket(test);
type Talk = Awaited<ReturnType<typeof aConversation>>;

const SIGNED = { Name: 'X-Spam-Tests', Value: 'DKIM_SIGNED,DKIM_VALID,DKIM_VALID_AU,SPF_PASS' };
const FORGED = { Name: 'X-Spam-Tests', Value: 'SPF_FAIL' };
const header = (Name: string, Value: string) => ({ Name, Value });

/** A mail of the person who asked, vouched for, with what an attacker makes of it. */
async function post({ owner, to }: Talk, change: object = {}) {
  const payload = {
    From: `Léa Roy <${owner.email}>`,
    FromFull: { Email: owner.email, Name: 'Léa Roy' },
    ToFull: [{ Email: to }],
    Subject: 'Re: billet',
    MessageID: uuid(),
    TextBody: 'Donnez-moi le code',
    Headers: [SIGNED],
    ...change,
  };
  return postMail(test, payload);
}

const read = async ({ token }: { token: string }, { ticketId }: Talk) => {
  const reply = await test.app.inject({ url: `/api/support-tickets/${ticketId}`, headers: bearer(token) });
  expect(reply.statusCode).toBe(200);
  return reply.json<TicketDetails>().messages.slice(2);
};
const setAside = async ({ support }: Talk) =>
  (await test.app.inject({ url: '/api/support-mails', headers: bearer(support.token) })).json<{
    items: SetAsideMail[];
  }>().items;

const said = (email: string) => ({ From: email, FromFull: { Email: email } });

describe('a mail with a forged sender is set aside and speaks as no one', () => {
  it.each<[SetAsideMail['reason'], string, (talk: Talk) => object]>([
    ['unverified-sender', 'whom no one vouches for', () => ({ Headers: [] })],
    ['unverified-sender', 'that vouches for itself below the service', () => ({ Headers: [FORGED, SIGNED] })],
    ['unverified-sender', 'that vouches for itself above the service', () => ({ Headers: [SIGNED, FORGED] })],
    [
      'unverified-sender',
      'that shows what another receiver found',
      () => ({ Headers: [header('Authentication-Results', 'comptoir.test; dmarc=pass; dkim=pass; spf=pass')] }),
    ],
    [
      'unverified-sender',
      'beside another who signed',
      ({ owner }) => ({ From: `${owner.email}, spy@else.test`, FromFull: { Email: owner.email } }),
    ],
    ['unverified-sender', 'in a group', ({ owner }) => ({ From: `Bistro: ${owner.email}, <spy@else.test>;` })],
    [
      'other-sender',
      'in the name alone',
      ({ owner }) => ({
        From: `"${owner.email}" <spy@else.test>`,
        FromFull: { Email: 'spy@else.test', Name: owner.email },
      }),
    ],
    [
      'other-sender',
      'in the address to answer to alone',
      ({ owner }) => ({
        ...said('spy@else.test'),
        ReplyTo: owner.email,
        Headers: [SIGNED, header('Reply-To', owner.email), header('Sender', owner.email)],
      }),
    ],
    ['other-sender', 'in letters that look the same', ({ owner }) => said(owner.email.replace('e', '\u0435'))],
    ['other-sender', 'with a domain that looks the same', ({ owner }) => said(owner.email.replace(/@./, '@\u0430'))],
    ['other-sender', 'with a name behind a plus sign', ({ owner }) => said(owner.email.replace('@', '+a@'))],
    ['other-sender', 'that is support’s', ({ support }) => said(support.email)],
    ['other-sender', 'without any address', () => said('')],
  ])('%s: %s', async (reason, _, change) => {
    const talk = await aConversation();
    expect((await post(talk, change(talk))).statusCode).toBe(200);
    expect(await read(talk.owner, talk)).toEqual([]);
    const [mail] = await setAside(talk);
    expect(mail).toMatchObject({ reason, ticket: { id: talk.ticketId } });
    await test.app.inject({
      method: 'POST',
      url: `/api/support-mails/${mail?.id}/decision`,
      headers: bearer(talk.support.token),
      payload: { decision: 'add' },
    });
    expect(await read(talk.support, talk)).toMatchObject([{ kind: 'note', authorName: mail?.from, isVerified: false }]);
    expect(await read(talk.owner, talk)).toEqual([]);
  });

  it('also of another merchant, with the secret of another’s ticket', async () => {
    const [talk, other] = [await aConversation(), await aConversation()];
    const { secret } = other;
    for (const change of [
      { ToFull: [{ Email: other.to }] },
      { ToFull: [], OriginalRecipient: other.to },
      { ToFull: [], MailboxHash: secret },
      { ToFull: [], CcFull: [{ Email: 'x@inbound.test', MailboxHash: secret.toUpperCase() }] },
    ])
      await post(talk, change);
    expect(await read(other.owner, other)).toEqual([]);
    expect(await read(talk.owner, talk)).toEqual([]);
    expect((await setAside(talk)).slice(0, 4).map(({ reason }) => reason)).toEqual(Array(4).fill('other-sender'));
  });

  it('shows a domain that looks the same as mail servers write it', async () => {
    const talk = await aConversation();
    await post(talk, said(`lea@r\u0435sto.test`));
    expect((await setAside(talk))[0]?.from).toBe('lea@xn--rsto-v4d.test');
  });

  it('keeps no mail away whose name it takes first', async () => {
    const talk = await aConversation();
    const name = header('Message-ID', `<${uuid()}@mail.test>`);
    await post(talk, { Headers: [name] });
    await post(talk, { Headers: [SIGNED, name], TextBody: 'C’est moi' });
    expect(await read(talk.owner, talk)).toMatchObject([{ text: 'C’est moi', isVerified: true }]);
    await post(talk, { Headers: [SIGNED, name], TextBody: 'C’est moi' });
    expect(await read(talk.owner, talk)).toHaveLength(1);
  });

  it('but is its person’s when it is only one of too many', async () => {
    const talk = await aConversation();
    for (let turn = 0; turn < 21; turn += 1) await post(talk);
    const [mail] = await setAside(talk);
    expect(mail?.reason).toBe('too-many');
    await test.app.inject({
      method: 'POST',
      url: `/api/support-mails/${mail?.id}/decision`,
      headers: bearer(talk.support.token),
      payload: { decision: 'add' },
    });
    expect((await read(talk.support, talk)).at(-1)).toMatchObject({ kind: 'note', isVerified: true });
  });
});

it.each([
  header('Auto-Submitted', 'auto-replied (vacation)'),
  header('auto-submitted', 'auto-generated'),
  header('Precedence', 'list'),
  header('Return-Path', ' <> '),
  header('Received-SPF', 'None identity=mailfrom; envelope-from=<>; helo=mx'),
  header('Content-Type', 'multipart/report; report-type=delivery-status'),
  header('X-Autoreply', 'yes'),
])('a machine’s mail, known by %j, is left and answered by nothing', async (mark) => {
  const talk = await aConversation();
  const before = (await setAside(talk)).length;
  const Attachments = [{ Name: 'a.pdf', ContentType: 'application/pdf', ContentLength: 1, ContentID: '' }];
  expect((await post(talk, { Headers: [SIGNED, mark], Attachments })).statusCode).toBe(200);
  await runJobs(test);
  expect(await read(talk.owner, talk)).toEqual([]);
  expect(await setAside(talk)).toHaveLength(before);
  expect(test.mailer.mailsTo(talk.owner.email)).toHaveLength(1);
});

describe('files of a mail are named and not kept', () => {
  const file = (Name: string, change: object = {}) => ({
    Name,
    ContentType: 'application/pdf',
    ContentLength: 5,
    ContentID: '',
    Content: 'no base64 \u0000 at all',
    ...change,
  });

  it.each<[string, object, { name: string; bytes: number }]>([
    ['a path', file('../../etc/passwd'), { name: '../../etc/passwd', bytes: 5 }],
    ['a page', file('x.pdf.html', { ContentType: 'text/html' }), { name: 'x.pdf.html', bytes: 5 }],
    ['a letter that turns others', file('\u202Efdp.exe\u2066'), { name: 'fdp.exe', bytes: 5 }],
    ['line breaks', file('a\r\nBcc: spy@else.test\u0000.pdf'), { name: 'aBcc: spy@else.test.pdf', bytes: 5 }],
    ['half a character', file('a\uD83D.pdf'), { name: 'a.pdf', bytes: 5 }],
    ['a character where it is cut', file(`${'a'.repeat(119)}🍕.pdf`), { name: 'a'.repeat(119), bytes: 5 }],
    ['no name', file(''), { name: '', bytes: 5 }],
    ['an endless length', file('a', { ContentLength: 1e300 }), { name: 'a', bytes: 50_000_000 }],
    ['less than nothing', file('a', { ContentLength: -1e300 }), { name: 'a', bytes: 0 }],
    ['half a byte', file('a', { ContentLength: 0.5 }), { name: 'a', bytes: 1 }],
    ['a place in the letter', file('a', { ContentID: '<script>"\r\n' }), { name: 'a', bytes: 5 }],
  ])('with %s', async (_, attachment, left) => {
    const talk = await aConversation();
    expect((await post(talk, { Attachments: [attachment] })).statusCode).toBe(200);
    expect(await read(talk.owner, talk)).toMatchObject([{ attachmentsLeft: 1, filesLeft: [left] }]);
    await runJobs(test);
    expect(test.mailer.mailsTo(talk.owner.email).at(-1)?.subject).toMatch(/^Re: \[C-\d+\] \S+ – Restaurant \d+$/);
  });

  it('however many there are', async () => {
    const talk = await aConversation();
    const Attachments = Array.from({ length: 3000 }, (__, at) => file(`${at}.zip`));
    expect((await post(talk, { Attachments })).statusCode).toBe(200);
    const [message] = await read(talk.owner, talk);
    expect([message?.attachmentsLeft, message?.filesLeft.length]).toEqual([1000, 20]);
  });
});

it.each([
  ['a program', '<p>Un</p><script>alert(1)</script><style>*{}</style><svg onload=alert(1)><p>x</p></svg>', 'Un'],
  ['pictures that tell who reads', '<p>Un<img src="https://spy.test/1.gif" onerror=alert(1)></p>', 'Un'],
  ['a link that says another', '<p>Un <a href="javascript:alert(1)">ici</a></p>', 'Un ici'],
  ['what ends a program', '<p>&lt;/script&gt;&lt;!--\u2028"\'\\</p>', '</script><!--\u2028"\'\\'],
  ['markup as text', '&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['depth without end', `${'<div>'.repeat(150_000)}Un`, 'Un'],
  ['a comment without end', 'Un<!--<p>Deux', 'Un'],
  ['half a character', 'Un\uD83D', 'Un\uFFFD'],
])('a letter is words alone: %s', async (_, HtmlBody, text) => {
  const talk = await aConversation();
  expect((await post(talk, { TextBody: '', HtmlBody })).statusCode).toBe(200);
  expect(await read(talk.owner, talk)).toMatchObject([{ text }]);
});
