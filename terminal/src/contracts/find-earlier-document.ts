import type { ToSign } from '@comptoir/contract/sales/contracts';
import { transactionSchema } from '@comptoir/websrm/requests/transaction';
import { findBill } from '../bills/find-bill.ts';
import { recoverUnpaid } from '../bills/recover-unpaid.ts';
import { keyOf, type UnpaidBill } from '../journal/unpaid-bill.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import { TerminalError } from '../terminal-error.ts';

/**
 * The bill that a document follows. One of this till must still wait: what was paid or cancelled here is not followed a second time. One
 * of another till, which no longer bills, is taken as Comptoir has it.
 * @throws TerminalError when it has been followed already
 */
export async function findEarlierDocument({ journal }: Terminal, { refersTo }: ToSign): Promise<UnpaidBill | null> {
  if (refersTo === null) return null;
  const bill = transactionSchema.parse(JSON.parse(refersTo));
  const waiting = journal.state.unpaid.find((one) => keyOf(one) === keyOf(bill));
  if (waiting !== undefined) return waiting;
  const { unpaid } = recoverUnpaid(bill);
  const isOwn = (await findBill(journal.path, bill.noTrans)) !== null;
  if (isOwn || unpaid === undefined) throw new TerminalError((texts) => texts.contracts.followedAlready(bill.noTrans));
  const { noTrans, datTrans, signa } = bill;
  return { ...unpaid, actu: signa.actu, noTrans, datTrans, text: refersTo };
}
