import type { Context } from '../../context.ts';
import { runRush, type TerminalResult } from '../../rush/run-rush.ts';
import { summarizeRush } from '../../rush/summarize-rush.ts';
import { TEXTS } from '../../texts/language.ts';
import type { Command } from '../command.ts';
import { describeFailure } from '../describe-failure.ts';
import { readCount } from '../read-arguments.ts';

/** A lunch rush on several terminals of the demo world. */
export const simulate: Command = {
  shape: { positionals: 0, values: ['devices', 'minutes', 'rate', 'seed'] },
  async run(context, args) {
    const plan = {
      devices: readCount(args, 'devices', { usual: 5, least: 1, most: 50 }),
      minutes: readCount(args, 'minutes', { usual: 1, least: 1, most: 600 }),
      billsPerMinute: readCount(args, 'rate', { usual: 12, least: 1, most: 60 }),
      seed: readCount(args, 'seed', { usual: Math.floor(Math.random() * 1e6), least: 0, most: 1e6 }),
    };
    const { screen, stop } = context;
    const texts = TEXTS[context.language].terminal.rush;
    stop.addEventListener('abort', () => screen.warn(`\n${texts.stopping()}`));
    const results = await runRush(context, plan, {
      onLinking: (terminal) => screen.print(texts.linking(terminal)),
      onProgress: (bills, seconds) => {
        screen.progress(texts.progress(seconds, summarizeRush(bills)));
      },
    });
    screen.progress('');
    for (const line of drawSummary(context, results)) screen.print(line);
    for (const { terminal, failure } of results) {
      if (failure !== null) screen.warn(texts.failed(terminal, describeFailure(failure, context)));
    }
  },
};

function drawSummary({ language }: Context, results: readonly TerminalResult[]): string[] {
  const texts = TEXTS[language].terminal.rush;
  const row = (name: string, bills: TerminalResult['bills']): string[] => {
    const { median, p99, ...counts } = summarizeRush(bills);
    const times = [median, p99].map((value) => texts.milliseconds(value));
    return [
      name,
      String(counts.bills),
      String(counts.accepted),
      String(counts.waiting),
      String(counts.refused),
      ...times,
    ];
  };
  const all = results.flatMap(({ bills }) => bills);
  return alignColumns([
    texts.header,
    ...results.map(({ terminal, bills }) => row(terminal, bills)),
    row(texts.all, all),
  ]);
}

/** Names to the left, figures to the right. */
function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}
