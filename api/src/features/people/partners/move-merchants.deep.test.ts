import type { MerchantCount, MerchantPage } from '@comptoir/contract/base/merchants';
import type { PartnerDetails } from '@comptoir/contract/people/partners';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { UNCOUNTED_CALLS } from '../../../../test/uncounted-calls.ts';

const test = useTestApp({ callCounts: UNCOUNTED_CALLS });
let admin: string;
let server: string;
beforeAll(async () => {
  admin = (await aUser(test, { role: 'admin' })).token;
  server = await test.app.listen({ port: 0, host: '127.0.0.1' });
});

type Method = 'GET' | 'POST' | 'PUT';
const call = (token: string, method: Method, path: string, payload?: object) =>
  test.app.inject({ method, url: `/api${path}`, headers: bearer(token), ...(payload ? { payload } : {}) });
const codeOf = async (reply: ReturnType<typeof call>) => (await reply).json<{ error?: { code: string } }>().error?.code;
const move = (merchantId: string, from: string | null, partnerId: string | null) =>
  call(admin, 'PUT', `/merchant/${merchantId}/partner`, { from, partnerId });

/** A merchant that a partner with a user looks after, and another partner with one. */
async function twoPartners() {
  const [mine, other] = [await aPartner(test), await aPartner(test)];
  const merchant = await aMerchant(test, { partnerId: mine });
  const user = await aUser(test, { role: 'partner', partnerId: mine });
  const stranger = await aUser(test, { role: 'partner', partnerId: other });
  return { mine, other, merchant, user, stranger };
}

const logOf = async (merchantId: string) =>
  (await call(admin, 'GET', `/logs?merchantId=${merchantId}`)).json<{ items: { event: string; message: string }[] }>()
    .items;

describe('a merchant that is moved', () => {
  it('is the other partner’s from then on, and its log says so', async () => {
    const { mine, other, merchant, user, stranger } = await twoPartners();
    const look = (token: string) => codeOf(call(token, 'GET', `/merchant/${merchant.id}`));
    expect((await move(merchant.id, mine, other)).statusCode).toBe(204);
    expect([await look(user.token), await look(stranger.token)]).toEqual(['not-found', undefined]);
    expect((await move(merchant.id, other, null)).statusCode).toBe(204);
    expect(await look(stranger.token)).toBe('not-found');
    expect((await logOf(merchant.id)).map(({ message }) => message)).toEqual([
      `Partner ${other} ne suit plus votre compte.`,
      `Partner ${mine} ne suit plus votre compte. Partner ${other} suit maintenant votre compte.`,
    ]);
  });

  it('is moved from where it was seen to be, to a partner that there is; twice the same changes nothing', async () => {
    const { mine, other, merchant } = await twoPartners();
    expect(await codeOf(move(merchant.id, null, other))).toBe('merchant-changed-meanwhile');
    expect(await codeOf(move(merchant.id, mine, uuid()))).toBe('validation-failed');
    expect(await codeOf(move(uuid(), null, mine))).toBe('not-found');
    await move(merchant.id, mine, other);
    expect((await move(merchant.id, mine, other)).statusCode).toBe(204);
    expect(await logOf(merchant.id)).toHaveLength(1);
  });

  it.each(['merchant', 'partner', 'device'] as const)(
    'is not moved by a %s, whatever statement reaches the database',
    async (role) => {
      const { mine, other, merchant } = await twoPartners();
      const moving = test.dependencies.database.transaction({ role, merchantId: merchant.id, partnerId: mine }, (tx) =>
        tx.many({ text: 'update merchants set partner_id = $2 where id = $1', values: [merchant.id, other] }),
      );
      await expect(moving).rejects.toThrow(/not for a \w+ to change|row-level security/);
    },
  );

  it('is acted for no more by the partner that it left, and by others still', async () => {
    const { mine, other, merchant, user } = await twoPartners();
    const actFor = async (token: string) => {
      const asked = { merchantId: merchant.id, reason: 'Aide à la caisse' };
      return (await call(token, 'POST', '/impersonation', asked)).json<{ webToken: string }>().webToken;
    };
    const [acting, adminActing] = [
      await actFor(user.token),
      await actFor((await aUser(test, { role: 'admin' })).token),
    ];
    const stream = await fetch(`${server}/api/logs/stream`, { headers: bearer(acting) });
    await move(merchant.id, mine, other);
    expect(await stream.text()).toMatch(/^event: ready/);
    expect(await codeOf(call(acting, 'GET', '/devices'))).toBe('impersonation-ended');
    expect((await call(adminActing, 'GET', '/devices')).statusCode).toBe(200);
    expect((await logOf(merchant.id)).filter(({ event }) => event === 'impersonation-ended')).toHaveLength(1);
  });

  it('is acted for no more either by an impersonation that began while it was moved', async () => {
    const { other, merchant, user } = await twoPartners();
    const asked = { merchantId: merchant.id, reason: 'Aide à la caisse' };
    const { webToken } = (await call(user.token, 'POST', '/impersonation', asked)).json<{ webToken: string }>();
    await asSystem(test, { text: 'update merchants set partner_id = $2 where id = $1', values: [merchant.id, other] });
    expect(await codeOf(call(webToken, 'GET', '/devices'))).toBe('impersonation-ended');
  });

  it('is gone from open screens: its stream ends, and those of both partners say that something is new', async () => {
    const { mine, other, merchant, user, stranger } = await twoPartners();
    const listen = async (token: string, path: string) => {
      const stop = new AbortController();
      const reply = await fetch(`${server}/api${path}`, { headers: bearer(token), signal: stop.signal });
      return { reply, stop };
    };
    const shown = await listen(user.token, `/logs/stream?merchantId=${merchant.id}`);
    const lists = [
      await listen(user.token, `/partners/${mine}/stream`),
      await listen(stranger.token, `/partners/${other}/stream`),
    ];
    expect(await codeOf(call(stranger.token, 'GET', `/partners/${mine}/stream`))).toBe('not-found');
    await move(merchant.id, mine, other);
    expect(await shown.reply.text()).not.toContain('ping');
    for (const { reply, stop } of lists) {
      let heard = '';
      for await (const piece of reply.body ?? []) {
        heard += Buffer.from(piece).toString();
        if (heard.includes('event: activity')) break;
      }
      expect(heard).toContain('event: activity');
      stop.abort();
    }
  });
});

describe('a file of a merchant that is moved', () => {
  const CHOICE = { format: 'ndjson', from: '2026-05-01', to: '2026-06-01', deviceIds: 'none', events: 'device-linked' };

  async function withLines(lines: number) {
    const made = await twoPartners();
    await asSystem(test, {
      text: `insert into activity_log (id, merchant_id, occurred_at, event, facts)
        select gen_random_uuid(), $1, '2026-05-20T12:00:00Z'::timestamptz + n * interval '1 second', 'device-linked', '{}'
        from generate_series(1, $2::int) n`,
      values: [made.merchant.id, lines],
    });
    return made;
  }
  const orderFile = async (token: string, merchantId: string) => {
    const choice = { ...CHOICE, deviceIds: ['none'], events: ['device-linked'] };
    return (await call(token, 'POST', `/logs/exports?merchantId=${merchantId}`, choice)).json<{ id: string }>().id;
  };
  const stateOf = (id: string) =>
    asSystem<{ state: string }>(test, { text: 'select state from exports where id = $1', values: [id] });

  it('breaks off while it is taken', async () => {
    const { mine, other, merchant, user } = await withLines(30_000);
    const query = new URLSearchParams({ ...CHOICE, merchantId: merchant.id }).toString();
    const url = `/api/logs/export?${query}`;
    const reply = await test.app.inject({ url, headers: bearer(user.token), payloadAsStream: true });
    let taken = '';
    const take = async (): Promise<void> => {
      for await (const piece of reply.stream()) {
        if (taken === '') await move(merchant.id, mine, other);
        taken += String(piece);
      }
    };
    await expect(take()).rejects.toThrow('response destroyed');
    expect(taken.split('\n').length).toBeLessThan(21_000);
  });

  it('is not made by a job that was ordered before, and is not handed out when it was', async () => {
    const { mine, other, merchant, user } = await withLines(3);
    const first = await orderFile(user.token, merchant.id);
    await runJobs(test);
    expect(await stateOf(first)).toEqual([{ state: 'ready' }]);
    const late = await orderFile(user.token, merchant.id);
    await move(merchant.id, mine, other);
    expect(await codeOf(call(user.token, 'GET', `/exports/${first}/file`))).toBe('not-found');
    expect((await call(user.token, 'GET', '/exports')).json()).toMatchObject({ items: [] });
    await runJobs(test);
    expect(await stateOf(late)).toEqual([{ state: 'failed' }]);
  });
});

describe('whatever was assigned to whom', () => {
  it('a partner sees its own merchants and no other, in lists, counts, searches, charts, exports and by their addresses', async () => {
    const partners = [await aPartner(test), await aPartner(test), await aPartner(test)];
    const tokens = await Promise.all(
      partners.map(async (partnerId) => (await aUser(test, { role: 'partner', partnerId })).token),
    );
    const merchants = await Promise.all(Array.from({ length: 5 }, async () => (await aMerchant(test)).id));
    await asSystem(test, {
      text: 'update merchants set subscription_completed = false where id = any($1)',
      values: [merchants.slice(3)],
    });
    const at = new Map<string, string | null>(merchants.map((id) => [id, null]));
    const moves = fc.array(fc.tuple(fc.constantFrom(...merchants), fc.constantFrom(null, ...partners)), {
      minLength: 1,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(moves, async (made) => {
        for (const [id, to] of made) {
          expect((await move(id, at.get(id) ?? null, to)).statusCode).toBe(204);
          at.set(id, to);
        }
        for (const [index, token] of tokens.entries()) await seesOnly(token, partners[index] ?? '', at);
      }),
      { numRuns: 3 },
    );
  });

  async function seesOnly(token: string, partnerId: string, at: ReadonlyMap<string, string | null>): Promise<void> {
    const own = [...at].filter(([, partner]) => partner === partnerId).map(([id]) => id);
    const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).toSorted();
    const read = async <Reply>(path: string) => (await call(token, 'GET', path)).json<Reply>();
    const every = [...at.values()].filter((partner) => partner !== null && partner !== partnerId);
    expect(ids(await read<{ id: string }[]>('/merchant'))).toEqual(own.toSorted());
    // nor by naming the partner that looks after them, nor by what they are called
    for (const filter of ['limit=100', 'q=restaurant', ...every.map((partner) => `limit=100&partners=${partner}`)]) {
      const wanted = filter.includes('partners=') ? [] : own.toSorted();
      expect(ids((await read<MerchantPage>(`/merchant?${filter}`)).items), filter).toEqual(wanted);
    }
    expect(await read<MerchantCount>('/merchant/count')).toMatchObject({ count: own.length });
    const overview = await read<PartnerDetails>(`/partners/${partnerId}`);
    expect(overview.merchants).toBe(own.length);
    // what a tile counts is the list that it leads to
    const registering = await read<MerchantPage>(`/merchant?states=registering&partners=${partnerId}`);
    expect(overview.unregisteredMerchants).toBe(registering.items.length);
    expect(own).toEqual(expect.arrayContaining([...ids(registering.items), ...ids(overview.attention.items)]));
    for (const partner of every)
      for (const path of ['', '/commissions', '/invitations'])
        expect((await call(token, 'GET', `/partners/${partner}${path}`)).statusCode, path).toBe(404);
    for (const [id, partner] of at) {
      const found = partner === partnerId ? 200 : 404;
      const paths = [
        `/merchant/${id}`,
        `/logs?merchantId=${id}`,
        `/bills?merchantId=${id}`,
        `/devices?merchantId=${id}`,
        `/reports/hours?merchantId=${id}`,
        `/bills/export?merchantId=${id}&format=csv`,
        `/logs/export?merchantId=${id}&format=ndjson&from=2020-01-01&to=2020-01-31&deviceIds=none&events=device-linked`,
        `/invoices?merchantId=${id}`,
      ];
      for (const path of paths) expect((await call(token, 'GET', path)).statusCode, path).toBe(found);
    }
  }
});
