import { reportDeviceEvents } from '@comptoir/contract/sales/device-api';
import { callEndpoint, isRefused } from '../comptoir/call-endpoint.ts';
import type { Context } from '../context.ts';
import type { Terminal } from '../terminal/with-terminal.ts';

const MOST = 200;
const TIMEOUT_MS = 5000;

/** Reports to Comptoir what happened at the terminal, once. Without an answer it is reported the next time, under the same ids. */
export async function reportEvents(context: Context, terminal: Terminal): Promise<void> {
  while (terminal.journal.state.events.length > 0) {
    const events = terminal.journal.state.events.slice(0, MOST);
    const answer = await callEndpoint(
      reportDeviceEvents,
      { apiUrl: context.apiUrl, token: terminal.record.token },
      { body: { events }, timeoutMs: TIMEOUT_MS },
    );
    // what Comptoir cannot read now it never will; it must not hold up what comes after
    const isSettled = answer.ok || isRefused(answer, 'validation-failed');
    if (!isSettled) return;
    await terminal.journal.append({ kind: 'reported', ids: events.map(({ id }) => id) });
  }
}
