import { amountLeft, composeCredit, type CreditRefusal } from '../../bills/compose-credit.ts';
import { findBill, type FoundBill } from '../../bills/find-bill.ts';
import { makeBill } from '../../bills/make-bill.ts';
import { readPayment } from '../../bills/payment.ts';
import { readAmount } from '../../bills/read-order.ts';
import { withReadyTerminal } from '../../enrolment/finish-renewal.ts';
import { chooseTerminal } from '../../terminal/list-terminals.ts';
import type { Terminal } from '../../terminal/with-terminal.ts';
import { formatAmount } from '../../texts/format.ts';
import type { Language } from '../../texts/language.ts';
import { TerminalError } from '../../terminal-error.ts';
import type { Command } from '../command.ts';
import type { Arguments } from '../read-arguments.ts';
import { showBill } from '../show-bill.ts';

export const refund: Command = {
  shape: { positionals: 2, values: ['payment'], flags: ['total'] },
  async run(context, args) {
    const { noTrans, credit } = readRequest(args);
    const name = await chooseTerminal(context.dataDir, args.value('till'));
    await withReadyTerminal(context, name, async (terminal) => {
      const found = await getBill(terminal, noTrans);
      const composed = composeCredit(terminal.record, found, credit);
      if (!composed.ok) throw explainRefusal(composed.reason, { found, language: context.language });
      const made = await makeBill(context, terminal, { content: composed.value, origin: 'refund' });
      await showBill(context, terminal, { made, earlier: [found.bill], args });
    });
  },
};

/** The bill of a number, or the last sale. @throws TerminalError when this terminal never made it */
export async function getBill(terminal: Terminal, noTrans: string | null): Promise<FoundBill> {
  const wanted = noTrans ?? terminal.journal.state.lastSale;
  if (wanted === null) throw new TerminalError((texts) => texts.noSaleYet(terminal.name));
  const found = await findBill(terminal.journal.path, wanted);
  if (found === null) throw new TerminalError((texts) => texts.unknownBill(wanted, terminal.name));
  return found;
}

/** `refund`, `refund 7K2Q-12`, `refund 5.00`, `refund 7K2Q-12 5.00`: a bill's number has a hyphen inside, an amount has none. */
function readRequest(args: Arguments) {
  const [first, second] = args.positionals;
  const isNumber = first !== undefined && /\w-\w/.test(first);
  const amount = isNumber ? second : first;
  if (!isNumber && second !== undefined) throw new TerminalError((texts) => texts.tooManyArguments(second));
  const typed = args.value('payment');
  const payment = typed === undefined ? null : readPayment(typed);
  if (payment === 'AUC') throw new TerminalError((texts) => texts.paymentNeeded());
  return {
    noTrans: isNumber ? first.toUpperCase() : null,
    credit: {
      amount: amount === undefined ? null : readAmount(amount),
      taxesIncluded: args.flag('total'),
      payment,
    },
  };
}

function explainRefusal(reason: CreditRefusal, about: { found: FoundBill; language: Language }): TerminalError {
  const { noTrans } = about.found.bill;
  switch (reason) {
    case 'is-a-credit-note':
      return new TerminalError((texts) => texts.creditOfCredit(noTrans));
    case 'nothing-left':
      return new TerminalError((texts) => texts.nothingLeft(noTrans));
    case 'nothing-asked':
      return new TerminalError((texts) => texts.nothingAsked());
    case 'more-than-is-left': {
      const left = formatAmount(amountLeft(about.found).subtotal, about.language);
      return new TerminalError((texts) => texts.moreThanLeft(noTrans, left));
    }
  }
}
