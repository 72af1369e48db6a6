import { renderReceipt } from '@comptoir/websrm/receipts/render-receipt';
import { makeReport } from '../../bills/make-report.ts';
import { BILL_COLUMNS, drawQr, qrColumns } from '../../bills/render-bill.ts';
import type { Context } from '../../context.ts';
import { withReadyTerminal } from '../../enrolment/finish-renewal.ts';
import { sendReports, type ReportReply } from '../../submission/send-reports.ts';
import { chooseTerminal } from '../../terminal/list-terminals.ts';
import { TEXTS } from '../../texts/language.ts';
import type { Command } from '../command.ts';
import { readCount, type Arguments } from '../read-arguments.ts';

/** The user report: shown with or without a connection, and sent each time. Source: SRM-47. */
export const report: Command = {
  shape: { positionals: 0, values: ['year'] },
  async run(context, args) {
    const name = await chooseTerminal(context.dataDir, args.value('till'));
    await withReadyTerminal(context, name, async (terminal) => {
      const now = context.now();
      const current = Number(localYear(now, terminal.record.configuration.merchant.timeZone));
      const year = readCount(args, 'year', { usual: current, least: current - 1, most: current });
      const { receipt, qrText } = await makeReport(terminal, { year, now });
      showReport(context, args, { lines: (qr) => renderReceipt(receipt, BILL_COLUMNS, qr), qrText });
      context.screen.print('');
      context.screen.print(describeReply(context, await sendReports(context, terminal)));
    });
  },
};

const localYear = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric' }).format(now);

function showReport(
  { screen, language }: Context,
  args: Arguments,
  { lines, qrText }: { lines: (qr: string[]) => string[]; qrText: string },
): void {
  const width = qrColumns(qrText);
  const isDrawn = args.flag('qr') || (!args.flag('no-qr') && (screen.columns ?? 0) >= width);
  for (const line of lines(isDrawn ? drawQr(qrText, screen.isInteractive) : [])) screen.print(line);
  if (isDrawn) return;
  if (!args.flag('no-qr')) screen.print(TEXTS[language].terminal.report.qrTooWide(width));
  screen.print(qrText);
}

function describeReply({ language }: Context, reply: ReportReply | null): string {
  const texts = TEXTS[language].terminal.report;
  if (reply === null) return texts.waiting();
  if (reply.state === 'taken') return texts.taken(reply.number);
  const errors = reply.errors.map(
    ({ id, codRetour, message, explanation }) =>
      `${id}${codRetour === null ? '' : `[${codRetour}]`} ${explanation?.[language] ?? message}`,
  );
  return texts.refused(errors.join(' '));
}
