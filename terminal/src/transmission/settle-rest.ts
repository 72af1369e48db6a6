import { renewAsAsked } from '../enrolment/finish-renewal.ts';
import { fetchConfiguration, keepConfiguration } from '../enrolment/fetch-configuration.ts';
import type { Context } from '../context.ts';
import { openTill, type Till } from '../till/with-till.ts';
import { askWhatWaits } from './ask-what-waits.ts';
import { handOverQueue, type HandedOver } from './hand-over-queue.ts';
import { reportEvents } from './report-events.ts';

const CONFIGURATION_AGE_MS = 12 * 3_600_000;

/**
 * What can wait until the customer has the bill: the rest of a long queue, the fate of bills that Comptoir held, events, a
 * configuration that has grown old, a renewal that somebody asked for in the portal. Nothing of it when Comptoir did not answer.
 */
export async function settleRest(context: Context, till: Till, handed: HandedOver): Promise<void> {
  if (handed.contact !== 'answered') return;
  if (!handed.isComplete) await handOverQueue(context, till, { trigger: 'batch' });
  const held = till.journal.state.open.filter(({ place }) => place === 'there').length;
  if (held > handed.stillWaiting) await askWhatWaits(context, till);
  await reportEvents(context, till);
  const refreshed = await refreshConfiguration(context, till);
  // what waits here was signed with the old key: it goes first
  const isFree = handed.authorityReachable && till.journal.state.open.every(({ place }) => place !== 'here');
  if (handed.isRenewalRequested && isFree) await renewAsAsked(context, refreshed);
}

async function refreshConfiguration(context: Context, till: Till): Promise<Till> {
  const { record, folder } = till;
  const age = context.now().getTime() - Date.parse(record.configuredAt ?? '1970-01-01T00:00:00Z');
  if (age < CONFIGURATION_AGE_MS) return till;
  const answer = await fetchConfiguration(context, record.token);
  if (answer.kind !== 'reply') return till;
  return openTill(till, await keepConfiguration(context, folder, { record, fetched: answer.reply }));
}
