import type { AnnounceTaxRow, TaxRowsView, TaxRowView } from '@comptoir/contract/base/taxes';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aConfirmedTaxRow, sixFrom } from '../../../../test/factories/tax-rows.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { startSecondServer } from '../../../../test/second-server.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { orderTaxLetters } from './order-tax-letters.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
let clock = NOW;
const test = useTestApp({ now: () => clock });

const HOLIDAY = {
  from: '2026-12-14',
  until: '2027-02-15',
  tax: 'gst',
  classes: ['meal', 'drink', 'beer-wine-cider'],
  rate: 0,
  source: 'Loi de l’hiver, chapitre 31',
} as const;
const holiday = (given: Partial<AnnounceTaxRow> = {}) => ({
  id: uuid(),
  ...HOLIDAY,
  classes: [...HOLIDAY.classes],
  ...given,
});

let camille: { id: string; token: string };
let alex: { id: string; token: string };
beforeAll(async () => {
  camille = await aUser(test, { role: 'admin' });
  alex = await aUser(test, { role: 'admin' });
});
afterEach(async () => {
  clock = NOW;
  await test.owner.query('truncate tax_row_letters, tax_rows cascade');
  await test.dependencies.taxes.refresh();
});

const send = (token: string, path: string, payload?: object) =>
  test.app.inject({
    method: payload || path.includes('/rows/') ? 'POST' : 'GET',
    url: `/api/tax-calendar${path}`,
    headers: bearer(token),
    ...(payload ? { payload } : {}),
  });
const announce = (token: string, row: object) => send(token, '/rows', row);
const confirm = (token: string, id: string) => send(token, `/rows/${id}/confirm`);
const withdraw = (token: string, id: string) => send(token, `/rows/${id}/withdraw`);
const codeOf = (reply: Awaited<ReturnType<typeof send>>) => reply.json<{ error?: { code: string } }>().error?.code;
const list = async () =>
  (await test.app.inject({ url: '/api/tax-calendar/rows', headers: bearer(camille.token) })).json<TaxRowsView>();
const gstOn = (day: string): number | undefined =>
  test.dependencies.taxes
    .calendar()
    .rows.find(
      ({ tax, classes, from, until }) =>
        tax === 'gst' && classes.includes('meal') && from <= day && (until ?? day) >= day,
    )?.rate;

describe('a row of the tax calendar', () => {
  it('is announced by one administrator, confirmed by another, and counts from then on', async () => {
    const row = holiday();
    expect((await announce(camille.token, row)).json<TaxRowView>()).toMatchObject({ state: 'announced', isOwn: true });
    expect(gstOn('2026-12-14')).not.toBe(0);
    expect(codeOf(await confirm(camille.token, row.id))).toBe('tax-row-own');
    expect((await confirm(alex.token, row.id)).json<TaxRowView>()).toMatchObject({ state: 'confirmed', isOwn: false });
    expect(gstOn('2026-12-14')).toBe(0);
    expect(gstOn('2027-02-16')).toBe(50_000);
    const reply = await test.app.inject({ url: '/api/tax-calendar' });
    expect(reply.json()).toEqual(test.dependencies.taxes.calendar());
  });

  it('that comes twice is one, and one that is settled stays', async () => {
    const row = holiday();
    await announce(camille.token, row);
    expect((await announce(camille.token, row)).statusCode).toBe(200);
    expect((await list()).announced).toHaveLength(1);
    await confirm(alex.token, row.id);
    expect(codeOf(await confirm(alex.token, row.id))).toBe('tax-row-settled');
    clock = new Date('2026-12-14T06:00:00Z');
    const later = await aUser(test, { role: 'admin' });
    expect(codeOf(await withdraw(later.token, row.id))).toBe('tax-row-settled');
  });

  it.each([
    ['validation-failed', { from: '2026-11-21' }],
    ['validation-failed', { until: '2026-12-13' }],
    ['validation-failed', { until: '2037-01-01' }],
    ['validation-failed', { rate: 300_001 }],
    ['tax-row-idle', { rate: 50_000 }],
    ['tax-row-two-rates', { rate: 60_000 }],
    ['validation-failed', { rate: 1.5 }],
    ['validation-failed', { classes: [] }],
    ['validation-failed', { source: ' ' }],
    ['validation-failed', { source: 'x'.repeat(301) }],
  ])('is refused as %s: %j', async (code, given) => {
    expect(codeOf(await announce(camille.token, holiday(given as Partial<AnnounceTaxRow>)))).toBe(code);
  });

  it('is refused where a confirmed one stands, and what waits is refused once that is so', async () => {
    const [first, second] = [holiday(), holiday({ from: '2027-01-10', until: null })];
    await announce(camille.token, second);
    await aConfirmedTaxRow(test, first);
    expect(codeOf(await announce(camille.token, holiday()))).toBe('tax-row-overlaps');
    expect(codeOf(await confirm(alex.token, second.id))).toBe('tax-row-overlaps');
  });

  it('is withdrawn before its first day, unless another rests on it', async () => {
    const first = await aConfirmedTaxRow(test, holiday({ until: null }));
    const six = sixFrom('2027-03-01');
    const rest = six.classes.filter((of) => !['meal', 'drink', 'beer-wine-cider'].includes(of));
    const second = await aConfirmedTaxRow(test, { ...six, classes: rest });
    const { version } = test.dependencies.taxes.calendar();
    expect(codeOf(await withdraw(camille.token, first))).toBe('tax-row-needed');
    expect((await withdraw(camille.token, second)).json<TaxRowView>().state).toBe('withdrawn');
    expect((await withdraw(camille.token, first)).json<TaxRowView>().state).toBe('withdrawn');
    expect(codeOf(await withdraw(camille.token, first))).toBe('tax-row-settled');
    expect(gstOn('2026-12-14')).toBe(50_000);
    expect(test.dependencies.taxes.calendar().version).toBe(version + 2);
  });

  it('that nobody has announced is not found', async () => {
    expect(codeOf(await confirm(alex.token, uuid()))).toBe('not-found');
    expect(codeOf(await withdraw(alex.token, uuid()))).toBe('not-found');
  });

  it('confirmed by two at once counts once', async () => {
    const row = holiday();
    await announce(camille.token, row);
    const replies = await Promise.all([confirm(alex.token, row.id), confirm(alex.token, row.id)]);
    expect(new Set(replies.map(codeOf))).toEqual(new Set(['tax-row-settled', undefined]));
  });

  it('reaches every server without a bill that asks for it', async () => {
    const second = await startSecondServer(test);
    try {
      const before = second.dependencies.taxes.calendar().version;
      await aConfirmedTaxRow(test, holiday());
      await expect.poll(() => second.dependencies.taxes.calendar().version).toBe(before + 1);
    } finally {
      await second.stop();
    }
  });
});

describe('the owners of merchants', () => {
  it('are written to once, in their language, when a row is confirmed, and again when it is withdrawn', async () => {
    const merchant = await aMerchant(test);
    const [french, english, reader] = [
      await aUser(test, { role: 'merchant', merchantId: merchant.id }),
      await aUser(test, { role: 'merchant', merchantId: merchant.id }),
      await aUser(test, { role: 'merchant', merchantId: merchant.id, right: 'reader' }),
    ];
    await asSystem(test, { text: "update users set language = 'en' where id = $1", values: [english.id] });
    const id = await aConfirmedTaxRow(test, holiday());
    await runJobs(test);
    await orderTaxLetters(test.dependencies, { rowId: id, kind: 'confirmed' });
    await runJobs(test);
    const mailsOf = async (user: { id: string }) => {
      const [row] = await asSystem<{ email: string }>(test, {
        text: 'select email from users where id = $1',
        values: [user.id],
      });
      return test.mailer.mailsTo(row?.email ?? '');
    };
    const [letter, ...others] = await mailsOf(french);
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('La TPS change le 14 décembre 2026');
    expect(letter?.text).toContain('Repas; Boissons sans alcool; Bière, vin et cidre');
    expect(letter?.text).toMatch(
      /Du 14 décembre 2026 au 15 février 2027, la TPS .* est de 0\s%\. D’ici là, elle est de 5\s%\./u,
    );
    expect((await mailsOf(english)).map(({ subject }) => subject)).toEqual(['The GST changes on December 14, 2026']);
    expect(await mailsOf(reader)).toEqual([]);
    expect((await list()).announced[0]?.letters).toEqual({ ordered: 2, sent: 2 });

    expect((await withdraw(camille.token, id)).json<TaxRowView>().state).toBe('withdrawn');
    await orderTaxLetters(test.dependencies, { rowId: id, kind: 'withdrawn' });
    await runJobs(test);
    expect((await mailsOf(french)).map(({ subject }) => subject)).toEqual([
      'La TPS change le 14 décembre 2026',
      'La TPS ne change pas le 14 décembre 2026',
    ]);
  });

  it('are not written to about a row that was withdrawn before their letter went', async () => {
    const merchant = await aMerchant(test);
    const owner = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    const id = await aConfirmedTaxRow(test, holiday());
    await withdraw(camille.token, id);
    await runJobs(test);
    const [row] = await asSystem<{ email: string }>(test, {
      text: 'select email from users where id = $1',
      values: [owner.id],
    });
    expect(test.mailer.mailsTo(row?.email ?? '')).toEqual([]);
  });
});
