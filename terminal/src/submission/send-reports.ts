import { submitUserReport } from '@comptoir/contract/sales/device-api';
import type { z } from 'zod';
import { callEndpoint, isRefused } from '../comptoir/call-endpoint.ts';
import type { Context } from '../context.ts';
import type { Terminal } from '../terminal/with-terminal.ts';

const TIMEOUT_MS = 15_000;

export type ReportReply = z.output<typeof submitUserReport.reply>;

/**
 * Sends the user reports that the authority does not have yet, oldest first, each once; the answer of the last one, null when it waits
 * longer. Source: SRM-47.
 */
export async function sendReports(context: Context, { journal, record }: Terminal): Promise<ReportReply | null> {
  let last: ReportReply | null = null;
  for (const report of journal.state.reports) {
    const answer = await callEndpoint(
      submitUserReport,
      { apiUrl: context.apiUrl, token: record.token },
      { body: report, timeoutMs: TIMEOUT_MS },
    );
    // what Comptoir cannot read now it never will; it must not hold up what comes after
    if (!answer.ok && !isRefused(answer, 'validation-failed')) return null;
    last = answer.ok ? answer.value : null;
    await journal.append({ kind: 'report-answered', id: report.id });
  }
  return last;
}
