import { expect, it } from 'vitest';
import { answerCalls } from '../../test/answer-calls.ts';
import { linkOf, makeTerminal, signatureOf, signedEntry } from '../../test/made-terminal.ts';
import { acceptedOf, waitingOf } from '../../test/results-of.ts';
import { makeContext } from '../../test/test-context.ts';
import { askWhatWaits } from './ask-what-waits.ts';

/** A terminal of which so many bills wait at Comptoir, and one here. */
async function terminalWith(count: number) {
  const context = makeContext('http://comptoir.test');
  const indexes = Array.from({ length: count }, (_, index) => index + 1);
  const entries = indexes.map((index) => signedEntry(linkOf(index)));
  const terminal = await makeTerminal(context, [
    ...entries,
    ...(count === 0 ? [] : [{ kind: 'answered' as const, results: indexes.map(waitingOf) }]),
    signedEntry(linkOf(count + 1)),
  ]);
  return { terminal, ask: () => askWhatWaits(context, terminal) };
}

it('asks of the bills that Comptoir holds, and keeps what became of them', async () => {
  const { terminal, ask } = await terminalWith(2);
  const calls = answerCalls({ json: { results: [acceptedOf(1), waitingOf(2)] } });
  expect(await ask()).toBe(true);
  expect(calls.map(({ body }) => body)).toEqual([{ signatures: [signatureOf(1), signatureOf(2)] }]);
  expect(terminal.journal.state).toMatchObject({
    accepted: 1,
    open: [
      { noTrans: 'AAAA-2', place: 'there' },
      { noTrans: 'AAAA-3', place: 'here' },
    ],
  });
});

it('writes nothing down when all wait longer', async () => {
  const { terminal, ask } = await terminalWith(1);
  const before = terminal.journal.state;
  answerCalls({ json: { results: [waitingOf(1)] } });
  expect(await ask()).toBe(true);
  expect(terminal.journal.state).toBe(before);
});

it('asks nothing when none waits there', async () => {
  const calls = answerCalls();
  expect(await (await terminalWith(0)).ask()).toBe(true);
  expect(calls).toEqual([]);
});

it('names five hundred at most at a time, and ends when it hears nothing', async () => {
  const { ask } = await terminalWith(501);
  const calls = answerCalls({ json: { results: [] } }, { json: { results: [] } });
  expect(await ask()).toBe(true);
  const lengths = (of: readonly { body: unknown }[]) =>
    of.map(({ body }) => (body as { signatures: string[] }).signatures.length);
  expect(lengths(calls)).toEqual([500, 1]);
  const silent = answerCalls();
  expect(await ask()).toBe(false);
  expect(silent).toHaveLength(1);
});
