import type { Terminal } from '../terminal/with-terminal.ts';
import type { UnpaidBill } from '../journal/unpaid-bill.ts';
import { TerminalError } from '../terminal-error.ts';

/** The bills of a table that wait for their payment. */
export const listOfTable = ({ journal }: Terminal, table: string): UnpaidBill[] =>
  journal.state.unpaid.filter((bill) => bill.table === table && bill.kind !== 'instalment');

/** The one bill that waits under a number or at a table. @throws TerminalError when there is none, or a table has several */
export function getUnpaid(terminal: Terminal, named: string): UnpaidBill {
  const name = named.toUpperCase();
  const { unpaid } = terminal.journal.state;
  const found = name.includes('-')
    ? unpaid.filter(({ noTrans }) => noTrans === name)
    : unpaid.filter(({ table }) => table === name);
  const [bill, ...others] = found;
  if (bill === undefined) throw new TerminalError((texts) => texts.nothingOpen(name));
  if (others.length > 0) {
    const numbers = found.map(({ noTrans }) => noTrans);
    throw new TerminalError((texts) => texts.severalOpen(name, numbers));
  }
  return bill;
}
