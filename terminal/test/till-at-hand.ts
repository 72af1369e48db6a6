import type { Undated } from '../src/journal/journal-entry.ts';
import { saveTerminalRecord, type LinkedRecord } from '../src/terminal/terminal-record.ts';
import { answerCalls, type Answer } from './answer-calls.ts';
import { linkedRecord } from './linked-record.ts';
import { makeTerminal } from './made-terminal.ts';
import { runLine } from './run-line.ts';
import { makeContext } from './test-context.ts';

/** A linked till with this in its journal, at which command lines are typed while Comptoir answers in memory. */
export async function tillAtHand(entries: readonly Undated[] = [], record: LinkedRecord = linkedRecord()) {
  const context = makeContext('http://comptoir.test');
  const { folder, journal } = await makeTerminal(context, entries, record);
  await journal.close();
  await saveTerminalRecord(folder, record);
  return async (line: string, ...answers: readonly Answer[]) => {
    const calls = answerCalls(...answers);
    const { output, warned, code } = await runLine(context, line);
    return {
      output: output.split('\n'),
      warned,
      code,
      paths: calls.map(({ url }) => url.replace(/.*\/device\/v1\/|\?.*/g, '')),
      bodies: calls.map(({ body }) => body),
      folder,
    };
  };
}
