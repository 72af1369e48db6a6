import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import { makeReport } from '../../bills/make-report.ts';
import { withReadyTerminal } from '../../enrolment/finish-renewal.ts';
import { sendDocuments } from '../../submission/send-documents.ts';
import { chooseTerminal } from '../../terminal/list-terminals.ts';
import { TEXTS } from '../../texts/language.ts';
import type { Command } from '../command.ts';
import { readCount } from '../read-arguments.ts';
import { describeReply, showDocument } from '../show-document.ts';

/** The user report: shown with or without a connection, and sent each time. Source: SRM-47. */
export const report: Command = {
  shape: { positionals: 0, values: ['year'] },
  async run(context, args) {
    const name = await chooseTerminal(context.folders, args.value('till'));
    await withReadyTerminal(context, name, async (terminal) => {
      const now = context.now();
      const current = Number(dayIn(terminal.record.configuration.merchant.timeZone, now).slice(0, 4));
      const year = readCount(args, 'year', { usual: current, least: current - 1, most: current });
      showDocument(context, args, await makeReport(terminal, { year, now }));
      context.screen.print('');
      const texts = TEXTS[context.language].terminal.report;
      context.screen.print(describeReply(context, texts, await sendDocuments(context, terminal)));
    });
  },
};
