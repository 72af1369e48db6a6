import { reportToSign } from '@comptoir/contract/sales/contracts';
import { callEndpoint } from '../comptoir/call-endpoint.ts';
import { callerOf } from '../comptoir/caller-of.ts';
import type { Context } from '../context.ts';
import type { Terminal } from '../terminal/with-terminal.ts';

const TIMEOUT_MS = 5000;

/**
 * Says which bills the documents of contracts are that were signed here, until Comptoir has confirmed each. A bill that is not there yet,
 * or was refused and is to be made again, is reported another time.
 */
export async function tellSigned(context: Context, terminal: Terminal): Promise<void> {
  const { journal } = terminal;
  const here = new Set(journal.state.open.flatMap(({ place, actu }) => (place === 'there' ? [] : [actu])));
  for (const { id, actu, noTrans, isReported } of journal.state.contractDocuments) {
    if (isReported || here.has(actu)) continue;
    const answer = await callEndpoint(reportToSign, callerOf(context, terminal), {
      id,
      body: { noTrans },
      timeoutMs: TIMEOUT_MS,
    });
    if (!answer.ok && answer.reason === 'unreachable') return;
    if (answer.ok && answer.value.state === 'signed') await journal.append({ kind: 'document-reported', id, actu });
  }
}
