import type { AddressInfo } from 'node:net';
import { ENDPOINTS } from '@comptoir/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMerchant, aPartner, asServer, aUser, bearer } from './factories/merchants.ts';
import { useTestApp } from './test-app.ts';

const test = useTestApp();

const STREAMS = Object.entries(ENDPOINTS).filter(([, { replyForm }]) => replyForm === 'events');

interface Reader {
  readonly id: string;
  readonly token: string;
}

/** Of each stream its address, who may listen, what they hear of and what they never do. */
interface Listening {
  readonly path: string;
  readonly reader: Reader;
  readonly foreign: Reader;
  readonly hears: string;
  readonly never: string | null;
}

const listenings: Record<string, Listening> = {};
let port: number;
beforeAll(async () => {
  const [partnerId, otherPartnerId] = [await aPartner(test), await aPartner(test)];
  const [mine, other] = [await aMerchant(test, { partnerId }), await aMerchant(test, { partnerId: otherPartnerId })];
  const owner = await aUser(test, { role: 'merchant', merchantId: mine.id });
  const foreignOwner = await aUser(test, { role: 'merchant', merchantId: other.id });
  const partner = await aUser(test, { role: 'partner', partnerId });
  const foreignPartner = await aUser(test, { role: 'partner', partnerId: otherPartnerId });
  const admin = await aUser(test, { role: 'admin' });
  listenings['streamLogs'] = {
    path: `/logs/stream?merchantId=${mine.id}`,
    reader: owner,
    foreign: foreignOwner,
    hears: mine.id,
    never: other.id,
  };
  listenings['streamPartner'] = {
    path: `/partners/${partnerId}/stream`,
    reader: partner,
    foreign: foreignPartner,
    hears: partnerId,
    never: otherPartnerId,
  };
  const stranger = await aUser(test, { role: 'partner', partnerId });
  // who sees everything hears of all
  listenings['streamOverview'] = {
    path: '/reports/overview/stream',
    reader: admin,
    foreign: stranger,
    hears: mine.id,
    never: null,
  };
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});
const stop = new AbortController();
afterAll(() => stop.abort());

/** Yields the events of a stream, one by one. */
async function* listen({ path, reader }: Listening): AsyncGenerator<string, void> {
  const url = `http://127.0.0.1:${port}/api${path}`;
  const reply = await fetch(url, { headers: bearer(reader.token), signal: stop.signal });
  let text = '';
  for await (const part of reply.body ?? []) {
    text += new TextDecoder().decode(part as Uint8Array);
    for (const [, event = ''] of text.matchAll(/^event: (\w+)$/gm)) yield event;
    text = '';
  }
}

const listeningOf = (name: string): Listening => {
  const listening = listenings[name];
  if (!listening) throw new Error(`the stream ${name} is tried by no one`);
  return listening;
};

describe.each(STREAMS.map(([name]) => name))('the stream %s', (name) => {
  it('is closed to anyone who may not read what it hints at', async () => {
    const { path, foreign } = listeningOf(name);
    const url = `/api${path}`;
    const statuses = [{}, bearer(foreign.token)].map(async (headers) => {
      const reply = await test.app.inject({ method: 'GET', url, headers: { ...headers } });
      return reply.statusCode;
    });
    const [stranger, other] = await Promise.all(statuses);
    expect(stranger).toBe(401);
    expect([403, 404]).toContain(other);
  });

  it('says nothing of another tenant, and ends with the session that opened it', async () => {
    const listening = listeningOf(name);
    const events = listen(listening);
    expect((await events.next()).value).toBe('ready');
    if (listening.never) test.dependencies.announcements.publish(listening.never);
    test.dependencies.announcements.publish(listening.hears);
    expect((await events.next()).value).toBe('activity');
    if (listening.never) test.dependencies.announcements.publish(listening.never);
    await asServer(test, {
      text: 'update users set suspended_at = now() where id = $1',
      values: [listening.reader.id],
    });
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });
});

it('is each that there is', () => {
  expect(STREAMS.map(([name]) => name).toSorted()).toEqual(Object.keys(listenings).toSorted());
});
