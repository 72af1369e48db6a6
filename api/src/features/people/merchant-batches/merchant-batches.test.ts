import type { MerchantBatchDetails, MerchantBatchView } from '@comptoir/contract/people/merchant-batches';
import type { MerchantSelection } from '@comptoir/contract/base/selections';
import { beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import type { Database } from '../../../platform/database/database.ts';
import { runMerchantBatch } from './run-batch.ts';

const test = useTestApp();

let admin: string;
let adminId: string;
let partner: string;

beforeAll(async () => {
  ({ token: admin, id: adminId } = await aUser(test, { role: 'admin' }));
  partner = await aPartner(test);
});

const send = async <Reply>(method: 'GET' | 'POST', path: string, payload?: object, status = 200): Promise<Reply> => {
  const reply = await test.app.inject({
    method,
    url: `/api${path}`,
    headers: bearer(admin),
    ...(payload ? { payload } : {}),
  });
  expect(reply.statusCode, reply.body).toBe(status);
  return reply.json<Reply>();
};

const select = (merchants: readonly string[]): Promise<MerchantSelection> => send('POST', '/selections', { merchants });

async function some(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await aMerchant(test)).id);
  return ids;
}

const assign = async (merchants: readonly string[], partnerId: string | null = partner): Promise<MerchantBatchView> => {
  const { id: selectionId, count } = await select(merchants);
  return send('POST', '/merchant-batches', { action: 'assign-partner', selectionId, count, partnerId });
};

const read = (id: string): Promise<MerchantBatchDetails> => send('GET', `/merchant-batches/${id}`);

const partnersOf = async (ids: readonly string[]): Promise<(string | null)[]> =>
  (
    await asSystem<{ partnerId: string | null }>(test, {
      text: `select partner_id as "partnerId" from unnest($1::uuid[]) with ordinality i(id, n) join merchants m on m.id = i.id order by n`,
      values: [ids],
    })
  ).map(({ partnerId }) => partnerId);

const moves = async (id: string): Promise<number> =>
  (
    await asSystem(test, {
      text: "select id from activity_log where merchant_id = $1 and event = 'merchant-moved'",
      values: [id],
    })
  ).length;

const message = { subject: { fr: 'Avis', en: 'Notice' }, text: { fr: 'Un.\n\nDeux.', en: 'One.\n\nTwo.' } };

describe('an assignment of many', () => {
  it('moves each merchant once, in the name of who asked, and says how far it is', async () => {
    const ids = await some(3);
    const batch = await assign(ids);
    expect(batch).toMatchObject({ state: 'running', counts: { all: 3, waiting: 3 }, askedBy: 'Someone' });
    await runJobs(test);
    expect(await read(batch.id)).toMatchObject({ state: 'done', counts: { all: 3, done: 3, waiting: 0 }, left: [] });
    expect(await partnersOf(ids)).toEqual([partner, partner, partner]);
    const acts = await asSystem(test, {
      text: "select user_id from audit_events where merchant_id = any($1) and action = 'merchant-moved'",
      values: [ids],
    });
    expect(acts).toEqual([{ user_id: adminId }, { user_id: adminId }, { user_id: adminId }]);
    expect((await send<{ items: MerchantBatchView[] }>('GET', '/merchant-batches')).items[0]?.id).toBe(batch.id);
  });

  it('acts on the list as it was frozen, whatever comes or goes afterwards', async () => {
    const [first = '', second = '', late = ''] = await some(3);
    await asSystem(test, {
      text: "update merchants set sub_sector = 'bar' where id = any($1)",
      values: [[first, second]],
    });
    const selection = await send<MerchantSelection>('POST', '/selections', { filter: { subSectors: ['bar'] } });
    expect(selection).toMatchObject({ count: 2, first: [expect.any(String), expect.any(String)] });
    await asSystem(test, { text: "update merchants set sub_sector = 'bar' where id = $1", values: [late] });
    await asSystem(test, { text: "update merchants set sub_sector = 'restaurant' where id = $1", values: [first] });
    const { id } = await send<MerchantBatchView>('POST', '/merchant-batches', {
      action: 'assign-partner',
      selectionId: selection.id,
      count: 2,
      partnerId: partner,
    });
    await runJobs(test);
    expect((await read(id)).counts).toMatchObject({ all: 2, done: 2 });
    expect(await partnersOf([first, second, late])).toEqual([partner, partner, null]);
  });

  it('refuses a merchant that was moved since, leaves one that is there already, and counts and names them apart', async () => {
    const [moved = '', there = '', well = ''] = await some(3);
    const other = await aPartner(test);
    await asSystem(test, { text: 'update merchants set partner_id = $2 where id = $1', values: [there, partner] });
    const batch = await assign([moved, there, well]);
    await asSystem(test, { text: 'update merchants set partner_id = $2 where id = $1', values: [moved, other] });
    await runJobs(test);
    const { counts, left } = await read(batch.id);
    expect(counts).toMatchObject({ done: 1, unchanged: 1, refused: 1 });
    expect(left.map(({ outcome }) => outcome).toSorted()).toEqual(['refused', 'unchanged']);
    expect(new Map(left.map(({ merchantId, reason }) => [merchantId, reason]))).toEqual(
      new Map([
        [moved, 'moved-meanwhile'],
        [there, 'already-theirs'],
      ]),
    );
    expect(await partnersOf([moved, there, well])).toEqual([other, partner, partner]);
  });

  it('goes on after its server died in the middle, and does each once', async () => {
    const ids = await some(5);
    const batch = await assign(ids);
    await expect(
      runMerchantBatch({ ...test.dependencies, database: dyingAfter(3) }, { batchId: batch.id }),
    ).rejects.toThrow('gone');
    const { counts } = await read(batch.id);
    expect(counts.done).toBeGreaterThan(0);
    expect(counts.waiting).toBeGreaterThan(0);
    await Promise.all([1, 2].map(() => runMerchantBatch(test.dependencies, { batchId: batch.id })));
    expect(await read(batch.id)).toMatchObject({ state: 'done', counts: { done: 5 } });
    expect(await Promise.all(ids.map(moves))).toEqual([1, 1, 1, 1, 1]);
  });

  it('tries a turn that breaks a few times, and goes on with the others meanwhile', async () => {
    const [broken = '', well = ''] = await some(2);
    const batch = await assign([broken, well]);
    await test.owner.query(`create function break() returns trigger language plpgsql as
      $$ begin if new.id = '${broken}' then raise exception 'broken'; end if; return new; end $$;
      create trigger breaks before update of partner_id on merchants for each row execute function break()`);
    const run = () => runMerchantBatch(test.dependencies, { batchId: batch.id });
    await expect(run()).rejects.toThrow('1 merchants');
    expect((await read(batch.id)).counts).toMatchObject({ done: 1, waiting: 1 });
    await expect(run()).rejects.toThrow('1 merchants');
    await expect(run()).rejects.toThrow('1 merchants');
    await test.owner.query('drop trigger breaks on merchants; drop function break()');
    await run();
    const { state, counts, left } = await read(batch.id);
    expect({ state, counts }).toMatchObject({ state: 'done', counts: { done: 1, failed: 1 } });
    expect(left).toMatchObject([{ merchantId: broken, outcome: 'failed', reason: null }]);
  });

  it('is cancelled for those whose turn has not come', async () => {
    const ids = await some(3);
    const batch = await assign(ids);
    await expect(
      runMerchantBatch({ ...test.dependencies, database: dyingAfter(3) }, { batchId: batch.id }),
    ).rejects.toThrow('gone');
    const cancelled = await send<MerchantBatchView>('POST', `/merchant-batches/${batch.id}/cancel`);
    expect(cancelled).toMatchObject({ state: 'cancelled', endedAt: expect.any(String) });
    expect(cancelled.counts.done + cancelled.counts.cancelled).toBe(3);
    await runJobs(test);
    expect((await read(batch.id)).counts).toEqual(cancelled.counts);
    expect(await send('POST', `/merchant-batches/${batch.id}/cancel`)).toEqual(cancelled);
  });

  it.each([
    ['fr', '"Sans changement";"Déjà suivi par ce partenaire"'],
    ['en', '"No change","Already with this partner"'],
  ] as const)('has a file of those to whom it was not done (%s)', async (language, line) => {
    const ids = await some(1);
    await asSystem(test, { text: 'update merchants set partner_id = $2 where id = $1', values: [ids[0], partner] });
    const { id } = await assign(ids);
    await runJobs(test);
    const reply = await test.app.inject({
      method: 'GET',
      url: `/api/merchant-batches/${id}/failures`,
      headers: { ...bearer(admin), 'accept-language': language },
    });
    expect(reply.body).toContain(line);
  });
});

describe('a batch that is ordered', () => {
  it('twice of one selection is done once', async () => {
    const { id: selectionId, count } = await select(await some(1));
    const order = { action: 'assign-partner', selectionId, count, partnerId: partner };
    const [one, two] = await Promise.all([1, 2].map(() => send<MerchantBatchView>('POST', '/merchant-batches', order)));
    expect(one?.id).toBe(two?.id);
  });

  it.each([
    ['another count than was confirmed', { count: 2 }, 409, 'selection-changed'],
    ['a partner that there is not', { partnerId: uuid() }, 422, 'validation-failed'],
    ['a selection that there is not', { selectionId: uuid() }, 404, 'not-found'],
  ])('with %s is refused', async (_, wrong, status, code) => {
    const { id: selectionId, count } = await select(await some(1));
    const order = { action: 'assign-partner', selectionId, count, partnerId: partner, ...wrong };
    expect(await send('POST', '/merchant-batches', order, status)).toMatchObject({ error: { code } });
  });

  it('by another administrator, or after an hour, finds no selection', async () => {
    const { id: selectionId, count } = await select(await some(1));
    const order = { action: 'assign-partner', selectionId, count, partnerId: partner };
    const { token } = await aUser(test, { role: 'admin' });
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/merchant-batches',
      headers: bearer(token),
      payload: order,
    });
    expect(reply.statusCode).toBe(404);
    await asSystem(test, {
      text: 'update merchant_selections set expires_at = now() where id = $1',
      values: [selectionId],
    });
    await send('POST', '/merchant-batches', order, 404);
  });

  it('needs both languages of a message', async () => {
    const { id: selectionId, count } = await select(await some(1));
    const order = { action: 'message', selectionId, count, ...message, text: { fr: 'Un.', en: ' ' } };
    expect(await send('POST', '/merchant-batches', order, 422)).toMatchObject({ error: { code: 'validation-failed' } });
  });
});

it('a message goes to the owners of each merchant, in the language of each, and names those without one', async () => {
  const [first = '', ownerless = ''] = await some(2);
  const french = await aUser(test, { role: 'merchant', merchantId: first });
  const english = await aUser(test, { role: 'merchant', merchantId: first });
  const reader = await aUser(test, { role: 'merchant', merchantId: first, right: 'reader' });
  await asSystem(test, { text: "update users set language = 'en' where id = $1", values: [english.id] });
  const { id: selectionId, count } = await select([first, ownerless]);
  const { id } = await send<MerchantBatchView>('POST', '/merchant-batches', {
    action: 'message',
    selectionId,
    count,
    ...message,
  });
  await runJobs(test);
  expect(await read(id)).toMatchObject({
    about: 'Avis',
    state: 'done',
    counts: { done: 1, refused: 1 },
    left: [{ merchantId: ownerless, reason: 'no-owner' }],
  });
  const to = (email: string) => test.mailer.mailsTo(email);
  expect(to(french.email)).toMatchObject([
    { subject: expect.stringMatching(/^Avis – Restaurant/), text: expect.stringMatching(/^Bonjour[^]*Un\.\n\nDeux\./) },
  ]);
  expect(to(english.email)).toMatchObject([
    { subject: expect.stringMatching(/^Notice – Restaurant/), text: expect.stringMatching(/^Hello[^]*One\.\n\nTwo\./) },
  ]);
  expect(to(reader.email)).toEqual([]);
});

/** A database that is gone after so many transactions. */
function dyingAfter(most: number): Database {
  const { database } = test.dependencies;
  let left = most;
  const live = (): void => {
    left -= 1;
    if (left < 0) throw new Error('gone');
  };
  return {
    ...database,
    transaction: async (scope, work) => {
      live();
      return database.transaction(scope, work);
    },
  };
}
