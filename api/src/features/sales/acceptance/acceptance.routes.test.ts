import type { AcceptanceView } from '@comptoir/contract/sales/acceptance';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { aLinkingCaterer, type Linked } from '../../../../test/factories/linked-estimates.ts';
import { asSystem } from '../../../../test/factories/merchants.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';

let clock = new Date('2026-06-08T15:00:00Z');
const test = useTestApp({ now: () => clock });

let address = 0;
/** Each call from an address of its own, so that no limit by address is met unless a test wants to. */
const anywhere = (): string => `203.0.${Math.floor((address += 1) / 250)}.${address % 250}`;

const look = (token: string, { path = '', from = anywhere() } = {}) =>
  test.app.inject({ method: 'GET', url: `/api/acceptance/${encodeURIComponent(token)}${path}`, remoteAddress: from });
const post = (token: string, payload: object, from = anywhere()) =>
  test.app.inject({
    method: 'POST',
    url: `/api/acceptance/${encodeURIComponent(token)}`,
    remoteAddress: from,
    payload,
  });

const NAME = 'Marie-Ève Gagnon';
const accepting = ({ pdfSha256 }: Pick<Linked, 'pdfSha256'>, more: object = {}) =>
  ({ decision: 'accept', name: NAME, isRead: true, language: 'fr', pdfSha256, ...more }) as const;
const DECLINING = { decision: 'decline', reason: 'Trop cher', language: 'fr' } as const;
const PROPOSING = { decision: 'propose', text: 'Cinquante personnes', language: 'en' } as const;

const accept = (linked: Linked, more: object = {}) => post(linked.token, accepting(linked, more));
const codeOf = (reply: { json: () => unknown }) =>
  (reply.json() as { error?: { code: string } }).error?.code ?? 'taken';

const decisionsOf = ({ estimateId }: Linked) =>
  asSystem<Record<string, unknown>>(test, {
    text: `select revision, kind, by, name, reason, decided_at as "decidedAt", zone, host(address) as address, agent, language,
        pdf_sha256 as "pdfSha256", octet_length(drawn) as drawn from estimate_decisions where estimate_id = $1 order by decided_at, id`,
    values: [estimateId],
  });
const eventsOf = async (merchantId: string) =>
  (
    await asSystem<{ event: string }>(test, {
      text: "select event from activity_log where merchant_id = $1 and event like 'estimate-%' order by occurred_at, id",
      values: [merchantId],
    })
  ).map(({ event }) => event);

describe('a link', () => {
  it('shows what was sent, and writes in the merchant’s log once that it was seen', async () => {
    const caterer = await aLinkingCaterer(test);
    const linked = await caterer.send();
    const views = [await look(linked.token), await look(linked.token)].map((reply) => reply.json<AcceptanceView>());
    expect(views[0]).toMatchObject({
      state: 'open',
      isAccepting: true,
      number: 'E-2026-0001',
      revision: 1,
      zone: 'America/Montreal',
      decision: null,
      customer: { name: NAME, company: '' },
      expiresAt: '2026-06-21T04:00:00.000Z',
      pdfSha256: linked.pdfSha256,
    });
    expect(views[1]).toEqual(views[0]);
    expect(await eventsOf(caterer.merchantId)).toEqual(['estimate-seen']);
  });

  it('shows at once on the caterer’s screens that it was opened', async () => {
    const caterer = await aLinkingCaterer(test);
    const { token } = await caterer.send();
    const news = vi.fn<() => void>();
    const { announcements } = test.dependencies;
    const stop = announcements.subscribe(caterer.merchantId, news);
    // what was announced while the caterer was made comes with this, or before it
    announcements.publish(caterer.merchantId);
    await vi.waitFor(() => expect(news).toHaveBeenCalled());
    news.mockClear();
    await look(token);
    await vi.waitFor(() => expect(news).toHaveBeenCalledTimes(1));
    stop();
  });

  it('leads to the document byte for byte', async () => {
    const linked = await (await aLinkingCaterer(test)).send();
    const reply = await look(linked.token, { path: '/pdf' });
    expect([reply.statusCode, reply.headers['content-type'], reply.rawPayload.equals(linked.pdf)]).toEqual([
      200,
      'application/pdf',
      true,
    ]);
    expect(codeOf(await look('unknown', { path: '/pdf' }))).toBe('not-found');
  });

  it('that is none is answered alike, whatever it looks like, to anyone who looks or answers', async () => {
    const { token, pdfSha256 } = await (await aLinkingCaterer(test)).send();
    const near = [token.slice(0, -1), `${token}A`, token.toLowerCase(), ` ${token}`, `${token}\0`];
    const odd = fc.oneof(
      fc.constantFrom(...near),
      fc.string({ minLength: 1, maxLength: 60 }),
      fc.base64String({ minLength: 43, maxLength: 44 }),
    );
    await fc.assert(
      fc.asyncProperty(odd, async (guess) => {
        fc.pre(guess !== token && !['.', '..'].includes(guess));
        const replies = [await look(guess), await post(guess, accepting({ pdfSha256 }))];
        expect(replies.map((reply) => [reply.statusCode, codeOf(reply)])).toEqual([
          [404, 'not-found'],
          [404, 'not-found'],
        ]);
      }),
      { numRuns: 40 },
    );
  });

  it('is guessed at fifty times from an address, which has to wait then, with a right one too', async () => {
    const { token } = await (await aLinkingCaterer(test)).send();
    const from = anywhere();
    for (let right = 0; right < 5; right += 1) expect((await look(token, { from })).statusCode).toBe(200);
    const codes: string[] = [];
    for (let guess = 0; guess < 51; guess += 1) codes.push(codeOf(await look(`guess-${guess}`, { from })));
    expect(codes).toEqual([...Array<string>(50).fill('not-found'), 'too-many-requests']);
    const late = await look(token, { from });
    expect([codeOf(late), late.headers['retry-after']]).toEqual(['too-many-requests', '1']);
    expect((await look(token)).statusCode).toBe(200);
    clock = new Date(clock.getTime() + 60_000);
    expect((await look(token, { from })).statusCode).toBe(200);
  });

  it('is opened so often in a minute and no more, from however many addresses', async () => {
    const { token } = await (await aLinkingCaterer(test)).send();
    const codes: string[] = [];
    for (let pdf = 0; pdf < 7; pdf += 1) codes.push((await look(token, { path: '/pdf' })).statusCode.toString());
    expect(codes).toEqual([...Array<string>(6).fill('200'), '429']);
  });

  it('and its secret are in no line of the server’s log', async () => {
    const { token } = await (await aLinkingCaterer(test)).send({ state: 'replaced' });
    await accept({ token, pdfSha256: 'a'.repeat(64) } as Linked);
    expect(test.logLines.filter((line) => line.includes(token))).toEqual([]);
    expect(test.logLines.at(-1)).toContain('"route":"/api/acceptance/:token"');
  });
});

describe('an acceptance', () => {
  it('is kept with what proves it, shown, and reported to both', async () => {
    const caterer = await aLinkingCaterer(test);
    const linked = await caterer.send();
    const drawn = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)]).toString('base64');
    const reply = await test.app.inject({
      method: 'POST',
      url: `/api/acceptance/${linked.token}`,
      remoteAddress: '198.51.100.7',
      headers: { 'user-agent': 'Phone/1.0' },
      payload: accepting(linked, { drawn, language: 'en' }),
    });
    const decision = { kind: 'accepted', by: 'link', name: NAME, at: clock.toISOString(), language: 'en' };
    expect(reply.json()).toMatchObject({ state: 'accepted', decision });
    expect(await decisionsOf(linked)).toEqual([
      {
        revision: 1,
        kind: 'accepted',
        by: 'link',
        name: NAME,
        reason: '',
        decidedAt: clock,
        zone: 'America/Montreal',
        address: '198.51.100.7',
        agent: 'Phone/1.0',
        language: 'en',
        pdfSha256: linked.pdfSha256,
        drawn: 108,
      },
    ]);
    await runJobs(test);
    const [mine] = test.mailer.mailsTo(linked.email);
    expect(mine).toMatchObject({ subject: 'Estimation E-2026-0001 acceptée', attachments: [{ content: linked.pdf }] });
    const [, own = ''] = /\/acceptance\/([\w-]{43})/.exec(mine?.text ?? '') ?? [];
    expect(own).not.toBe(linked.token);
    expect((await look(own)).json()).toMatchObject({ state: 'accepted', decision });
    expect(mine?.text).toMatch(/8 juin 2026.*America\/Montreal/);
    expect(test.mailer.mailsTo(caterer.user.email).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Estimation E-2026-0001 acceptée – Restaurant \d+$/),
    ]);
    expect(await eventsOf(caterer.merchantId)).toEqual(['estimate-accepted']);
  });

  it('of two clicks, or of a reply that was lost, is one', async () => {
    const caterer = await aLinkingCaterer(test);
    const linked = await caterer.send();
    const replies = await Promise.all([accept(linked), accept(linked)]);
    replies.push(await accept(linked));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await decisionsOf(linked)).toHaveLength(1);
    await runJobs(test);
    expect(test.mailer.mailsTo(linked.email)).toHaveLength(1);
    expect(codeOf(await accept(linked, { name: 'Someone Else' }))).toBe('estimate-not-open');
  });

  it.each([
    ['America/Montreal', '2026-06-20', '2026-06-21T03:59:59.999Z', '2026-06-21T04:00:00Z'],
    ['America/Halifax', '2026-06-20', '2026-06-21T02:59:59.999Z', '2026-06-21T03:00:00Z'],
    // days of 25 and of 23 hours
    ['America/Montreal', '2026-11-01', '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z'],
    ['America/Montreal', '2027-03-14', '2027-03-15T03:59:59Z', '2027-03-15T04:00:00Z'],
  ] as const)(
    'is right at the last instant in %s of %s, and refused after it',
    async (zone, validUntil, last, late) => {
      const before = clock;
      const caterer = await aLinkingCaterer(test, zone);
      const [one, other] = [await caterer.send({ validUntil }), await caterer.send({ validUntil })];
      clock = new Date(late);
      const refused = [await accept(one), await post(one.token, DECLINING), await post(one.token, PROPOSING)];
      expect(refused.map(codeOf)).toEqual(Array(3).fill('estimate-not-open'));
      expect((await look(one.token)).json()).toMatchObject({ state: 'expired' });
      clock = new Date(last);
      expect(codeOf(await accept(other))).toBe('taken');
      clock = before;
    },
  );

  it.each(['accepted', 'declined', 'expired', 'replaced'])('is not taken of what is %s', async (state) => {
    const linked = await (await aLinkingCaterer(test)).send({ state });
    const replies = [await accept(linked), await post(linked.token, DECLINING), await post(linked.token, PROPOSING)];
    expect(replies.map(codeOf)).toEqual(Array(3).fill('estimate-not-open'));
    expect((await look(linked.token)).json()).toMatchObject({ state });
    expect(await decisionsOf(linked)).toEqual([]);
  });

  it('of a revision waits for the next one that is being sent, and is refused', async () => {
    const caterer = await aLinkingCaterer(test);
    const first = await caterer.send({ state: 'seen' });
    const client = await test.owner.connect();
    await client.query('begin');
    await client.query("update estimate_revisions set state = 'replaced' where estimate_id = $1", [first.estimateId]);
    const waiting = accept(first);
    await expect.poll(() => lockWaits()).toBe(1);
    await client.query('commit');
    client.release();
    expect(codeOf(await waiting)).toBe('estimate-not-open');
    expect((await look(first.token)).json()).toMatchObject({ state: 'replaced' });
  });

  it('takes the place of the one before', async () => {
    const caterer = await aLinkingCaterer(test);
    const first = await caterer.send();
    await accept(first);
    const second = await caterer.send({ estimateId: first.estimateId, revision: 2 });
    expect((await look(first.token)).json()).toMatchObject({ state: 'accepted' });
    expect((await accept(second)).json()).toMatchObject({ state: 'accepted', revision: 2 });
    expect((await look(first.token)).json()).toMatchObject({ state: 'replaced' });
  });

  it('names the document that was read', async () => {
    const caterer = await aLinkingCaterer(test);
    const [linked, other] = [await caterer.send(), await caterer.send()];
    expect(codeOf(await post(linked.token, accepting(other)))).toBe('estimate-document-differs');
    expect(await decisionsOf(linked)).toEqual([]);
  });

  it.each(['is_caterer = false', 'active = false'])(
    'is not taken by a merchant with %s, whose offer can be declined',
    async (change) => {
      const caterer = await aLinkingCaterer(test);
      const linked = await caterer.send();
      await caterer.set(change);
      expect((await look(linked.token)).json()).toMatchObject({ state: 'open', isAccepting: false });
      const replies = [await accept(linked), await post(linked.token, PROPOSING), await post(linked.token, DECLINING)];
      expect(replies.map(codeOf)).toEqual(['caterers-only', 'caterers-only', 'taken']);
    },
  );

  it('is refused with a box that is not ticked, a name that is a link, and a drawing that is none', async () => {
    const linked = await (await aLinkingCaterer(test)).send();
    const tries = [{ isRead: false }, { name: 'evil.example/x' }, { drawn: Buffer.from('<svg/>').toString('base64') }];
    for (const given of tries) expect(codeOf(await accept(linked, given))).toBe('validation-failed');
    expect(await decisionsOf(linked)).toEqual([]);
  });
});

describe('another answer', () => {
  it('declines for a reason, which the merchant reads', async () => {
    const caterer = await aLinkingCaterer(test);
    const linked = await caterer.send();
    expect((await post(linked.token, DECLINING)).json()).toMatchObject({ state: 'declined' });
    expect(await decisionsOf(linked)).toMatchObject([{ kind: 'declined', reason: 'Trop cher', name: NAME }]);
    await runJobs(test);
    expect(test.mailer.mailsTo(caterer.user.email)[0]?.text).toContain('Trop cher');
    expect(test.mailer.mailsTo(linked.email)).toEqual([]);
  });

  it('proposes changes up to five times, and leaves the offer open', async () => {
    const caterer = await aLinkingCaterer(test);
    const linked = await caterer.send();
    const codes: string[] = [];
    for (let change = 0; change < 6; change += 1) codes.push(codeOf(await post(linked.token, PROPOSING)));
    expect(codes).toEqual([...Array<string>(5).fill('taken'), 'too-many-requests']);
    expect(codeOf(await accept(linked))).toBe('taken');
    await runJobs(test);
    expect(test.mailer.mailsTo(caterer.user.email)).toHaveLength(6);
  });

  it('runs no script that stands in a name, an event or terms: not in the mail either', async () => {
    const script = '<script>alert(1)</script>';
    const caterer = await aLinkingCaterer(test);
    const linked = await caterer.send({ customer: script, occasion: script, terms: script });
    await post(linked.token, { ...DECLINING, reason: script, name: script });
    await accept(await caterer.send({ customer: script, occasion: script, terms: script }), { name: script });
    await runJobs(test);
    const mails = test.mailer.mailsTo(caterer.user.email);
    expect(mails).toHaveLength(2);
    for (const { html } of mails) expect(html).not.toContain('<script');
    expect(mails[0]?.html).toContain('&lt;script&gt;');
  });
});

const lockWaits = async (): Promise<number> =>
  (
    await test.owner.query<{ n: number }>(
      "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    )
  ).rows[0]?.n ?? 0;
