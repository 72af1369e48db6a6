import type { EstimateItemView, EstimateView } from '@comptoir/contract/sales/estimates';
import type { EstimateContent } from '@comptoir/domain/sales/estimates/estimate-content';
import { SAMPLE_ESTIMATE } from '@comptoir/domain/sales/estimates/sample-estimate';
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCaterer, aCustomer, estimateCalls } from '../../../../test/factories/caterers.ts';
import { asServer, asSystem, bearer } from '../../../../test/factories/merchants.ts';
import { readPdf, textOfPdf } from '../../../../test/read-pdf.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';

let clock = new Date('2026-06-20T18:00:00Z');
const test = useTestApp({ now: () => clock });
const { call, codeOf, begin, read } = estimateCalls(test);

let caterer: Awaited<ReturnType<typeof aCaterer>>;
let token: string;
let address: string;
let customerId: string;
beforeEach(async () => {
  clock = new Date('2026-06-20T18:00:00Z');
  caterer = await aCaterer(test);
  ({ token } = caterer);
  address = `zoe-${caterer.merchantId}@emond.example`;
  customerId = await aCustomer(test, caterer.merchantId, { name: 'Zoé Émond', company: 'Émond inc.', email: address });
});

/** Days later the manager has signed in again. */
async function waitUntil(instant: string): Promise<void> {
  clock = new Date(instant);
  ({ token } = await caterer.person('manager'));
}
const send = (id: string, revision = 1, message = '') => call(token, 'POST', `/${id}/send`, { revision, message });
const accept = (id: string, body: object = {}) =>
  call(token, 'POST', `/${id}/accept`, { revision: 1, name: 'Zoé Émond', on: '2026-06-20', ...body });
const decline = (id: string, revision = 1) =>
  call(token, 'POST', `/${id}/decline`, { revision, reason: 'La date a changé.' });
const revise = (id: string, change: Partial<EstimateContent> = {}) =>
  call(token, 'POST', `/${id}/revisions`, { content: { ...SAMPLE_ESTIMATE, ...change } });
const pdf = async (id: string, revision = 1, query = '') =>
  (await call(token, 'GET', `/${id}/revisions/${revision}/pdf${query}`)).rawPayload;
const listed = async (query = '') => (await call(token, 'GET', query)).json<{ items: EstimateItemView[] }>().items;
const statesOf = ({ revisions }: EstimateView) => revisions.map(({ state }) => state);
function onlyMail() {
  const [mail, ...others] = test.mailer.mailsTo(address);
  if (!mail || others.length > 0) throw new Error('not one letter');
  return mail;
}
async function sent(content?: EstimateContent) {
  const { id } = await begin(token, { customerId, ...(content ? { content } : {}) });
  const reply = await send(id);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<EstimateView>();
}

describe('an estimate that is sent', () => {
  it('is kept as it was sent, whatever customer, numbers or drafts become of it', async () => {
    // the clocks are set back on its last day
    const occasion = { ...SAMPLE_ESTIMATE.occasion, date: '2026-11-01' };
    const { id, revisions } = await sent({ ...SAMPLE_ESTIMATE, occasion, validUntil: '2026-11-01' });
    const [one] = revisions;
    expect(one).toMatchObject({
      state: 'sent',
      price: { totalCents: 124_619 },
      customer: { name: 'Zoé Émond', company: 'Émond inc.', email: address },
      sentAt: '2026-06-20T18:00:00.000Z',
      expiresAt: '2026-11-02T05:00:00.000Z',
    });
    const bytes = await pdf(id);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(one?.pdfSha256);
    await asSystem(test, {
      text: "update merchants set gst_number = '000000000RT0000' where id = $1",
      values: [caterer.merchantId],
    });
    const erased = await test.app.inject({
      method: 'DELETE',
      url: `/api/customers/${customerId}`,
      headers: bearer(token),
    });
    expect(erased.statusCode).toBe(204);
    expect((await read(token, id)).customer).toMatchObject({ name: '', email: '', isErased: true });
    expect((await read(token, id)).revisions[0]).toEqual(one);
    expect(await pdf(id)).toEqual(bytes);
    const attempts = [
      call(token, 'PUT', `/${id}/revisions/1`, { version: 1, content: SAMPLE_ESTIMATE }),
      call(token, 'DELETE', `/${id}/revisions/1`),
      send(id),
    ];
    for (const attempt of attempts) expect(await codeOf(attempt)).toMatchObject({ code: 'estimate-not-draft' });
  });

  it.each([
    ['fr', 'Aucun : non inscrit à la TPS', 'TPS (5 %)'],
    ['en', 'None: not registered for GST', 'GST (5%)'],
  ] as const)('charges no GST without registration, and its document says so (%s)', async (language, words, line) => {
    await setMerchant("gst_number = '000000000RT0000'");
    const { id, revisions } = await sent({
      ...SAMPLE_ESTIMATE,
      service: { by: 'none' },
      language: language === 'fr' ? 'en' : 'fr',
    });
    expect(revisions[0]).toMatchObject({ isGstRegistered: false, price: { gstCents: 0, totalCents: 103_651 } });
    // what is registered later is not in the version of what was sent before
    await setMerchant("gst_number = '123456789RT0001'");
    const texts = (await textOfPdf(await pdf(id, 1, `?language=${language}`))).map((text) =>
      text.replaceAll('\u00A0', ' '),
    );
    expect(texts).toContain(words);
    expect(texts).not.toContain(line);
    await runJobs(test);
    const [link] = /(?<=\/acceptance\/)[\w-]{43}/.exec(onlyMail().text) ?? [];
    const view = await test.app.inject({ url: `/api/acceptance/${link}` });
    expect(view.json()).toMatchObject({ merchant: { gst: '' }, price: { gstCents: 0 } });
  });

  it('goes to its customer with link and document, once, and what was typed is no HTML there', async () => {
    const script = '<script>alert(1)</script>';
    const occasion = { ...SAMPLE_ESTIMATE.occasion, name: script, place: script };
    const { id } = await begin(token, { customerId, content: { ...SAMPLE_ESTIMATE, occasion, terms: script } });
    const reply = await send(id, 1, `Bonjour ${script}`);
    expect(reply.statusCode).toBe(200);
    await runJobs(test);
    const mail = onlyMail();
    expect(mail.subject).toContain('Estimation E-2026-0001');
    expect(mail.html).not.toContain('<script');
    expect(mail.html).toContain('&lt;script&gt;');
    const link = /(?<=\/acceptance\/)[\w-]{43}/.exec(mail.text)?.[0] ?? '';
    const [row] = await asSystem<{ hash: Buffer }>(test, {
      text: 'select token_hash as hash from estimate_revisions where estimate_id = $1',
      values: [id],
    });
    expect(row?.hash).toEqual(createHash('sha256').update(link).digest());
    expect(mail.attachments).toMatchObject([{ content: await pdf(id) }]);
    expect(await textOfPdf(await pdf(id))).toEqual(expect.arrayContaining([script]));
  });

  it('in English goes with its French version, which anyone may have of either', async () => {
    const { id } = await sent({ ...SAMPLE_ESTIMATE, language: 'en' });
    await runJobs(test);
    const texts = await Promise.all(
      (onlyMail().attachments ?? []).map(({ content }) => textOfPdf(Buffer.from(content))),
    );
    expect(texts.map(([title]) => title)).toEqual(['Estimation E-2026-0001', 'Estimate E-2026-0001']);
    expect((await textOfPdf(await pdf(id, 1, '?language=fr')))[0]).toBe('Estimation E-2026-0001');
  });

  it('is replaced when the next one is sent, and stays open until then', async () => {
    const { id } = await sent();
    const drafted = (await revise(id, { persons: 55 })).json<EstimateView>();
    expect([drafted.state, drafted.hasDraft, statesOf(drafted)]).toEqual(['sent', true, ['draft', 'sent']]);
    expect(statesOf((await send(id, 2)).json<EstimateView>())).toEqual(['sent', 'replaced']);
    expect(await codeOf(accept(id))).toMatchObject({ code: 'estimate-not-open' });
    const texts = await textOfPdf(await pdf(id, 2));
    expect(texts).toEqual(expect.arrayContaining(['Ce qui a changé depuis la révision 1', 'Personnes : 40 → 55']));
  });

  it('is not sent when someone saves it while its document is written', async () => {
    const { id } = await begin(token, { customerId });
    const other = await test.owner.connect();
    await other.query('begin');
    await other.query('select from estimate_revisions where estimate_id = $1 for update', [id]);
    const sending = send(id);
    const isWaiting = {
      text: 'select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()',
    };
    await vi.waitFor(async () => expect(await asSystem(test, isWaiting)).not.toEqual([]), 10_000);
    await other.query('update estimate_revisions set version = version + 1 where estimate_id = $1', [id]);
    await other.query('commit');
    other.release();
    expect(await codeOf(sending)).toMatchObject({ code: 'estimate-changed-meanwhile' });
    expect((await read(token, id)).state).toBe('draft');
  });

  it.each<[string, string, () => Promise<unknown>]>([
    ['customer-without-email', 'no address', () => setCustomer("email = ''")],
    ['merchant-information-incomplete', 'no tax number', () => setMerchant('qst_number = null')],
    ['service-needs-gst', 'a service charge without GST', () => setMerchant("gst_number = '000000000RT0000'")],
    ['caterers-only', 'a merchant who caters no more', () => caterer.become(false)],
    ['estimate-outdated', 'a last day that has passed', () => waitUntil('2026-08-01T04:00:00Z')],
  ])('is refused as %s with %s, and nothing leaves', async (code, _what, spoil) => {
    const { id } = await begin(token, { customerId });
    await spoil();
    expect(await codeOf(send(id))).toMatchObject({ code });
    await runJobs(test);
    expect(test.mailer.mailsTo(address)).toEqual([]);
    expect((await read(token, id)).state).toBe('draft');
  });
});

const setCustomer = (change: string) =>
  asSystem(test, { text: `update customers set ${change} where id = $1`, values: [customerId] });
const setMerchant = (change: string) =>
  asSystem(test, { text: `update merchants set ${change} where id = $1`, values: [caterer.merchantId] });

describe('what came on paper', () => {
  it('is written down once with who signed and who recorded it, and the log names no customer', async () => {
    const { id } = await sent();
    await waitUntil('2026-06-22T18:00:00Z');
    const twice = await Promise.all([accept(id, { on: '2026-06-21', note: 'Au comptoir' }), accept(id)]);
    expect(twice.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([200, 409]);
    const view = await read(token, id);
    expect(view.revisions[0]).toMatchObject({
      state: 'accepted',
      decisions: [{ kind: 'accepted', by: 'paper', name: 'Zoé Émond', language: 'fr', zone: 'America/Montreal' }],
    });
    expect(view.revisions[0]?.decisions[0]?.pdfSha256).toBe(view.revisions[0]?.pdfSha256);
    expect(await codeOf(decline(id))).toMatchObject({ code: 'estimate-not-open' });
    const log = await asSystem(test, {
      text: "select event, facts from activity_log where merchant_id = $1 and event like 'estimate-%' order by occurred_at",
      values: [caterer.merchantId],
    });
    expect(log).toMatchObject([{ event: 'estimate-sent' }, { event: 'estimate-accepted' }]);
    expect(JSON.stringify(log)).not.toMatch(/zoé|émond/i);
    const rewrite = asServer(test, { text: 'delete from estimate_decisions' });
    await expect(rewrite).rejects.toThrow(/permission denied/);
  });

  it('is confirmed to the customer once, in their language, and a refusal is not', async () => {
    const { id } = await sent({ ...SAMPLE_ESTIMATE, language: 'en' });
    await Promise.all([accept(id), accept(id)]);
    await runJobs(test);
    const subjects = test.mailer.mailsTo(address).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('accepted'))).toHaveLength(1);
    const { id: declined } = await sent();
    const before = test.mailer.mailsTo(address).length;
    await decline(declined);
    await runJobs(test);
    expect(
      test.mailer
        .mailsTo(address)
        .slice(before)
        .filter(({ subject }) => /accept/.test(subject)),
    ).toEqual([]);
  });

  it.each(['2026-06-19', '2026-06-23'])('is not of %s: before it was sent, or to come', async (on) => {
    const { id } = await sent();
    await waitUntil('2026-06-22T18:00:00Z');
    expect(await codeOf(accept(id, { on }))).toMatchObject({ code: 'validation-failed', fields: [{ path: 'on' }] });
  });

  it('is of the last day at its end, where the merchant is, and of no later one', async () => {
    const { id } = await sent();
    await waitUntil('2026-08-01T04:00:00Z');
    expect(await codeOf(accept(id, { on: '2026-08-01' }))).toMatchObject({ code: 'estimate-outdated' });
    await waitUntil('2026-08-01T03:59:59Z');
    expect((await accept(id, { on: '2026-07-31' })).statusCode).toBe(200);
  });

  it('holds until the next revision is accepted, which replaces it', async () => {
    const { id } = await sent();
    await accept(id);
    await revise(id);
    expect(statesOf((await send(id, 2)).json<EstimateView>())).toEqual(['sent', 'accepted']);
    const second = (await accept(id, { revision: 2 })).json<EstimateView>();
    expect(statesOf(second)).toEqual(['accepted', 'replaced']);
    expect(second.contractId).toEqual(expect.any(String));
    const contracts = await asSystem(test, {
      text: `select c.revision, d.kind, d.state from contracts c join contract_documents d on d.contract_id = c.id
        where c.estimate_id = $1 order by d.position`,
      values: [id],
    });
    expect(contracts).toEqual([
      { revision: 2, kind: 'contract', state: 'withdrawn' },
      { revision: 2, kind: 'contract', state: 'waiting' },
    ]);
  });

  it('stands in the list and holds although a change of it was declined', async () => {
    const { id } = await sent();
    await accept(id);
    await revise(id);
    await send(id, 2);
    expect((await decline(id, 2)).json<EstimateView>().state).toBe('accepted');
    expect(await listed('?states=accepted')).toMatchObject([
      { id, revision: 1, contractState: 'to-sign', nextDate: '2026-09-12' },
    ]);
  });

  it('can be changed no more once its contract was called off, and nothing comes next', async () => {
    const { id } = await sent();
    await accept(id);
    await revise(id);
    await asSystem(test, { text: "update contracts set state = 'cancelled' where estimate_id = $1", values: [id] });
    expect(await codeOf(send(id, 2))).toMatchObject({ code: 'contract-not-open' });
    expect(await listed()).toMatchObject([{ state: 'accepted', contractState: 'cancelled', nextDate: null }]);
  });

  it('of who is a caterer no more may end what is open, and accept nothing', async () => {
    const { id } = await sent();
    await caterer.become(false);
    expect(await codeOf(accept(id))).toMatchObject({ code: 'caterers-only' });
    expect((await decline(id)).json<EstimateView>()).toMatchObject({
      state: 'declined',
      revisions: [{ decisions: [{ kind: 'declined', reason: 'La date a changé.' }] }],
    });
  });
});

describe('the PDF of an estimate', () => {
  it('is tagged, in its language, and says everything: facts, lines, sums, payments, terms', async () => {
    const { id } = await begin(token, { customerId });
    const file = await pdf(id);
    expect(await readPdf(file)).toMatchObject({ isTagged: true, language: 'fr-CA' });
    const texts = (await textOfPdf(file)).map((text) => text.replaceAll('\u00A0', ' '));
    for (const text of [
      'Estimation E-2026-0001',
      'Ébauche : ce n’est pas encore une offre.',
      'Mariage Côté–Roy',
      'Buffet froid',
      '17 h 30',
    ])
      expect(texts).toContain(text);
    for (const text of [
      '880,00 $',
      '141,38 $',
      '1 083,88 $',
      '54,19 $',
      '108,12 $',
      '1 246,19 $',
      '311,55 $',
      '634,64 $',
    ])
      expect(texts).toContain(text);
    expect(texts).toContain(SAMPLE_ESTIMATE.terms);
    expect((await textOfPdf(await pdf(id, 1, '?language=en')))[0]).toBe('Estimate E-2026-0001');
  });

  it('is text and nothing else, whatever was typed: no script, no action and no link', async () => {
    const typed = '<script>alert(1)</script>';
    const occasion = { ...SAMPLE_ESTIMATE.occasion, place: typed };
    const content = { ...SAMPLE_ESTIMATE, occasion, terms: `${typed}\n) /JS (app.alert(1))` };
    const { id } = await begin(token, { customerId, content });
    const file = await pdf(id);
    expect(await textOfPdf(file)).toContain(typed);
    expect(file.toString('latin1')).not.toMatch(/\/(?:JS|JavaScript|OpenAction|AA|URI|Launch|EmbeddedFiles)\b/);
  });
});

it('another’s estimates are sent, answered and read by no one', async () => {
  const { id } = await sent();
  const other = await aCaterer(test);
  const attempts = [
    call(other.token, 'POST', `/${id}/send`, { revision: 1 }),
    call(other.token, 'POST', `/${id}/accept`, { revision: 1, name: 'X', on: '2026-06-20' }),
    call(other.token, 'POST', `/${id}/decline`, { revision: 1 }),
    call(other.token, 'GET', `/${id}/revisions/1/pdf`),
  ];
  for (const attempt of attempts) expect(await codeOf(attempt)).toMatchObject({ code: 'not-found' });
});
