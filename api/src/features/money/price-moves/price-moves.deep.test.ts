import type { DatedPricesView } from '@comptoir/contract/money/plan';
import type { PriceMoveDetails, PriceMovePlanView, PriceMoveView } from '@comptoir/contract/money/price-moves';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { loggedOf } from '../../../../test/factories/billing.ts';
import { asServer, asSystem, aUser } from '../../../../test/factories/merchants.ts';
import {
  aLastingToken,
  aSubscriber,
  codeOf,
  statusesOf,
  subscriptionCalls,
  type Subscriber,
} from '../../../../test/factories/subscribers.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import type { Database } from '../../../platform/database/database.ts';
import { createDueInvoices } from '../invoices/create-due-invoices.ts';
import { continuePriceMoves, runPriceMove } from './run-price-move.ts';
import { sendPriceLetter } from './send-price-letter.ts';

const START = new Date('2026-05-15T15:00:00Z');
let clock = START;
const test = useTestApp({ now: () => clock });
const { call, subscribe, pause, reactivate, read } = subscriptionCalls(test);

let admin: string;
let monthly = 10_000;
let tests = 0;
beforeAll(async () => {
  const user = await aUser(test, { role: 'admin' });
  admin = await aLastingToken(test, user.token);
});

/** Prices that count from now on, dearer each time: each test moves subscriptions of its own. */
async function newPrices(): Promise<DatedPricesView> {
  clock = new Date(clock.getTime() + 1000);
  monthly += 1000;
  const installation = { autonomousCents: 0, assistedCents: 35_000 };
  await call(admin, ['PUT', 'plan'], { monthlyServiceCents: monthly, installation });
  const { items } = (await call(admin, ['GET', 'plan/prices'])).json<{ items: DatedPricesView[] }>();
  const newest = items.find(({ monthlyServiceCents }) => monthlyServiceCents === monthly);
  if (!newest) throw new Error('no prices were set');
  return newest;
}

interface Moving {
  readonly wanted: { readonly fromPricesId: string; readonly toPricesId: string; readonly takesEffectOn: string };
  readonly subscribers: readonly Subscriber[];
}

/** Subscribers at one price, and a newer one. */
async function moving(count: number, takesEffectOn = '2026-06-20'): Promise<Moving> {
  const from = await newPrices();
  const subscribers: Subscriber[] = [];
  for (let made = 0; made < count; made += 1) {
    const subscriber = await aSubscriber(test);
    expect((await subscribe(subscriber.token)).statusCode).toBe(200);
    subscribers.push(subscriber);
  }
  const to = await newPrices();
  return { wanted: { fromPricesId: from.id, toPricesId: to.id, takesEffectOn }, subscribers };
}

const plan = (wanted: Moving['wanted']) =>
  call(admin, ['GET', `price-moves/plan?${new URLSearchParams({ ...wanted }).toString()}`]);
const announce = (wanted: Moving['wanted'], count: number) =>
  call(admin, ['POST', 'price-moves'], { ...wanted, count });
async function announced({ wanted, subscribers }: Moving): Promise<string> {
  const reply = await announce(wanted, subscribers.length);
  expect(reply.statusCode, reply.body).toBe(200);
  await runJobs(test);
  return reply.json<PriceMoveView>().id;
}
const details = async (id: string) => (await call(admin, ['GET', `price-moves/${id}`])).json<PriceMoveDetails>();
const cancel = (id: string) => call(admin, ['POST', `price-moves/${id}/cancel`]);
const midnight = (at: string): Promise<unknown> => {
  clock = new Date(at);
  return createDueInvoices(test.dependencies);
};
const addressOf = async ({ userId }: Subscriber): Promise<string> =>
  (await asSystem<{ email: string }>(test, { text: 'select email from users where id = $1', values: [userId] }))[0]
    ?.email ?? '';
const about = async (subscriber: Subscriber): Promise<string[]> =>
  test.mailer
    .mailsTo(await addressOf(subscriber))
    .map(({ subject }) => subject.replace(/ – Restaurant \d+$/, ''))
    .filter((subject) => subject.includes('prix') || subject.includes('price'));
const subtotals = async ({ id }: Subscriber): Promise<number[]> =>
  (
    await asSystem<{ subtotal: number }>(test, {
      text: 'select subtotal_cents::int as subtotal from invoices where merchant_id = $1 order by period_starts_on',
      values: [id],
    })
  ).map(({ subtotal }) => subtotal);
const eventsOf = async ({ id }: Subscriber) =>
  (await loggedOf(test, id)).map(({ event }) => event).filter((event) => event.startsWith('price-'));

beforeEach(() => {
  tests += 1;
  clock = new Date(START.getTime() + tests * 60_000);
  monthly += 1000;
});

describe('the plan of a move', () => {
  it('says how many go over on which day, and what more they pay, and changes nothing', async () => {
    const { wanted, subscribers } = await moving(3);
    await pause(subscribers[2]?.token ?? '');
    expect((await plan(wanted)).json<PriceMovePlanView>()).toEqual({
      ...wanted,
      fromCents: monthly - 1000,
      toCents: monthly,
      count: 3,
      byState: { active: 2, pausing: 1, paused: 0 },
      byInstallation: { autonomous: 3, assisted: 0 },
      elsewhere: 0,
      monthlyDifferenceCents: 2000,
      renewals: [{ on: '2026-07-15', count: 2 }],
    });
    await runJobs(test);
    expect(await Promise.all(subscribers.map(about))).toEqual([[], [], []]);
  });

  it.each([
    ['takesEffectOn', 'too-soon', { takesEffectOn: '2026-06-13' }],
    ['takesEffectOn', 'too-far', { takesEffectOn: '2027-06-20' }],
  ])('is refused in %s: %s', async (path, rule, otherwise) => {
    const { wanted } = await moving(0);
    const fault = { error: { code: 'validation-failed', fields: [{ path, rule }] } };
    expect((await plan({ ...wanted, ...otherwise })).json()).toMatchObject(fault);
    expect((await announce({ ...wanted, ...otherwise }, 1)).json()).toMatchObject(fault);
  });

  it('is refused of prices that are not newer, cost the same each month, do not count yet, or are not known', async () => {
    const { wanted } = await moving(0);
    const rulesOf = async (otherwise: Partial<Moving['wanted']>) =>
      (await plan({ ...wanted, ...otherwise })).json<{ error: { code: string; fields?: { rule: string }[] } }>().error;
    const turned = { fromPricesId: wanted.toPricesId, toPricesId: wanted.fromPricesId };
    expect((await rulesOf(turned)).fields).toMatchObject([{ rule: 'not-newer' }]);
    monthly -= 1000;
    const same = await newPrices();
    expect((await rulesOf({ fromPricesId: wanted.toPricesId, toPricesId: same.id })).fields).toMatchObject([
      { rule: 'same-price' },
    ]);
    const installation = { autonomousCents: 0, assistedCents: 0 };
    await call(admin, ['PUT', 'plan'], { monthlyServiceCents: 99_000, installation, from: '2026-07-01' });
    const { items } = (await call(admin, ['GET', 'plan/prices'])).json<{ items: DatedPricesView[] }>();
    const later = items.find(({ monthlyServiceCents }) => monthlyServiceCents === 99_000)?.id ?? '';
    expect((await rulesOf({ toPricesId: later })).fields).toMatchObject([{ rule: 'not-in-force-yet' }]);
    expect((await rulesOf({ toPricesId: uuid() })).code).toBe('not-found');
  });
});

describe('a move that is announced', () => {
  it('is notified to each merchant in its language, and comes at the first renewal from its day on', async () => {
    const { wanted, subscribers } = await moving(2);
    const [first, second] = subscribers;
    if (!first || !second) throw new Error('no subscribers');
    await asSystem(test, { text: "update users set language = 'en' where id = $1", values: [second.userId] });
    const id = await announced({ wanted, subscribers });
    expect(await about(first)).toEqual(['Le prix de votre forfait change le 15 juillet 2026']);
    expect(await about(second)).toEqual(['The price of your plan changes on July 15, 2026']);
    const [letter] = test.mailer.mailsTo(await addressOf(second)).slice(-1);
    for (const words of [`$${(monthly - 1000) / 100}.00`, `$${monthly / 100}.00`, '/billing', 'close your account'])
      expect(letter?.text).toContain(words);
    const coming = { monthlyServiceCents: monthly, on: '2026-07-15' };
    expect((await read(first.token)).price).toEqual({ monthlyServiceCents: monthly - 1000, coming });

    await midnight('2026-06-16T05:00:00Z');
    expect(await subtotals(first)).toEqual([monthly - 1000, monthly - 1000]);
    await midnight('2026-07-15T05:00:00Z');
    expect(await subtotals(first)).toEqual([monthly - 1000, monthly - 1000, monthly]);
    expect((await read(first.token)).price).toEqual({ monthlyServiceCents: monthly, coming: null });
    expect(await details(id)).toMatchObject({
      state: 'in-effect',
      counts: { all: 2, moved: 2, notified: 0 },
      leftOut: [],
    });
    expect(await eventsOf(first)).toEqual(['price-change-announced', 'price-changed']);
    const { items } = (await call(admin, ['GET', 'price-moves'])).json<{ items: PriceMoveView[] }>();
    expect(items[0]).toMatchObject({ id, announcedBy: 'Someone', fromCents: monthly - 1000, toCents: monthly });
  });

  it('bills months that midnight missed each at the price of its own day', async () => {
    const { wanted, subscribers } = await moving(1);
    await announced({ wanted, subscribers });
    await midnight('2026-08-16T05:00:00Z');
    const [only] = subscribers;
    expect(only && (await subtotals(only))).toEqual([monthly - 1000, monthly - 1000, monthly, monthly]);
  });

  it('is not announced for another count than there is, and by two at once only once', async () => {
    const { wanted, subscribers } = await moving(2);
    expect(codeOf(await announce(wanted, 1))).toBe('price-move-changed');
    expect(codeOf(await announce(wanted, 3))).toBe('price-move-changed');
    const replies = await Promise.all([1, 2, 3].map(() => announce(wanted, 2)));
    expect(statusesOf(replies)).toEqual([200, 409, 409]);
    expect((await plan(wanted)).json()).toMatchObject({ count: 0, elsewhere: 2 });
    await runJobs(test);
    expect((await Promise.all(subscribers.map(about))).map((mails) => mails.length)).toEqual([1, 1]);
  });

  it('goes on after its server died in the middle, and writes to each once', async () => {
    const { wanted, subscribers } = await moving(5);
    const id = (await announce(wanted, 5)).json<PriceMoveView>().id;
    const dying = { ...test.dependencies, database: dyingAtCommit(test.dependencies.database) };
    await expect(runPriceMove(dying, { moveId: id })).rejects.toThrow('gone');
    expect((await details(id)).counts).toMatchObject({ waiting: 5 });
    await Promise.all([1, 2].map(() => runPriceMove(test.dependencies, { moveId: id })));
    await continuePriceMoves(test.dependencies);
    await runJobs(test);
    const [letter] = subscribers;
    if (letter) await sendPriceLetter(test.dependencies, { moveId: id, merchantId: letter.id, userId: letter.userId });
    expect((await Promise.all(subscribers.map(about))).map((mails) => mails.length)).toEqual([1, 1, 1, 1, 1]);
    expect((await details(id)).counts).toMatchObject({ all: 5, waiting: 0, notified: 5 });
  });

  it('comes thirty days after a letter that was late, and never without one', async () => {
    const { wanted, subscribers } = await moving(2);
    const [late, never] = subscribers;
    if (!late || !never) throw new Error('no subscribers');
    const { id } = (await announce(wanted, 2)).json<PriceMoveView>();
    await runPriceMove(test.dependencies, { moveId: id });
    const send = ({ id: merchantId, userId }: Subscriber) =>
      sendPriceLetter(test.dependencies, { moveId: id, merchantId, userId });
    test.mailer.fail({ kind: 'refused', detail: 'no such mailbox' });
    await expect(send(late)).rejects.toThrow('no such mailbox');
    expect((await details(id)).counts).toMatchObject({ waiting: 2, notified: 0 });
    clock = new Date('2026-06-16T15:00:00Z');
    await send(late);
    await midnight('2026-07-15T05:00:00Z');
    expect(await subtotals(late)).toEqual([monthly - 1000, monthly - 1000, monthly - 1000]);
    await midnight('2026-08-15T05:00:00Z');
    expect((await subtotals(late)).at(-1)).toBe(monthly);
    expect((await subtotals(never)).at(-1)).toBe(monthly - 1000);
    await runJobs(test);
  });

  it('leaves out who cannot be written to, or pays another price by now, and names them', async () => {
    const { wanted, subscribers } = await moving(3);
    const [alone, changed, notified] = subscribers;
    if (!alone || !changed || !notified) throw new Error('no subscribers');
    const { id } = (await announce(wanted, 3)).json<PriceMoveView>();
    await asSystem(test, { text: 'update users set suspended_at = now() where id = $1', values: [alone.userId] });
    const otherwise = { text: 'update subscriptions set prices_id = $2 where merchant_id = $1' };
    await asServer(test, { ...otherwise, values: [changed.id, wanted.toPricesId] });
    await runJobs(test);
    const { leftOut, counts } = await details(id);
    expect(new Map(leftOut.map(({ merchantId, reason }) => [merchantId, reason]))).toEqual(
      new Map([
        [alone.id, 'no-owner'],
        [changed.id, 'price-changed'],
      ]),
    );
    expect(counts).toMatchObject({ notified: 1, leftOut: 2 });
    const other = await newPrices();
    await asServer(test, { ...otherwise, values: [notified.id, other.id] });
    expect((await details(id)).counts).toMatchObject({ notified: 0, leftOut: 3 });
    await midnight('2026-07-15T05:00:00Z');
    expect((await subtotals(notified)).at(-1)).toBe(other.monthlyServiceCents);
  });

  it('leaves out a merchant whose only owner went while the letter waited', async () => {
    const { wanted, subscribers } = await moving(1);
    const [only] = subscribers;
    const { id } = (await announce(wanted, 1)).json<PriceMoveView>();
    await runPriceMove(test.dependencies, { moveId: id });
    await asSystem(test, { text: 'update users set suspended_at = now() where id = $1', values: [only?.userId] });
    await runJobs(test);
    expect(await details(id)).toMatchObject({ counts: { leftOut: 1 }, leftOut: [{ reason: 'no-owner' }] });
  });

  it('notifies a paused account, too, which pays it from the season that begins from its day on', async () => {
    const { wanted, subscribers } = await moving(2);
    const [early, later] = subscribers;
    if (!early || !later) throw new Error('no subscribers');
    for (const { token } of subscribers) await pause(token);
    await announced({ wanted, subscribers });
    expect(await about(early)).toEqual(['Le prix de votre forfait change le 20 juin 2026']);
    await midnight('2026-06-16T05:00:00Z');
    await reactivate(early.token);
    expect(await subtotals(early)).toEqual([monthly - 1000, monthly - 1000]);
    await midnight('2026-07-17T05:00:00Z');
    expect((await subtotals(early)).at(-1)).toBe(monthly);
    await reactivate(later.token);
    expect(await subtotals(later)).toEqual([monthly - 1000, monthly]);
    expect((await read(later.token)).price).toEqual({ monthlyServiceCents: monthly, coming: null });
  });

  it('bills the months before a pause at the price of each', async () => {
    const { wanted, subscribers } = await moving(1);
    const [only] = subscribers;
    if (!only) throw new Error('no subscriber');
    await announced({ wanted, subscribers });
    clock = new Date('2026-07-16T15:00:00Z');
    expect((await pause(only.token)).statusCode).toBe(200);
    expect(await subtotals(only)).toEqual([monthly - 1000, monthly - 1000, monthly]);
  });
});

describe('a move that is called off', () => {
  it('before it takes effect leaves every price, and says so to who was notified, once', async () => {
    const { wanted, subscribers } = await moving(2);
    const [notified, unreached] = subscribers;
    if (!notified || !unreached) throw new Error('no subscribers');
    const { id } = (await announce(wanted, 2)).json<PriceMoveView>();
    await runPriceMove(test.dependencies, { moveId: id });
    await sendPriceLetter(test.dependencies, { moveId: id, merchantId: notified.id, userId: notified.userId });
    expect((await cancel(id)).json()).toMatchObject({
      state: 'cancelled',
      counts: { cancelled: 2 },
      cancelledBy: 'Someone',
    });
    expect((await read(notified.token)).price).toMatchObject({ coming: null });
    await runJobs(test);
    await continuePriceMoves(test.dependencies);
    await runJobs(test);
    expect(await about(notified)).toEqual([
      'Le prix de votre forfait change le 15 juillet 2026',
      'Le prix de votre forfait ne change pas le 15 juillet 2026',
    ]);
    expect(await about(unreached)).toEqual([]);
    expect(await eventsOf(notified)).toEqual(['price-change-announced', 'price-change-cancelled']);
    await midnight('2026-07-15T05:00:00Z');
    expect((await subtotals(notified)).at(-1)).toBe(monthly - 1000);
    expect(codeOf(await cancel(id))).toBe('price-move-ended');
    expect((await plan({ ...wanted, takesEffectOn: '2026-09-01' })).json()).toMatchObject({ count: 2, elsewhere: 0 });
  });

  it('is refused from the first midnight of its day on, on the islands', async () => {
    const { wanted, subscribers } = await moving(1);
    const id = await announced({ wanted, subscribers });
    clock = new Date('2026-06-20T03:00:00Z');
    expect(codeOf(await cancel(id))).toBe('price-move-ended');
    clock = new Date('2026-06-20T02:59:59Z');
    expect((await cancel(id)).statusCode).toBe(200);
    expect(codeOf(await cancel(uuid()))).toBe('not-found');
    expect(codeOf(await call(admin, ['GET', `price-moves/${uuid()}`]))).toBe('not-found');
  });
});

/** A database whose server dies before the first transaction that gets so far is kept. */
const dyingAtCommit = (database: Database): Database => ({
  ...database,
  transaction: (scope, work) =>
    database.transaction(scope, async (tx) => {
      await work(tx);
      throw new Error('gone');
    }),
});
