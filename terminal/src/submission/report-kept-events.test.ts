import { expect, it } from 'vitest';
import { answerCalls, refusal, type Answer } from '../../test/answer-calls.ts';
import { makeTerminal } from '../../test/made-terminal.ts';
import { makeContext } from '../../test/test-context.ts';
import { reportEvents } from './report-events.ts';

const uuid = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const results = (...states: readonly ('new' | 'known' | 'refused')[]): Answer => ({
  json: {
    stored: states.length,
    receivedAt: '2026-01-15T17:05:00.000Z',
    results: states.map((state, index) => ({ id: uuid(index), state, skewMs: null, fields: [] })),
  },
});

/** A terminal of which so many events wait, and the ids that each call named. */
async function terminalWith(count: number) {
  const context = makeContext('http://comptoir.test');
  const indexes = Array.from({ length: count }, (_, index) => index);
  const terminal = await makeTerminal(
    context,
    indexes.map((index) => ({ kind: 'went-offline', id: uuid(index) })),
  );
  return async (options: { again?: boolean }, ...answers: readonly Answer[]) => {
    const calls = answerCalls(...answers);
    const before = terminal.journal.state;
    await reportEvents(context, terminal, options);
    const { state } = terminal.journal;
    const ids = (events: readonly { id: string }[]) => events.map(({ id }) => Number(id.slice(-4)));
    return {
      named: calls.map(({ body }) => ids((body as { events: { id: string }[] }).events)),
      left: ids(state.events),
      apart: ids(state.refusedEvents),
      isWritten: state !== before,
    };
  };
}

it('what Comptoir has is done with, new or not, and what it cannot read waits apart', async () => {
  const report = await terminalWith(3);
  expect(await report({}, results('new', 'refused', 'known'))).toEqual({
    named: [[0, 1, 2]],
    left: [],
    apart: [1],
    isWritten: true,
  });
  expect(await report({})).toEqual({ named: [], left: [], apart: [1], isWritten: false });
  expect(await report({ again: true }, null)).toMatchObject({ named: [[1]], apart: [1], isWritten: false });
  const refusedAgain: Answer = {
    json: {
      stored: 0,
      receivedAt: '2026-01-15T17:05:00.000Z',
      results: [{ id: uuid(1), state: 'refused', skewMs: null, fields: [] }],
    },
  };
  expect(await report({ again: true }, refusedAgain)).toMatchObject({ apart: [1], isWritten: false });
});

it('an event that could not even be named is none of the terminal’s', async () => {
  const report = await terminalWith(1);
  const answer: Answer = {
    json: {
      stored: 0,
      receivedAt: '2026-01-15T17:05:00.000Z',
      results: [{ id: null, state: 'refused', skewMs: null, fields: [] }],
    },
  };
  expect(await report({}, answer)).toMatchObject({ left: [0], apart: [], isWritten: false });
});

it('a call that is refused for one of its events goes in halves, down to that one', async () => {
  const report = await terminalWith(3);
  const no = refusal('validation-failed', 422);
  const kept = (...ids: number[]): Answer => ({
    json: {
      stored: 1,
      receivedAt: '2026-01-15T17:05:00.000Z',
      results: ids.map((id) => ({ id: uuid(id), state: 'new', skewMs: null, fields: [] })),
    },
  });
  expect(await report({}, no, no, kept(0), no, kept(2))).toEqual({
    named: [[0, 1, 2], [0, 1], [0], [1], [2]],
    left: [],
    apart: [1],
    isWritten: true,
  });
});

it.each<[string, Answer]>([
  ['silence', null],
  ['another refusal', refusal('device-not-recognized', 401)],
])('all wait longer after %s, and nothing more is asked', async (_, answer) => {
  const report = await terminalWith(2);
  expect(await report({}, answer)).toEqual({ named: [[0, 1]], left: [0, 1], apart: [], isWritten: false });
  expect(await report({}, refusal('validation-failed', 422), answer)).toMatchObject({
    named: [[0, 1], [0]],
    left: [0, 1],
  });
});
