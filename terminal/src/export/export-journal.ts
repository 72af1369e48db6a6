import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import { TEXTS } from '../texts/language.ts';
import { isWanted, nameExported, readJournal, type Exported } from './exported.ts';

/** Writes a journal's entries as they stand there, one a line, and a last line that says how many they are. */
export async function exportJournal(input: Exported): Promise<{ path: string; entries: number }> {
  const counted = { entries: 0, bills: 0 };
  const { business, name: till, from = null, to = null } = input;
  const path = await input.write(
    nameExported(input, TEXTS[input.language].exports.journalFile, 'ndjson'),
    linesOf(input, counted),
    (sha256) => `${JSON.stringify({ kind: 'end', business, till, from, to, ...counted, sha256 })}\n`,
  );
  return { path, entries: counted.entries };
}

async function* linesOf(input: Exported, counted: { entries: number; bills: number }): AsyncGenerator<string> {
  for await (const { line, entry } of readJournal(input.journal)) {
    if (!isWanted(input, dayIn(input.zone, new Date(entry.at)))) continue;
    counted.entries += 1;
    if (entry.kind === 'signed') counted.bills += 1;
    yield `${line}\n`;
  }
}
