import { dueOn } from '../../bills/compose-payment.ts';
import { readUnpaid } from '../../bills/follow-up.ts';
import { isSupplement } from '../../bills/read-order.ts';
import { withBillingTerminal } from '../../selling/with-billing-terminal.ts';
import type { Context } from '../../context.ts';
import type { UnpaidBill } from '../../journal/unpaid-bill.ts';
import { formatAmount } from '../../texts/format.ts';
import { TEXTS } from '../../texts/language.ts';
import type { Command } from '../command.ts';

/** The bills that wait for their payment, with what is on them. */
export const tables: Command = {
  shape: { positionals: 0 },
  async run(context, args) {
    await withBillingTerminal(context, args.value('till'), ({ journal }) => {
      const { unpaid } = journal.state;
      if (unpaid.length === 0) context.screen.print(TEXTS[context.language].terminal.tables.none());
      for (const bill of unpaid) for (const line of describeUnpaid(context, bill)) context.screen.print(line);
      return Promise.resolve();
    });
  },
};

function describeUnpaid({ language }: Context, bill: UnpaidBill): string[] {
  const texts = TEXTS[language].terminal.tables;
  const due = formatAmount(dueOn(bill, readUnpaid(bill)), language);
  const head = texts.open({ kind: bill.kind, table: bill.table, noTrans: bill.noTrans, due });
  const items = bill.order.lines.filter((line) => !isSupplement(line));
  const lines = items.map(({ description, quantity = 100 }, index) =>
    texts.item(index + 1, quantity / 100, description),
  );
  return [head, ...lines];
}
