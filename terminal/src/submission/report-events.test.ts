import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import { linkTerminal, stateOf } from '../../test/link-terminal.ts';
import { startStandIn, type StandIn } from '../../test/stand-in.ts';
import { makeContext, type TestContext } from '../../test/test-context.ts';
import { withTerminal } from '../terminal/with-terminal.ts';
import { reportEvents } from './report-events.ts';

let standIn: StandIn;
let context: TestContext;
beforeEach(async () => {
  standIn = await startStandIn();
  context = makeContext(standIn.url);
  await linkTerminal(context, standIn);
});
afterEach(() => standIn.close());

const uuid = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const countOf = (events: readonly unknown[]): number => events.length;

/** So many events, which no one has reported yet. */
const happen = (count: number) =>
  withTerminal(context, 'caisse', ({ journal }) =>
    journal.append(
      ...Array.from({ length: count }, (_, index) => ({ kind: 'went-offline' as const, id: uuid(index) })),
    ),
  );

const report = (options?: { again: boolean }) =>
  withTerminal(context, 'caisse', (terminal) => reportEvents(context, terminal, options));

const callsForEvents = (): number => standIn.calls.filter((path) => path.endsWith('/events')).length;

describe('reporting what happened at the terminal', () => {
  it('takes a thousand at once, each once', async () => {
    await happen(1001);
    await report();
    expect([callsForEvents(), countOf(standIn.events)]).toEqual([2, 1001]);
    await report();
    expect(callsForEvents()).toBe(2);
    expect((await stateOf(context)).events).toEqual([]);
  });

  it('keeps what Comptoir cannot read, apart, and sends it again when it is asked to', async () => {
    await happen(3);
    standIn.unreadable.ids.add(uuid(1));
    await report();
    const state = await stateOf(context);
    expect(state.events).toEqual([]);
    expect(state.refusedEvents.map(({ id }) => id)).toEqual([uuid(1)]);
    await report();
    expect([callsForEvents(), countOf(standIn.events)]).toEqual([1, 2]);
    await report({ again: true });
    expect((await stateOf(context)).refusedEvents.map(({ id }) => id)).toEqual([uuid(1)]);
    standIn.unreadable.ids.clear();
    await report({ again: true });
    expect((await stateOf(context)).refusedEvents).toEqual([]);
    expect(countOf(standIn.events)).toBe(3);
  });

  it('loses no neighbour to a Comptoir that refuses the whole call for one event, or for their number', async () => {
    await happen(500);
    Object.assign(standIn.unreadable, { all: true, most: 200 });
    standIn.unreadable.ids.add(uuid(77));
    await report();
    const state = await stateOf(context);
    expect(countOf(standIn.events)).toBe(499);
    expect(state.events).toEqual([]);
    expect(state.refusedEvents.map(({ id }) => id)).toEqual([uuid(77)]);
  });

  it.each(['drop', 'lose-reply', 'server-error', 'garbage'] as const)(
    'keeps all under the same ids when there is no answer (%s), and each is there once after the next time',
    async (fault) => {
      await happen(2);
      standIn.faults.push({ path: '/events', fault });
      await report();
      expect((await stateOf(context)).events).toHaveLength(2);
      await report();
      expect((await stateOf(context)).events).toEqual([]);
      expect(countOf(standIn.events)).toBe(2);
    },
  );
});
