import type { Terms } from '../../bills/compose-bill.ts';
import { composeUnpaid } from '../../bills/compose-table.ts';
import { getUnpaid, listOfTable } from '../../bills/find-unpaid.ts';
import { readUnpaid, termsOf } from '../../bills/follow-up.ts';
import { makeBill } from '../../selling/make-bill.ts';
import { joinOrders, readLines, type Order } from '../../bills/read-order.ts';
import { orderOf } from '../../bills/stored-order.ts';
import { isThirdPartysLine } from '../../bills/read-seller.ts';
import { withBillingTerminal } from '../../selling/with-billing-terminal.ts';
import type { UnpaidBill } from '../../journal/unpaid-bill.ts';
import type { Terminal } from '../../terminal/with-terminal.ts';
import { TerminalError } from '../../terminal-error.ts';
import type { Command } from '../command.ts';
import { readCount, type Arguments } from '../read-arguments.ts';
import { showBill } from '../show-bill.ts';
import { isFromMenu, MENU_SHAPE, readMenuOrder } from './order-from-menu.ts';
import { readTable, readTerms, sellerOf, SELLER_VALUES, typedOrder, begunToday } from './read-typed-order.ts';

/** Opens the bill of a table, or adds to it, takes away from it, moves it to another table. */
export const table: Command = {
  shape: {
    ...MENU_SHAPE,
    positionals: MENU_SHAPE.positionals + 1,
    values: [...MENU_SHAPE.values, ...SELLER_VALUES, 'move'],
    lists: [...MENU_SHAPE.lists, 'remove'],
    flags: [...MENU_SHAPE.flags, 'hold'],
  },
  async run(context, args) {
    const [named, ...amounts] = args.positionals;
    const name = readTable(named);
    // what was typed is checked before a till is opened
    if (!isFromMenu(args, amounts)) readLines(typedOrder(args, amounts));
    await withBillingTerminal(context, args.value('till'), async (terminal) => {
      const added = readLines(await readMenuOrder(context, terminal, { args, amounts }));
      const open = listOfTable(terminal, name).length === 0 ? null : getUnpaid(terminal, name);
      const kept = open === null ? null : keepOrder(open, args);
      const order =
        kept === null
          ? begunToday(context, terminal, added)
          : joinOrders(kept, { ...added, taxesIncluded: kept.taxesIncluded });
      if (order.lines.length === 0) throw new TerminalError((texts) => texts.tableEmpty(name));
      const terms = termsOfTable(terminal, { args, open, table: name });
      // who was named stays named while something of theirs is on the bill
      const known = kept?.lines.some(isThirdPartysLine) === true ? (terms.seller ?? null) : null;
      const seller = sellerOf(terminal, args, { order, business: terms.business, existing: known });
      const wish = { kind: 'bill', order, terms: { ...terms, seller }, isHeld: args.flag('hold') } as const;
      const made = await makeBill(context, terminal, composeUnpaid(terminal.record, wish, open === null ? [] : [open]));
      await showBill(context, terminal, { made, args });
    });
  },
};

/** Returns the earlier order, less what is taken away; it settles whether prices include taxes. */
function keepOrder(bill: UnpaidBill, args: Arguments): Order {
  const order = orderOf(bill);
  const removed = new Set(args.list('remove').map((typed) => readItemNumber(typed, order.lines.length)));
  return { ...order, lines: order.lines.filter((_, index) => !removed.has(index + 1)) };
}

function readItemNumber(typed: string, most: number): number {
  const number = Number(typed);
  if (!/^\d+$/.test(typed) || number < 1 || number > most) {
    throw new TerminalError((texts) => texts.noSuchItem(typed, most));
  }
  return number;
}

function termsOfTable(
  terminal: Terminal,
  { args, open, table: name }: { args: Arguments; open: UnpaidBill | null; table: string },
): Terms {
  const move = args.value('move');
  const target = move === undefined ? name : readTable(move);
  if (target !== name && listOfTable(terminal, target).length > 0) {
    throw new TerminalError((texts) => texts.tableTaken(target));
  }
  const typed = readTerms(args);
  if (open === null) return { ...typed, service: 'TBL' as const, table: target };
  const before = termsOf(readUnpaid(open));
  const customers = readCount(args, 'clients', { usual: before.customers, least: 1, most: 999 });
  return { ...before, business: typed.business ?? before.business, customers, table: target };
}
