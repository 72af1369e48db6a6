import { reportDeviceEvents } from '@comptoir/contract/sales/device-api';
import { MOST_DEVICE_EVENTS, type DeviceEvent } from '@comptoir/contract/sales/device-event';
import { callEndpoint, isRefused } from '../comptoir/call-endpoint.ts';
import { callerOf } from '../comptoir/caller-of.ts';
import type { Context } from '../context.ts';
import type { Terminal } from '../terminal/with-terminal.ts';

const TIMEOUT_MS = 5000;

/**
 * Reports to Comptoir what happened at the terminal, once. What is not acknowledged is reported the next time, under the same ids. What
 * Comptoir cannot read waits apart, so that it holds up nothing, and is tried `again` when it is asked for.
 */
export async function reportEvents(context: Context, terminal: Terminal, { again = false } = {}): Promise<void> {
  const { events, refusedEvents } = terminal.journal.state;
  const due = again ? [...events, ...refusedEvents] : events;
  for (let from = 0; from < due.length; from += MOST_DEVICE_EVENTS)
    if (!(await reportSome(context, terminal, due.slice(from, from + MOST_DEVICE_EVENTS)))) return;
}

/** True when Comptoir answered. A Comptoir that refuses a call for one of its events is sent the halves, down to that one. */
async function reportSome(context: Context, terminal: Terminal, events: readonly DeviceEvent[]): Promise<boolean> {
  const answer = await callEndpoint(reportDeviceEvents, callerOf(context, terminal), {
    body: { events: [...events] },
    timeoutMs: TIMEOUT_MS,
  });
  if (answer.ok) {
    const { results } = answer.value;
    const idsOf = (isKept: boolean) =>
      results.flatMap(({ id, state }) => (id !== null && (state !== 'refused') === isKept ? [id] : []));
    await keepAnswer(terminal, { kept: idsOf(true), refused: idsOf(false) });
    return true;
  }
  if (!isRefused(answer, 'validation-failed')) return false;
  if (events.length === 1) {
    await keepAnswer(terminal, { kept: [], refused: events.map(({ id }) => id) });
    return true;
  }
  const half = Math.ceil(events.length / 2);
  return (
    (await reportSome(context, terminal, events.slice(0, half))) &&
    (await reportSome(context, terminal, events.slice(half)))
  );
}

/** Writes down what was said of the terminal's own events, each once. */
async function keepAnswer(
  { journal }: Terminal,
  { kept, refused }: { kept: readonly string[]; refused: readonly string[] },
): Promise<void> {
  const queued = new Set(journal.state.events.map(({ id }) => id));
  const held = refused.filter((id) => queued.has(id));
  if (kept.length > 0) await journal.append({ kind: 'reported', ids: [...kept] });
  if (held.length > 0) await journal.append({ kind: 'events-refused', ids: held });
}
