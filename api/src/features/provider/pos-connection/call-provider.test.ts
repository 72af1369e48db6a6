import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMerchant, asSystem } from '../../../../test/factories/merchants.ts';
import { createFakeProvider, type FakeProvider } from '../../../../test/fake-provider.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import type { Outcome, PosAccess } from '../../../gateways/pos-provider/pos-provider.ts';
import { openDatabase, type Database } from '../../../platform/database/database.ts';
import { callProvider } from './call-provider.ts';
import { connectMerchant } from './connect-merchant.ts';
import { accessTokenPlace } from '../../base/record/sealed-places.ts';

const MINUTE_MS = 60_000;

let clock = new Date();
const now = () => clock;
const test = useTestApp({ now });

/** A second server on the same database. */
let otherDatabase: Database;
beforeAll(() => {
  otherDatabase = openDatabase(test.servingUrl, { connections: 5 });
});
afterAll(() => otherDatabase.close());

let provider: FakeProvider;
let merchantId: string;
const used: string[] = [];

beforeEach(async () => {
  clock = new Date();
  used.length = 0;
  provider = createFakeProvider(now);
  merchantId = (await aMerchant(test)).id;
  await consent();
});

const deps = (database: Database = test.dependencies.database) => ({
  database,
  announcements: test.dependencies.announcements,
  seal: test.dependencies.seal,
  now,
  provider,
});

/** Connects the merchant with a new pair of tokens. */
async function consent(lifetimeMs?: number) {
  const tokens = provider.issue(lifetimeMs);
  await test.dependencies.database.transaction({ role: 'system' }, (tx) =>
    connectMerchant(
      tx,
      { provider: provider.name, posMerchantId: merchantId, tokens, now: now(), seal: test.dependencies.seal },
      async () => merchantId,
    ),
  );
}

/** Asks the provider something that it answers to its live token only. */
const ask = (database?: Database) =>
  callProvider(deps(database), merchantId, async (_, access): Promise<Outcome<string>> => {
    used.push(access.accessToken);
    return answer(access);
  });
const answer = (access: PosAccess): Outcome<string> =>
  provider.knows(access) ? { kind: 'answer', answer: access.accessToken } : { kind: 'refused', status: 401 };

const later = (ms: number): void => {
  clock = new Date(clock.getTime() + ms);
};

const connection = async () => {
  const [row] = await asSystem<{ state: string; leased: boolean; access: Buffer | null }>(test, {
    text: `select state, lease_until is not null as leased, access_token_sealed as access
      from pos_connections where merchant_id = $1`,
    values: [merchantId],
  });
  return row && { ...row, access: row.access && test.dependencies.seal.open(row.access, accessTokenPlace(merchantId)) };
};

const logged = () =>
  asSystem<{ event: string }>(test, {
    text: 'select event from activity_log where merchant_id = $1 order by occurred_at, id',
    values: [merchantId],
  });

describe('tokens', () => {
  it('are kept sealed and used as they are while they hold', async () => {
    expect(await ask()).toEqual({ kind: 'answer', answer: 'access-1' });
    expect(provider.presented).toEqual([]);
    const [row] = await asSystem<{ text: string }>(test, {
      text: 'select c::text as text from pos_connections c where merchant_id = $1',
      values: [merchantId],
    });
    expect(row?.text).not.toContain(Buffer.from('access-1').toString('hex'));
  });

  it('are renewed when less than five minutes are left, and stored before they are used', async () => {
    later(25 * MINUTE_MS + 1);
    const outcome = await callProvider(deps(), merchantId, async (_, access) => {
      expect((await connection())?.access).toBe(access.accessToken);
      return answer(access);
    });
    expect(outcome).toEqual({ kind: 'answer', answer: 'access-2' });
    expect(provider.presented).toEqual(['refresh-1']);
  });

  it('are renewed once when many calls on two servers need it at the same moment', async () => {
    later(40 * MINUTE_MS);
    const calls = Array.from({ length: 12 }, (_, index) => ask(index % 2 ? otherDatabase : undefined));
    const outcomes = await Promise.all(calls);
    expect(outcomes).toEqual(calls.map(() => ({ kind: 'answer', answer: 'access-2' })));
    expect(provider.presented).toEqual(['refresh-1']);
  });
});

describe('a call refused for its token', () => {
  it('is made again with a new one', async () => {
    const outcome = await callProvider(deps(), merchantId, async (_, access): Promise<Outcome<string>> => {
      used.push(access.accessToken);
      return used.length === 1 ? { kind: 'refused', status: 401 } : answer(access);
    });
    expect(outcome).toEqual({ kind: 'answer', answer: 'access-2' });
    expect(used).toEqual(['access-1', 'access-2']);
  });

  it('is not made a third time', async () => {
    const outcome = await callProvider(deps(), merchantId, async (_, access): Promise<Outcome<string>> => {
      used.push(access.accessToken);
      return { kind: 'refused', status: 401 };
    });
    expect(outcome).toEqual({ kind: 'refused', status: 401 });
    expect(used).toEqual(['access-1', 'access-2']);
  });

  it('takes the pair that someone else has renewed meanwhile', async () => {
    const outcome = await callProvider(deps(), merchantId, async (_, access): Promise<Outcome<string>> => {
      used.push(access.accessToken);
      if (used.length > 1) return answer(access);
      await consent();
      return { kind: 'refused', status: 401 };
    });
    expect(outcome).toEqual({ kind: 'answer', answer: 'access-2' });
    expect(provider.presented).toEqual([]);
  });
});

describe('a refresh token used twice', () => {
  it('means that someone has to consent again: the pair is gone, the log says it once', async () => {
    provider.issue();
    later(40 * MINUTE_MS);
    await expect(ask()).rejects.toMatchObject({ code: 'pos-needs-sign-in' });
    await expect(ask(otherDatabase)).rejects.toMatchObject({ code: 'pos-needs-sign-in' });
    expect(provider.presented).toEqual(['refresh-1']);
    expect(await connection()).toEqual({ state: 'needs_reauth', leased: false, access: null });
    expect(await logged()).toEqual([{ event: 'provider-connected' }, { event: 'provider-needs-sign-in' }]);
    await consent();
    expect(await ask()).toMatchObject({ kind: 'answer' });
    expect((await logged()).at(-1)).toEqual({ event: 'provider-connected' });
  });
});

describe('a renewal whose reply is lost', () => {
  it('is asked for once more with the same token, which still holds', async () => {
    provider.misfortunes.push('lost-before');
    later(40 * MINUTE_MS);
    expect(await ask()).toEqual({ kind: 'answer', answer: 'access-2' });
    expect(provider.presented).toEqual(['refresh-1', 'refresh-1']);
  });

  it('needs a new consent when the token was used up by it', async () => {
    provider.misfortunes.push('lost-after');
    later(40 * MINUTE_MS);
    await expect(ask()).rejects.toMatchObject({ code: 'pos-needs-sign-in' });
    expect(await connection()).toMatchObject({ state: 'needs_reauth' });
  });

  it('leaves all as it was when the second is lost too', async () => {
    provider.misfortunes.push('lost-before', 'lost-before');
    later(40 * MINUTE_MS);
    await expect(ask()).rejects.toMatchObject({ code: 'pos-unavailable' });
    expect(await connection()).toEqual({ state: 'connected', leased: false, access: 'access-1' });
    expect(await ask()).toEqual({ kind: 'answer', answer: 'access-2' });
  });
});

describe('while the provider cannot renew', () => {
  it('what still holds is used', async () => {
    provider.misfortunes.push('unavailable');
    later(27 * MINUTE_MS);
    expect(await ask()).toEqual({ kind: 'answer', answer: 'access-1' });
  });

  it('nothing is called with what holds no more', async () => {
    provider.misfortunes.push('unavailable');
    later(40 * MINUTE_MS);
    await expect(ask()).rejects.toMatchObject({ code: 'pos-unavailable' });
    expect(used).toEqual([]);
  });
});

describe('the lease', () => {
  const lease = (until: Date) =>
    asSystem(test, {
      text: 'update pos_connections set lease_until = $2 where merchant_id = $1',
      values: [merchantId, until],
    });

  it('of a server that ended is taken over', async () => {
    later(40 * MINUTE_MS);
    await lease(new Date(clock.getTime() - 1));
    expect(await ask()).toEqual({ kind: 'answer', answer: 'access-2' });
  });

  it('of another server is waited for', async () => {
    later(40 * MINUTE_MS);
    await lease(new Date(clock.getTime() + MINUTE_MS));
    const waiting = ask();
    await consent();
    expect(await waiting).toEqual({ kind: 'answer', answer: 'access-2' });
    expect(provider.presented).toEqual([]);
  });

  it('does not outlive a consent: the newer pair stays, whatever becomes of the renewal', async () => {
    later(40 * MINUTE_MS);
    // The consent comes while the renewal is under way, and makes its refresh token worthless.
    provider.misfortunes.push(() => consent());
    expect(await ask()).toEqual({ kind: 'answer', answer: 'access-2' });
    expect(await connection()).toEqual({ state: 'connected', leased: false, access: 'access-2' });
    expect(await logged()).toEqual([{ event: 'provider-connected' }]);
  });
});

describe('a merchant who never connected', () => {
  it('has to sign in from the provider', async () => {
    merchantId = (await aMerchant(test)).id;
    await expect(ask()).rejects.toMatchObject({ code: 'pos-needs-sign-in' });
  });
});
