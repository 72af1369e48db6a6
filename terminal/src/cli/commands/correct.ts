import { composeCorrection, type CorrectionRefusal } from '../../bills/compose-correction.ts';
import { makeBills } from '../../selling/make-bill.ts';
import { readPaidBy } from '../../bills/payment.ts';
import { readLines } from '../../bills/read-order.ts';
import { withBillingTerminal } from '../../selling/with-billing-terminal.ts';
import { TerminalError } from '../../terminal-error.ts';
import type { Command } from '../command.ts';
import { showBills } from '../show-bill.ts';
import { isBillNumber, ORDER_SHAPE, typedOrder } from './read-typed-order.ts';
import { getBill } from './refund.ts';

/** Corrects a receipt or a credit note: its method of payment, or what was sold. */
export const correct: Command = {
  shape: { ...ORDER_SHAPE, values: [...ORDER_SHAPE.values, 'payment'] },
  async run(context, args) {
    const [first, ...others] = args.positionals;
    const isNamed = first !== undefined && isBillNumber(first);
    const typed = readLines(typedOrder(args, isNamed ? others : args.positionals));
    const order = typed.lines.length === 0 ? null : typed;
    const code = args.value('payment');
    const payment = code === undefined ? null : readPaidBy(code);
    if (payment === null && order === null) throw new TerminalError((texts) => texts.correctionMissing());
    await withBillingTerminal(context, args.value('till'), async (terminal) => {
      const found = await getBill(terminal, isNamed ? first.toUpperCase() : null);
      const { modPai, noTrans } = found.bill;
      const before = modPai === 'AUC' || modPai === 'SOB' ? 'DEB' : modPai;
      const composed = composeCorrection(terminal.record, found, { payment: payment ?? before, order });
      if (!composed.ok) throw explainRefusal(composed.reason, noTrans);
      await showBills(context, terminal, { made: await makeBills(context, terminal, composed.value), args });
    });
  },
};

function explainRefusal(reason: CorrectionRefusal, noTrans: string): TerminalError {
  switch (reason) {
    case 'not-a-receipt':
      return new TerminalError((texts) => texts.notAReceipt(noTrans));
    case 'already-credited':
      return new TerminalError((texts) => texts.alreadyCredited(noTrans));
    case 'paid-in-parts':
      return new TerminalError((texts) => texts.paidInParts(noTrans));
    case 'credit-note-items':
      return new TerminalError((texts) => texts.creditNoteItems(noTrans));
  }
}
