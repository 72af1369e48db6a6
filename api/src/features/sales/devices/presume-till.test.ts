import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aUser, asServer, asSystem, bearer } from '../../../../test/factories/merchants.ts';
import { aTerminal, type MadeTerminal } from '../../../../test/factories/terminals.ts';
import { startSecondServer, type SecondServer } from '../../../../test/second-server.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { watchStatements } from '../../../../test/watch-statements.ts';
import { lockLane } from '../bills/lanes/lanes.store.ts';

let other: SecondServer;
let clock = new Date('2026-06-01T18:00:00Z');
const watch = watchStatements();
const test = useTestApp({ now: () => clock, wrapStatements: watch.wrap });

beforeAll(async () => {
  other = await startSecondServer(test);
});
afterAll(() => other.stop());

beforeEach(() => {
  clock = new Date('2026-06-01T18:00:00Z');
  watch.disturb({});
  for (const name of Object.keys(watch.sizes)) delete watch.sizes[name];
});

/** A till that sold before, and a person of its merchant. */
async function aKnownTill() {
  const till = await aTerminal(test);
  const { token } = await aUser(test, { role: 'merchant', merchantId: till.merchant.id });
  expect((await till.submitBills([(await till.bill()).text])).body.results).toMatchObject([{ state: 'accepted' }]);
  return { till, token };
}

type Known = Awaited<ReturnType<typeof aKnownTill>>;

const call = (token: string, url: string, given: { payload?: object; app?: SecondServer['app'] } = {}) =>
  (given.app ?? test.app).inject({
    method: 'POST',
    url: `/api/${url}`,
    headers: bearer(token),
    payload: given.payload ?? {},
  });

const submit = (till: MadeTerminal, payload: object) => call(till.token, 'device/v1/transactions', { payload });

const unlink = async ({ till, token }: Known, app = test.app): Promise<void> => {
  expect((await call(token, `devices/${till.id}/unlink`, { app })).statusCode).toBe(200);
};

/** Every way in which a till loses its token. */
const WAYS: readonly (readonly [string, (known: Known) => Promise<void>])[] = [
  ['is unlinked', (known) => unlink(known)],
  ['is unlinked by another server', (known) => unlink(known, other.app)],
  [
    'is linked again under another token',
    async (known) => {
      await unlink(known);
      const payload = { deviceId: known.till.id };
      const { code } = (await call(known.token, 'devices/activation-code', { payload })).json<{ code: string }>();
      expect((await call('', 'device/v1/activation', { payload: { code } })).statusCode).toBe(200);
    },
  ],
];

/** Calls of a till, plain or not, right or wrong. */
const CALLS: readonly (readonly [string, (till: MadeTerminal, text: string) => object])[] = [
  ['a sale', ({ deviceNumber }, text) => ({ deviceNumber, trigger: 'sale', documents: [text] })],
  ['a batch', ({ deviceNumber }, text) => ({ deviceNumber, trigger: 'batch', documents: [text] })],
  ['a bill that is none', ({ deviceNumber }) => ({ deviceNumber, trigger: 'sale', documents: ['nonsense'] })],
  ['a call that is none', () => ({ trigger: 'sale' })],
];

const countBills = async (till: MadeTerminal): Promise<number> => {
  const [row] = await asSystem<{ count: number }>(test, {
    text: `select (select count(*) from transactions where device_id = $1)::int
      + (select count(*) from refused_transactions where device_id = $1)::int as count`,
    values: [till.id],
  });
  return row?.count ?? 0;
};

const lastSeen = (till: MadeTerminal) =>
  asSystem(test, { text: 'select last_seen_at as at from lanes where device_id = $1', values: [till.id] });

const unrecognized = (reply: { statusCode: number; body: unknown }) => {
  expect(reply.statusCode).toBe(401);
  expect(reply.body).toMatchObject({ error: { code: 'device-not-recognized' } });
};

describe('a till that is known', () => {
  it('is looked up by the statement that stores its sale, which notes that it was seen', async () => {
    const { till } = await aKnownTill();
    clock = new Date('2026-06-01T18:05:00Z');
    await till.submitBills([(await till.bill()).text]);
    expect(watch.sizes).toEqual({
      'list-calling-devices': [1],
      'insert-sales': [1, 1],
      'record-accepted-sales': [1, 1],
    });
    expect(await lastSeen(till)).toEqual([{ at: clock }]);
  });

  it('learns what is wrong with its call', async () => {
    const { till } = await aKnownTill();
    const reply = await submit(till, { trigger: 'sale' });
    expect([reply.statusCode, reply.json()]).toMatchObject([422, { error: { code: 'validation-failed' } }]);
  });

  it('is noted as seen by a batch, too', async () => {
    const { till } = await aKnownTill();
    clock = new Date('2026-06-01T18:05:00Z');
    await till.submitBills([(await till.bill()).text], { trigger: 'batch' });
    expect(await lastSeen(till)).toEqual([{ at: clock }]);
  });

  it('learns at once that it is to renew its certificate', async () => {
    const { till } = await aKnownTill();
    await asServer(test, { text: 'update devices set renewal_requested_at = now() where id = $1', values: [till.id] });
    const { body } = await till.submitBills([(await till.bill()).text]);
    expect(body).toMatchObject({ isRenewalRequested: true, results: [{ state: 'accepted' }] });
  });

  it('whose merchant has another number sells under that one, and no more under the one before', async () => {
    const { till } = await aKnownTill();
    const before = await till.bill();
    await changeNumber(till);
    const { body } = await till.submitBills([before.text]);
    expect(body.results).toMatchObject([{ state: 'refused', by: 'relay', reason: 'foreign-device' }]);
    till.follow(body.chainHead ?? '');
    const after = await till.bill(underNewNumber);
    expect((await till.submitBills([after.text])).body.results).toMatchObject([{ state: 'accepted' }]);
  });

  it('is refused nothing by what its merchant was before', async () => {
    const { till } = await aKnownTill();
    const next = await till.bill(underNewNumber);
    await changeNumber(till);
    expect((await till.submitBills([next.text])).body.results).toMatchObject([{ state: 'accepted' }]);
    expect(await countBills(till)).toBe(2);
  });
});

const NEW_NUMBER = '1000009999TQ0001';

const changeNumber = (till: MadeTerminal) =>
  asSystem(test, {
    text: 'update merchants set qst_number = $2 where id = $1',
    values: [till.merchant.id, NEW_NUMBER],
  });

const underNewNumber = <Draft extends { noTax: { noTPS: string; noTVQ: string } }>(draft: Draft): Draft => ({
  ...draft,
  noTax: { ...draft.noTax, noTVQ: NEW_NUMBER },
});

describe.each(WAYS)('a known till that %s', (_, lose) => {
  it.each(CALLS)('between two of its calls is refused %s, and nothing of it is kept', async (_what, payloadOf) => {
    const known = await aKnownTill();
    const { till } = known;
    const bill = await till.bill();
    await lose(known);
    const reply = await submit(till, payloadOf(till, bill.text));
    unrecognized({ statusCode: reply.statusCode, body: reply.json() });
    expect(await countBills(till)).toBe(1);
  });

  it('between its recognition and the storing of its sale is refused, and nothing of it is kept', async () => {
    const known = await aKnownTill();
    const { till } = known;
    const bill = await till.bill();
    let isLost = false;
    watch.disturb({
      before: async ({ name }) => {
        if (name !== 'insert-sales' || isLost) return;
        isLost = true;
        await lose(known);
      },
    });
    unrecognized(await till.submitBills([bill.text]));
    expect([isLost, await countBills(till)]).toEqual([true, 1]);
  });

  it('while its batch waits for the lane is refused, and nothing of it is kept', async () => {
    const known = await aKnownTill();
    const { till } = known;
    const bill = await till.bill();
    const { database } = test.dependencies;
    let submitted: ReturnType<MadeTerminal['submitBills']> | undefined;
    await database.transaction({ role: 'system' }, async (tx) => {
      await lockLane(tx, till.id, clock);
      submitted = till.submitBills([bill.text], { trigger: 'batch' });
      await expect.poll(countWaitingForLocks, { timeout: 10_000 }).toBeGreaterThan(0);
      await lose(known);
    });
    if (!submitted) throw new Error('nothing was submitted');
    unrecognized(await submitted);
    expect(await countBills(till)).toBe(1);
  });
});

const countWaitingForLocks = async (): Promise<number> => {
  const [row] = await asSystem<{ count: number }>(test, {
    text: 'select count(*)::int as count from pg_locks where not granted',
  });
  return row?.count ?? 0;
};
