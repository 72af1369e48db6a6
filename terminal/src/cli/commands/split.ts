import { composeGroup, composeSplit } from '../../bills/compose-table.ts';
import { getUnpaid } from '../../bills/find-unpaid.ts';
import { makeBill, makeBills } from '../../selling/make-bill.ts';
import { isSupplement, type Order } from '../../bills/read-order.ts';
import { orderOf } from '../../bills/stored-order.ts';
import { splitOrder } from '../../bills/split-order.ts';
import { withBillingTerminal } from '../../selling/with-billing-terminal.ts';
import type { UnpaidBill } from '../../journal/unpaid-bill.ts';
import { TerminalError } from '../../terminal-error.ts';
import type { Command } from '../command.ts';
import { readCount, type Arguments } from '../read-arguments.ts';
import { showBill, showBills } from '../show-bill.ts';
import { readTable } from './read-typed-order.ts';

/** More guests than this do not sit at one table. */
const MOST_PARTS = 20;

/** Splits a bill: evenly, or by its items. */
export const split: Command = {
  shape: { positionals: 1, values: ['by'], lists: ['bill'] },
  async run(context, args) {
    const [named] = args.positionals;
    if (named === undefined) throw new TerminalError((texts) => texts.tableMissing());
    await withBillingTerminal(context, args.value('till'), async (terminal) => {
      const bill = requireBill(getUnpaid(terminal, named));
      const drafts = composeSplit(terminal.record, bill, splitAsAsked(orderOf(bill), args));
      await showBills(context, terminal, { made: await makeBills(context, terminal, drafts), args });
    });
  },
};

/** Makes one bill of several. */
export const group: Command = {
  shape: { positionals: MOST_PARTS, values: ['table'] },
  async run(context, args) {
    const target = args.value('table');
    const into = target === undefined ? null : readTable(target);
    await withBillingTerminal(context, args.value('till'), async (terminal) => {
      const [first, ...others] = args.positionals.map((named) => requireBill(getUnpaid(terminal, named)));
      const isOnce = new Set([first, ...others]).size === others.length + 1;
      if (first === undefined || others.length === 0 || !isOnce) {
        throw new TerminalError((texts) => texts.severalNeeded());
      }
      const draft = composeGroup(terminal.record, [first, ...others], into);
      const made = await makeBill(context, terminal, draft);
      await showBill(context, terminal, { made, args });
    });
  },
};

/** Refuses a sale paid in parts, which is a receipt already, and an offer, which is no bill yet. */
function requireBill(bill: UnpaidBill): UnpaidBill {
  if (bill.kind !== 'bill') throw new TerminalError((texts) => texts.notATableBill(bill.noTrans));
  return bill;
}

function splitAsAsked(order: Order, args: Arguments): Order[] {
  const items = order.lines.filter((line) => !isSupplement(line)).length;
  const seats = args.list('bill').map((typed) => readItems(typed, items));
  if (seats.length === 0) {
    const parts = readCount(args, 'by', { usual: 2, least: 2, most: MOST_PARTS });
    const everyone = Array.from({ length: parts }, (_, part) => part);
    return splitOrder(
      order,
      parts,
      Array.from({ length: items }, () => everyone),
    );
  }
  const owners = Array.from({ length: items }, (_, index) => ownersOf(seats, index + 1));
  // what no guest takes is one more bill
  const rest = seats.length;
  const isComplete = owners.every((some) => some.length > 0);
  const parts = isComplete ? rest : rest + 1;
  if (parts < 2 || parts > MOST_PARTS) throw new TerminalError((texts) => texts.splitNeedsTwo());
  return splitOrder(
    order,
    parts,
    owners.map((some) => (some.length > 0 ? some : [rest])),
  );
}

const ownersOf = (seats: readonly ReadonlySet<number>[], item: number): number[] =>
  [...seats.entries()].filter(([, items]) => items.has(item)).map(([seat]) => seat);

function readItems(typed: string, most: number): ReadonlySet<number> {
  return new Set(
    typed.split(',').map((word) => {
      const number = Number(word.trim());
      if (!/^\d+$/.test(word.trim()) || number < 1 || number > most) {
        throw new TerminalError((texts) => texts.noSuchItem(word.trim(), most));
      }
      return number;
    }),
  );
}
