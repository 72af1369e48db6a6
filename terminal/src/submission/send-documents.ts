import { submitDeclaration, submitUserReport } from '@comptoir/contract/sales/device-api';
import type { DocumentKind } from '@comptoir/contract/sales/device-reports';
import type { z } from 'zod';
import { callEndpoint, isRefused } from '../comptoir/call-endpoint.ts';
import { callerOf } from '../comptoir/caller-of.ts';
import type { Context } from '../context.ts';
import type { Terminal } from '../terminal/with-terminal.ts';

const TIMEOUT_MS = 15_000;

/** Outcome of a document. `unread`: Comptoir cannot read it, and never will. */
export type DocumentReply = z.output<typeof submitUserReport.reply> | { readonly state: 'unread' };

const CALLS = { 'user-report': submitUserReport, 'third-party-declaration': submitDeclaration } satisfies Record<
  DocumentKind,
  unknown
>;

/**
 * Sends the user reports and declarations that the authority does not have yet, oldest first, each once; what became of the last one, null
 * when it waits longer. Source: SRM-47, SRM-48.
 */
export async function sendDocuments(context: Context, terminal: Terminal): Promise<DocumentReply | null> {
  const { journal } = terminal;
  let last: DocumentReply | null = null;
  for (const { id, type, document } of journal.state.reports) {
    const answer = await callEndpoint(CALLS[type], callerOf(context, terminal), {
      body: { id, document },
      timeoutMs: TIMEOUT_MS,
    });
    // what Comptoir cannot read must not hold up what comes after
    if (!answer.ok && !isRefused(answer, 'validation-failed')) return null;
    last = answer.ok ? answer.value : { state: 'unread' };
    const number = last.state === 'taken' ? last.number : null;
    await journal.append({ kind: 'report-answered', id, standing: last.state, number });
  }
  return last;
}
