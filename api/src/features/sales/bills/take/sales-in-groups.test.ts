import { cents } from '@comptoir/domain/base/amounts/cents';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept } from '../../../../../test/fake-authority.ts';
import { checkedBill } from '../../../../../test/factories/checked-bill.ts';
import { aMerchant, asSystem, bearer } from '../../../../../test/factories/merchants.ts';
import { aTerminal, type MadeTerminal, type SignedBill } from '../../../../../test/factories/terminals.ts';
import { startSecondServer } from '../../../../../test/second-server.ts';
import { useTestApp } from '../../../../../test/test-app.ts';
import { watchStatements } from '../../../../../test/watch-statements.ts';
import type { SellingDevice } from '../../devices/calling-device.ts';
import { lookAtLanes } from '../bills.jobs.ts';
import { lockLane } from '../lanes/lanes.store.ts';
import { recordAcceptedSales, type AcceptedSale } from '../lanes/outcomes.store.ts';
import { insertSales } from './sales.store.ts';
import { hashSecretWord } from '../../../../platform/secret-words.ts';

let clock = new Date('2026-06-01T18:00:00Z');
const watch = watchStatements();
const test = useTestApp({ now: () => clock, wrapStatements: watch.wrap });

beforeEach(() => {
  clock = new Date('2026-06-01T18:00:00Z');
  watch.disturb({});
  for (const name of Object.keys(watch.sizes)) delete watch.sizes[name];
  test.authority.behave((request) => accept(test.authority.received, request));
});

/** All that is kept of a till's bills: each with its merchant, its attempts, its replies and its lines of the log. */
const keptOf = (till: MadeTerminal) =>
  asSystem<{ merchantId: string; document: string; state: string; attempts: number; replies: number; lines: number }>(
    test,
    {
      text: `select b.merchant_id as "merchantId", b.document, t.state,
        (select count(*)::int from transmission_attempts a
          where a.merchant_id = b.merchant_id and a.device_id = b.device_id and a.current_position = b.position) as attempts,
        (select count(*)::int from transmission_replies r join transmission_attempts a on a.id = r.attempt_id
          where r.merchant_id = b.merchant_id and r.device_id = b.device_id and a.current_position = b.position) as replies,
        (select count(*)::int from activity_log l where l.merchant_id = b.merchant_id and l.device_id = b.device_id
          and l.event like 'bill-accepted%' and l.facts ->> 'noTrans' = b.no_trans) as lines
      from transactions b join transmissions t using (merchant_id, device_id, position)
      where b.device_id = $1 order by b.position`,
      values: [till.id],
    },
  );

const whole = (till: MadeTerminal, document: string) => ({
  merchantId: till.merchant.id,
  document,
  state: 'accepted',
  attempts: 1,
  replies: 1,
  lines: 1,
});

const laneOf = async (till: MadeTerminal) => {
  const [lane] = await asSystem<{ isFree: boolean; position: number }>(test, {
    text: `select lease_id is null and next_attempt_at is null as "isFree", last_position::int as position
      from lanes where device_id = $1`,
    values: [till.id],
  });
  return lane;
};

const timesReceived = (signature: string): number =>
  test.authority.received.filter((received) => received === signature).length;

/** A bill of each of so many tills, of as many merchants. */
async function sales(count: number) {
  const tills = await Promise.all(Array.from({ length: count }, () => aTerminal(test)));
  return Promise.all(tills.map(async (till) => ({ till, bill: await till.bill() })));
}

type Sales = Awaited<ReturnType<typeof sales>>;

const submitAll = (made: Sales) => Promise.all(made.map(({ till, bill }) => till.submitBills([bill.text])));

/** Keeps every first statement of a name back until so many calls have come behind it. */
function gather(made: Sales): void {
  const passed = new Set<string>();
  watch.disturb({
    before: async ({ name = '' }) => {
      if (passed.has(name)) return;
      passed.add(name);
      await new Promise((resolve) => setTimeout(resolve, 20 * made.length));
    },
  });
}

describe('sales of several tills at once', () => {
  it('are found, stored and recorded together, each under its own till and merchant, whole', async () => {
    const made = await sales(6);
    gather(made);
    const replies = await submitAll(made);
    for (const { body } of replies) expect(body).toMatchObject({ stillWaiting: 0, results: [{ state: 'accepted' }] });
    for (const name of ['list-calling-devices', 'insert-sales', 'record-accepted-sales']) {
      expect(
        watch.sizes[name]?.reduce((sum, size) => sum + size, 0),
        name,
      ).toBe(6);
      expect(watch.sizes[name]?.length, name).toBeLessThan(6);
    }
    for (const { till, bill } of made) {
      expect(await keptOf(till)).toEqual([whole(till, bill.text)]);
      expect(await laneOf(till)).toEqual({ isFree: true, position: 1 });
    }
  });

  it('of a till alone wait for no one', async () => {
    const [one] = await sales(1);
    if (!one) throw new Error('no sale');
    await one.till.submitBills([one.bill.text]);
    await one.till.submitBills([(await one.till.bill()).text]);
    expect(watch.sizes).toEqual({
      'list-calling-devices': [1],
      'insert-sales': [1, 1],
      'record-accepted-sales': [1, 1],
    });
  });

  it('fail alone: what the database refuses of one is stored of all others', async () => {
    const made = await sales(5);
    const [poisoned, ...others] = made;
    if (!poisoned) throw new Error('no sale');
    await test.owner.query(`create function refuse_poison() returns trigger language plpgsql as
      $$ begin raise exception 'poison'; end $$`);
    await test.owner.query(`create trigger poison before insert on transactions for each row
      when (new.device_id = '${poisoned.till.id}') execute function refuse_poison()`);
    gather(made);
    const replies = await submitAll(made);
    await test.owner.query('drop function refuse_poison cascade');
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([500, 200, 200, 200, 200]);
    for (const { till, bill } of others) expect(await keptOf(till)).toEqual([whole(till, bill.text)]);
    expect(await keptOf(poisoned.till)).toEqual([]);
    await poisoned.till.submitBills([poisoned.bill.text]);
    expect(await keptOf(poisoned.till)).toEqual([whole(poisoned.till, poisoned.bill.text)]);
  });
});

describe('a group whose connection breaks', () => {
  it.each(['insert-sales', 'record-accepted-sales'])(
    'before %s is committed leaves every sale to a transaction of its own',
    async (broken) => {
      const made = await sales(3);
      watch.disturb({
        before: ({ name }) => {
          if (name === broken) throw new Error('the connection broke');
        },
      });
      for (const { body } of await submitAll(made)) expect(body.results).toMatchObject([{ state: 'accepted' }]);
      for (const { till, bill } of made) expect(await keptOf(till)).toEqual([whole(till, bill.text)]);
    },
  );

  it('after it recorded sales has them recorded once, and reports the truth to their tills', async () => {
    const made = await sales(3);
    watch.disturb({
      after: ({ name }) => {
        if (name === 'record-accepted-sales') throw new Error('the connection broke');
      },
    });
    for (const { body } of await submitAll(made)) expect(body.results).toMatchObject([{ state: 'accepted' }]);
    for (const { till, bill } of made) {
      expect(await keptOf(till)).toEqual([whole(till, bill.text)]);
      expect(await laneOf(till)).toEqual({ isFree: true, position: 1 });
    }
  });

  it('after it stored sales has them known by their signatures, reported as waiting, and sent once their lease has run out', async () => {
    const made = await sales(3);
    watch.disturb({
      after: ({ name }) => {
        if (name === 'insert-sales') throw new Error('the connection broke');
      },
    });
    for (const { body } of await submitAll(made))
      expect(body).toMatchObject({ stillWaiting: 1, results: [{ state: 'waiting' }] });
    watch.disturb({});
    clock = new Date(clock.getTime() + 60_000);
    await lookAtLanes(test.dependencies);
    for (const { till, bill } of made) {
      expect(await keptOf(till)).toMatchObject([{ document: bill.text, state: 'accepted', lines: 1 }]);
      expect(timesReceived(bill.transaction.signa.actu)).toBe(1);
      expect(await laneOf(till)).toEqual({ isFree: true, position: 1 });
    }
  });
});

describe('a lane that is not free', () => {
  it('because someone holds it is left out of the group, whose other sales do not wait for it', async () => {
    const made = await sales(2);
    const [held, free] = made;
    if (!held || !free) throw new Error('no sales');
    await submitAll(made);
    const second = await held.till.bill();
    let letGo = (): void => {};
    const holding = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { database } = test.dependencies;
    let locked: Promise<void> = Promise.resolve();
    await new Promise<void>((hasLock) => {
      locked = database.transaction({ role: 'system' }, async (tx) => {
        await lockLane(tx, held.till.id, clock);
        hasLock();
        await holding;
      });
    });
    let groups = 0;
    watch.disturb({ after: ({ name }) => void (name === 'insert-sales' && (groups += 1)) });
    const waiting = held.till.submitBills([second.text]);
    expect((await free.till.submitBills([(await free.till.bill()).text])).body.results).toMatchObject([
      { state: 'accepted' },
    ]);
    await expect.poll(() => groups, { message: 'groups that did not fail', timeout: 10_000 }).toBe(2);
    letGo();
    await locked;
    expect((await waiting).body.results).toMatchObject([{ state: 'accepted' }]);
    expect(await keptOf(held.till)).toEqual([held.bill, second].map(({ text }) => whole(held.till, text)));
  });

  it.each([
    `lease_id = gen_random_uuid(), lease_until = '2026-06-01T18:00:09Z'`,
    `next_attempt_at = '2026-06-02T00:00:00Z'`,
    'failures = 1',
    `unheard_since = '2026-06-01T17:59:00Z'`,
    `head_signature = 'another'`,
  ])('because of %s takes no sale from a group', async (mark) => {
    const till = await aTerminal(test);
    await test.owner.query(`update lanes set ${mark} where device_id = '${till.id}'`);
    expect(await insertOne(till, await till.bill())).toEqual([]);
    expect(await keptOf(till)).toEqual([]);
  });
});

/** A till as it is, but for what is given otherwise, stores one bill. */
const insertOne = (made: MadeTerminal, bill: SignedBill, given: Partial<SellingDevice> & { token?: string } = {}) => {
  const { token = made.token, ...otherwise } = given;
  const { id, deviceNumber, merchant } = made;
  const numbers = { fileNumber: merchant.file, qstNumber: merchant.qst, gstNumber: merchant.gst };
  const device = { id, merchantId: merchant.id, deviceNumber, ...numbers, isRenewalRequested: false, ...otherwise };
  const sale = { till: { device, tokenHash: hashSecretWord(token) }, attemptId: uuid(), bill: checkedBill(bill) };
  return insertSales(test.dependencies.statements, { sales: [sale], now: clock, until: clock });
};

describe('statements of groups, which no policy guards', () => {
  it('store no sale for a till of another merchant', async () => {
    const [till, stranger] = [await aTerminal(test), await aMerchant(test)];
    const bill = await till.bill();
    expect(await insertOne(till, bill, { merchantId: stranger.id })).toEqual([]);
    expect(await keptOf(till)).toEqual([]);
    expect(await laneOf(till)).toEqual({ isFree: true, position: 0 });
    expect(await insertOne(till, bill)).toMatchObject([{ deviceId: till.id, position: 1 }]);
  });

  it.each([
    { token: 'another' },
    { deviceNumber: '1000-0000-9999' },
    { fileNumber: 'ER9999' },
    { qstNumber: '1000009999TQ0001' },
    { gstNumber: '100009999RT0001' },
    { isRenewalRequested: true },
  ])('store no sale for a till that is taken for one with %j', async (otherwise) => {
    const till = await aTerminal(test);
    const bill = await till.bill();
    expect(await insertOne(till, bill, otherwise)).toEqual([]);
    expect(await keptOf(till)).toEqual([]);
    expect(await insertOne(till, bill)).toHaveLength(1);
  });

  it('record nothing for a till of another merchant', async () => {
    const [till, stranger] = [await aTerminal(test), await aMerchant(test)];
    await insertOne(till, await till.bill());
    const [lane] = await asSystem<{ attemptId: string }>(test, {
      text: 'select lease_id as "attemptId" from lanes where device_id = $1',
      values: [till.id],
    });
    const accepted = (merchantId: string): AcceptedSale => ({
      attemptId: lane?.attemptId ?? '',
      merchantId,
      deviceId: till.id,
      position: 1,
      carriedUpTo: 1,
      receivedAt: clock,
      httpStatus: 200,
      body: '{}',
      psiNoTrans: 'AAAA-BBBB-CCCC-0001',
      psiDatTrans: null,
      record: { event: 'bill-accepted', facts: { noTrans: 'A-1001', totalCents: cents(575), psiNoTrans: 'AAAA' } },
    });
    await recordAcceptedSales(test.dependencies.statements, [accepted(stranger.id)]);
    expect(await keptOf(till)).toMatchObject([{ state: 'sending', replies: 0, lines: 0 }]);
    const ofStranger = await asSystem(test, {
      text: 'select from activity_log where merchant_id = $1 union all select from transmission_replies where merchant_id = $1',
      values: [stranger.id],
    });
    expect([ofStranger, await laneOf(till)]).toEqual([[], { isFree: false, position: 1 }]);
    await recordAcceptedSales(test.dependencies.statements, [accepted(till.merchant.id)]);
    expect(await keptOf(till)).toMatchObject([{ state: 'accepted', replies: 1, lines: 1 }]);
  });
});

describe('two servers', () => {
  it('store the same sale once, and send it once', async () => {
    const other = await startSecondServer(test);
    const made = await sales(4);
    const both = made.flatMap(({ till, bill }) =>
      [test.app, other.app].map((app) =>
        app.inject({
          method: 'POST',
          url: '/api/device/v1/transactions',
          headers: bearer(till.token),
          payload: { deviceNumber: till.deviceNumber, trigger: 'sale', documents: [bill.text] },
        }),
      ),
    );
    for (const reply of await Promise.all(both)) expect(reply.statusCode).toBe(200);
    await Promise.all([test.dependencies.runner.idle(), other.dependencies.runner.idle()]);
    for (const { till, bill } of made) {
      expect(await keptOf(till)).toEqual([whole(till, bill.text)]);
      expect(timesReceived(bill.transaction.signa.actu)).toBe(1);
      expect(test.authority.mostAtOnce.get(till.deviceNumber)).toBe(1);
    }
    await other.stop();
  });

  it('leave no sale behind that one took while the other’s was under way in a group', async () => {
    const other = await startSecondServer(test);
    const till = await aTerminal(test);
    const [one, two] = [await till.bill(), await till.bill()];
    test.authority.behave(async (request) => {
      test.authority.behave((next) => accept(test.authority.received, next));
      const payload = { deviceNumber: till.deviceNumber, trigger: 'sale', documents: [two.text] };
      const url = '/api/device/v1/transactions';
      await other.app.inject({ method: 'POST', url, headers: bearer(till.token), payload });
      return accept(test.authority.received, request);
    });
    await till.submitBills([one.text]);
    expect(await laneOf(till)).toEqual({ isFree: false, position: 2 });
    await lookAtLanes(test.dependencies);
    expect(await keptOf(till)).toMatchObject([{ state: 'accepted' }, { state: 'accepted', lines: 1 }]);
    const signatures = [one, two].map(({ transaction }) => transaction.signa.actu);
    expect(test.authority.received.filter((signature) => signatures.includes(signature))).toEqual(signatures);
    await other.stop();
  });
});
