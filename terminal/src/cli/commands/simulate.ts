import type { Context } from '../../context.ts';
import { simulateRush, type TillResult } from '../../simulation/simulate-rush.ts';
import { summarizeRush } from '../../simulation/summarize-rush.ts';
import { TEXTS } from '../../texts/language.ts';
import type { Command } from '../command.ts';
import { describeFailure } from '../describe-failure.ts';
import { readCount } from '../read-arguments.ts';

/** A lunch rush on several tills of the demo world. */
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
    const texts = TEXTS[context.language].till.rush;
    stop.addEventListener('abort', () => screen.warn(`\n${texts.stopping()}`));
    const results = await simulateRush(context, plan, {
      onLinking: (till) => screen.print(texts.linking(till)),
      onProgress: (bills, seconds) => {
        screen.progress(texts.progress(seconds, summarizeRush(bills)));
      },
    });
    screen.progress('');
    for (const line of drawSummary(context, results)) screen.print(line);
    for (const { till, failure } of results) {
      if (failure !== null) screen.warn(texts.failed(till, describeFailure(failure, context)));
    }
  },
};

function drawSummary({ language }: Context, results: readonly TillResult[]): string[] {
  const texts = TEXTS[language].till.rush;
  const row = (name: string, bills: TillResult['bills']): string[] => {
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
  return alignColumns([texts.header, ...results.map(({ till, bills }) => row(till, bills)), row(texts.all, all)]);
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
