import type { reportDeviceEvents } from '@comptoir/contract/sales/device-api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { asSystem, bearer } from '../../../../test/factories/merchants.ts';
import { aTerminal, type MadeTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { UNCOUNTED_CALLS } from '../../../../test/uncounted-calls.ts';

const test = useTestApp({ now: () => new Date('2026-06-01T12:00:00Z') });
type Reply = z.output<typeof reportDeviceEvents.reply>;

const anEvent = (change: object = {}) => ({
  id: crypto.randomUUID(),
  occurredAt: '2026-06-01T11:59:00Z',
  event: 'till-went-offline',
  ...change,
});

const send = (till: MadeTerminal, events: readonly unknown[]) =>
  test.app.inject({
    method: 'POST',
    url: '/api/device/v1/events',
    headers: bearer(till.token),
    payload: { events },
  });

async function report(till: MadeTerminal, events: readonly unknown[]): Promise<Reply> {
  const reply = await send(till, events);
  expect(reply.statusCode).toBe(200);
  return reply.json<Reply>();
}

const statesOf = ({ results }: Reply): string[] => results.map(({ state }) => state);

interface Line {
  readonly id: string;
  readonly occurredAt: Date;
  readonly arrivedAt: Date;
}

const linesOf = (till: MadeTerminal): Promise<Line[]> =>
  asSystem<Line>(test, {
    text: `select id, occurred_at as "occurredAt", arrived_at as "arrivedAt" from activity_log
      where device_id = $1 and arrived_at is not null order by occurred_at, id`,
    values: [till.id],
  });

describe('events that a till reports', () => {
  it('are a thousand at most, and a thousand are taken in one call', async () => {
    const till = await aTerminal(test);
    const events = Array.from({ length: 1000 }, (_, index) =>
      anEvent({ event: 'document-produced', noTrans: `AAAA-${index}`, document: 'DUP' }),
    );
    expect((await report(till, events)).stored).toBe(1000);
    expect(await linesOf(till)).toHaveLength(1000);
    const tooMany = await send(till, [...events, anEvent()]);
    expect([tooMany.statusCode, tooMany.json()]).toMatchObject([422, { error: { code: 'validation-failed' } }]);
  });

  it('come twice, half of them known, in any order and beside themselves: each is written once', async () => {
    const till = await aTerminal(test);
    const events = Array.from({ length: 40 }, () => anEvent());
    expect(new Set(statesOf(await report(till, events.slice(0, 20))))).toEqual(new Set(['new']));
    const again = await report(till, events.toReversed());
    expect(statesOf(again)).toEqual([...Array(20).fill('new'), ...Array(20).fill('known')]);
    expect(statesOf(await report(till, [events[0], events[0]]))).toEqual(['known', 'known']);
    const twins = anEvent();
    expect(statesOf(await report(till, [twins, { ...twins, id: twins.id.toUpperCase() }]))).toEqual(['new', 'known']);
    expect((await linesOf(till)).map(({ id }) => id).toSorted()).toEqual(
      [...events.map(({ id }) => id), twins.id].toSorted(),
    );
  });

  it('are the same event with another time, also when two calls come at once', async () => {
    const till = await aTerminal(test);
    const event = anEvent();
    const replies = await Promise.all(
      ['2026-06-01T11:00:00Z', '2026-05-01T11:00:00Z', '1999-01-01T00:00:00Z'].map((occurredAt) =>
        report(till, [{ ...event, occurredAt }]),
      ),
    );
    expect(replies.flatMap(statesOf).toSorted()).toEqual(['known', 'known', 'new']);
    expect(await linesOf(till)).toHaveLength(1);
  });

  it('are refused one by one where they cannot be read, with what is wrong, and their neighbours are kept', async () => {
    const till = await aTerminal(test);
    const [first, last] = [anEvent(), anEvent({ event: 'till-came-online', waiting: 2 })];
    const unreadable = [
      anEvent({ event: 'till-exploded' }),
      anEvent({ surprise: 1 }),
      anEvent({ occurredAt: 'yesterday' }),
      anEvent({ event: 'document-produced', noTrans: 'AB\0C', document: 'DUP' }),
      anEvent({ id: 'no id' }),
      null,
      7,
      [[]],
    ];
    const reply = await report(till, [first, ...unreadable, last]);
    expect(reply.stored).toBe(2);
    expect(statesOf(reply)).toEqual(['new', ...unreadable.map(() => 'refused'), 'new']);
    expect(reply.results.slice(1, 5).map(({ fields }) => fields[0]?.path)).toEqual([
      'event',
      '',
      'occurredAt',
      'noTrans',
    ]);
    expect(reply.results[2]?.id).toBe((unreadable[1] as { id: string }).id);
    expect(reply.results.slice(5, -1).map(({ id }) => id)).toEqual([null, null, null, null]);
    expect((await linesOf(till)).map(({ id }) => id).toSorted()).toEqual([first.id, last.id].toSorted());
    expect(statesOf(await report(till, [null]))).toEqual(['refused']);
  });

  it.each([
    ['Camille Roy', 1560],
    [null, -7],
  ])('keep who confirmed the time, and by how much: %s', async (by, minutes) => {
    const till = await aTerminal(test);
    expect(statesOf(await report(till, [anEvent({ event: 'till-clock-confirmed', by, minutes })]))).toEqual(['new']);
    const [line] = await asSystem<{ facts: unknown }>(test, {
      text: "select facts from activity_log where device_id = $1 and event = 'till-clock-confirmed'",
      values: [till.id],
    });
    expect(line?.facts).toEqual({ by, minutes });
  });

  it('of a clock that is a year off are kept with both times, and the reply says how far it is off', async () => {
    const till = await aTerminal(test);
    const [behind, ahead] = [
      anEvent({ occurredAt: '2025-06-01T12:00:00Z' }),
      anEvent({ occurredAt: '2027-06-01T12:00:00Z' }),
    ];
    const { receivedAt, results } = await report(till, [ahead, behind]);
    expect(receivedAt).toBe('2026-06-01T12:00:00.000Z');
    const YEAR_MS = 365 * 86_400_000;
    expect(results.map(({ skewMs }) => skewMs)).toEqual([YEAR_MS, -YEAR_MS]);
    expect(await linesOf(till)).toEqual([
      { id: behind.id, occurredAt: new Date('2025-06-01T12:00:00Z'), arrivedAt: new Date(receivedAt) },
      { id: ahead.id, occurredAt: new Date('2027-06-01T12:00:00Z'), arrivedAt: new Date(receivedAt) },
    ]);
  });

  it('are new to another merchant’s till, whatever their ids', async () => {
    const [mine, other] = [await aTerminal(test), await aTerminal(test)];
    const event = anEvent();
    await report(mine, [event]);
    expect(statesOf(await report(other, [event]))).toEqual(['new']);
  });

  it('are asked to wait beyond sixty calls a minute, till by till', async () => {
    const [busy, other] = [await aTerminal(test), await aTerminal(test)];
    const event = anEvent();
    for (let index = 0; index < 60; index += 1) await report(busy, [event]);
    const refused = await send(busy, [event]);
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { error: { code: 'too-many-requests' } }]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(other, [anEvent()])).statusCode).toBe(200);
  });
});

describe('any calls of a till', () => {
  const uncounted = useTestApp({ callCounts: UNCOUNTED_CALLS });

  it('write each event that can be read once, and say so', async () => {
    const ids = Array.from({ length: 8 }, () => crypto.randomUUID());
    const call = fc.array(fc.record({ which: fc.nat(7), hour: fc.nat(23), isReadable: fc.boolean() }), {
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 5 }), async (calls) => {
        const till = await aTerminal(uncounted);
        const kept = new Set<string>();
        for (const events of calls) {
          const payload = events.map(({ which, hour, isReadable }) =>
            anEvent({
              id: ids[which],
              occurredAt: new Date(Date.UTC(2026, 4, 1, hour)).toISOString(),
              ...(isReadable ? {} : { event: 'no such event' }),
            }),
          );
          const reply = await uncounted.app.inject({
            method: 'POST',
            url: '/api/device/v1/events',
            headers: bearer(till.token),
            payload: { events: payload },
          });
          const expected = payload.map(({ id, event }) => {
            if (event === 'no such event') return 'refused';
            const state = kept.has(id) ? 'known' : 'new';
            kept.add(id);
            return state;
          });
          expect(statesOf(reply.json<Reply>())).toEqual(expected);
        }
        const lines = await asSystem<{ id: string }>(uncounted, {
          text: 'select id from activity_log where device_id = $1 and arrived_at is not null',
          values: [till.id],
        });
        expect(lines.map(({ id }) => id).toSorted()).toEqual([...kept].toSorted());
      }),
      { numRuns: 20 },
    );
  });
});
