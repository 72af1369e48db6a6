import { renewAsAsked } from '../enrolment/finish-renewal.ts';
import { refreshConfiguration } from '../enrolment/refresh-configuration.ts';
import { tellSigned } from '../contracts/tell-signed.ts';
import type { Context } from '../context.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import { askWhatWaits } from '../submission/ask-what-waits.ts';
import { submitQueue, type Submitted } from '../submission/submit-queue.ts';
import { sendDocuments } from '../submission/send-documents.ts';
import { reportEvents } from '../submission/report-events.ts';

const CONFIGURATION_AGE_MS = 12 * 3_600_000;

/**
 * Does the work that can wait until the customer has the bill: the rest of a long queue, the fate of bills that Comptoir held, events, reports
 * and declarations, which bills the documents of contracts are, a configuration that has grown old, or whose tax calendar has, a renewal requested in the portal. Nothing
 * of it when Comptoir did not answer.
 */
export async function settleRest(context: Context, terminal: Terminal, submitted: Submitted): Promise<void> {
  if (submitted.contact !== 'answered') return;
  if (!submitted.isComplete) await submitQueue(context, terminal, { trigger: 'batch' });
  const held = terminal.journal.state.open.filter(({ place }) => place === 'there').length;
  if (held > submitted.stillWaiting) await askWhatWaits(context, terminal);
  await reportEvents(context, terminal);
  await sendDocuments(context, terminal);
  await tellSigned(context, terminal);
  const refreshed = await refreshOldConfiguration(context, terminal, submitted.calendarVersion);
  // what waits here was signed with the old key: it goes first
  const isFree = submitted.authorityReachable && terminal.journal.state.open.every(({ place }) => place !== 'here');
  if (submitted.isRenewalRequested && isFree) await renewAsAsked(context, refreshed);
}

async function refreshOldConfiguration(
  context: Context,
  terminal: Terminal,
  calendarVersion: number | null,
): Promise<Terminal> {
  const age = context.now().getTime() - Date.parse(terminal.record.configuredAt ?? '1970-01-01T00:00:00Z');
  const kept = terminal.record.configuration.taxCalendar.version;
  const isOld = age >= CONFIGURATION_AGE_MS || (calendarVersion ?? kept) !== kept;
  return isOld ? refreshConfiguration(context, terminal) : terminal;
}
