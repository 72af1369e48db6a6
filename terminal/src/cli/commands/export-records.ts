import { join } from 'node:path';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { exportBills } from '../../export/export-bills.ts';
import { exportJournal } from '../../export/export-journal.ts';
import type { Exported } from '../../export/exported.ts';
import { writeLinesInto } from '../../node/write-lines.ts';
import { chooseTerminal } from '../../terminal/list-terminals.ts';
import { withTerminal } from '../../terminal/with-terminal.ts';
import { TerminalError } from '../../terminal-error.ts';
import { formatAmount } from '../../texts/format.ts';
import { TEXTS } from '../../texts/language.ts';
import type { Command } from '../command.ts';
import type { Arguments } from '../read-arguments.ts';
import { readDay } from '../read-day.ts';

/**
 * The till's own records, whenever they are wanted and without a connection: its bills as a sheet with their sums, and its journal.
 * Source: SRM-53.
 */
export const exportRecords: Command = {
  shape: { positionals: 0, values: ['from', 'to', 'format', 'folder'] },
  async run(context, args) {
    const { dataDir, folders, language, now, screen } = context;
    const formats = readFormats(args);
    const days = readDays(args);
    const name = await chooseTerminal(folders, args.value('till'));
    await withTerminal(context, name, async ({ journal, record }) => {
      const input: Exported = {
        journal,
        write: writeLinesInto(args.value('folder') ?? join(dataDir, 'exports')),
        business: record.configuration.merchant.companyName,
        zone: record.configuration.merchant.timeZone,
        language,
        name,
        today: now(),
        ...days,
      };
      const texts = TEXTS[language].exports;
      if (formats.includes('csv')) {
        const { path, bills, counters } = await exportBills(input);
        const total = formatAmount(cents(counters.totalCents), language);
        screen.print(texts.written(path, { bills, sales: counters.payments, total }));
      }
      if (formats.includes('ndjson')) {
        const { path, entries } = await exportJournal(input);
        screen.print(texts.journalWritten(path, entries));
      }
    });
  },
};

const FORMATS = ['csv', 'ndjson'];

function readFormats(args: Arguments): readonly string[] {
  const typed = args.value('format');
  if (typed !== undefined && !FORMATS.includes(typed)) throw new TerminalError((texts) => texts.badFormat(typed));
  return typed === undefined ? FORMATS : [typed];
}

function readDays(args: Arguments) {
  const [from, to] = [readDay(args, 'from'), readDay(args, 'to')];
  if (from !== undefined && to !== undefined && from > to) {
    throw new TerminalError((texts) => texts.endsBeforeItBegins());
  }
  return { from, to };
}
