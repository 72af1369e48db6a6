import { readTransactionStates } from '@comptoir/contract/sales/device-api';
import { callEndpoint } from '../comptoir/call-endpoint.ts';
import { callerOf } from '../comptoir/caller-of.ts';
import type { Context } from '../context.ts';
import type { Terminal } from '../terminal/with-terminal.ts';

/** Most bills that one question may name. */
const MOST = 500;
const TIMEOUT_MS = 5000;

/** Asks what became of the bills that Comptoir holds, and puts what changed in the journal. False without an answer. */
export async function askWhatWaits(context: Context, terminal: Terminal): Promise<boolean> {
  const signatures = terminal.journal.state.open.filter(({ place }) => place === 'there').map(({ actu }) => actu);
  for (let from = 0; from < signatures.length; from += MOST) {
    const answer = await callEndpoint(readTransactionStates, callerOf(context, terminal), {
      body: { signatures: signatures.slice(from, from + MOST) },
      timeoutMs: TIMEOUT_MS,
    });
    if (!answer.ok) return false;
    const results = answer.value.results.filter(({ state }) => state !== 'waiting');
    if (results.length > 0) await terminal.journal.append({ kind: 'answered', results });
  }
  return true;
}
