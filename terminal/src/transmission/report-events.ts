import { reportDeviceEvents } from '@comptoir/contract/device-api';
import { callEndpoint } from '../comptoir/call-endpoint.ts';
import type { Context } from '../context.ts';
import type { Till } from '../till/with-till.ts';

const MOST = 200;
const TIMEOUT_MS = 5000;

/** Tells Comptoir what happened at the till, once. Without an answer it is told the next time, under the same ids. */
export async function reportEvents(context: Context, till: Till): Promise<void> {
  while (till.journal.state.events.length > 0) {
    const events = till.journal.state.events.slice(0, MOST);
    const answer = await callEndpoint(
      reportDeviceEvents,
      { apiUrl: context.apiUrl, token: till.record.token },
      { body: { events }, timeoutMs: TIMEOUT_MS },
    );
    // what Comptoir cannot read now it never will; it must not hold up what comes after
    const isSettled = answer.kind === 'reply' || (answer.kind === 'refused' && answer.code === 'validation-failed');
    if (!isSettled) return;
    await till.journal.append({ kind: 'reported', ids: events.map(({ id }) => id) });
  }
}
