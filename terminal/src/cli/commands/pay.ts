import { composePayment, dueOn, type PaymentRefusal } from '../../bills/compose-payment.ts';
import { getUnpaid } from '../../bills/find-unpaid.ts';
import { readUnpaid } from '../../bills/follow-up.ts';
import { makeBill } from '../../selling/make-bill.ts';
import { choosePayment, requireCoins, requireKnownPayment } from '../../bills/payment.ts';
import { readAmount } from '../../bills/read-line.ts';
import { withBillingTerminal } from '../../selling/with-billing-terminal.ts';
import type { Context } from '../../context.ts';
import type { UnpaidBill } from '../../journal/unpaid-bill.ts';
import { formatAmount } from '../../texts/format.ts';
import { TerminalError } from '../../terminal-error.ts';
import type { Command } from '../command.ts';
import { showBill } from '../show-bill.ts';
import { readOptional } from './read-typed-order.ts';

/** Pays a bill that waits, whole or in part. */
export const pay: Command = {
  shape: { positionals: 2, values: ['payment', 'tip'], flags: ['silent'] },
  async run(context, args) {
    const [named, part] = args.positionals;
    if (named === undefined) throw new TerminalError((texts) => texts.tableMissing());
    const amount = part === undefined ? null : readAmount(part);
    const tip = readOptional(args, 'tip');
    await withBillingTerminal(context, args.value('till'), async (terminal) => {
      const { record } = terminal;
      const bill = getUnpaid(terminal, named);
      const payment = choosePayment(args.value('payment'), dueOn(bill, readUnpaid(bill)));
      requireKnownPayment(payment, record.configuration.merchant.activity);
      const paying = { payment: payment === 'AUC' ? null : payment, tip, amount, isSilent: args.flag('silent') };
      const composed = composePayment(record, bill, paying);
      if (!composed.ok) throw explainRefusal(context, bill, composed.reason);
      if (composed.value.unpaid !== undefined && amount !== null) requireCoins(amount, payment);
      const made = await makeBill(context, terminal, composed.value);
      await showBill(context, terminal, { made, args });
    });
  },
};

function explainRefusal({ language }: Context, bill: UnpaidBill, reason: PaymentRefusal): TerminalError {
  if (reason === 'nothing-asked') return new TerminalError((texts) => texts.nothingPaid());
  const due = formatAmount(dueOn(bill, readUnpaid(bill)), language);
  return new TerminalError((texts) => texts.moreThanDue(bill.noTrans, due));
}
