import { amountLeft, composeCredit, type CreditRefusal } from '../../billing/compose-credit.ts';
import { findBill, type FoundBill } from '../../billing/find-bill.ts';
import { makeBill } from '../../billing/make-bill.ts';
import { readPayment } from '../../billing/payment.ts';
import { readAmount } from '../../billing/read-order.ts';
import { withReadyTill } from '../../enrolment/finish-renewal.ts';
import { chooseTill } from '../../till/list-tills.ts';
import type { Till } from '../../till/with-till.ts';
import { formatAmount } from '../../texts/format.ts';
import type { Language } from '../../texts/language.ts';
import { TillError } from '../../till-error.ts';
import type { Command } from '../command.ts';
import type { Arguments } from '../read-arguments.ts';
import { showBill } from '../show-bill.ts';

export const refund: Command = {
  shape: { positionals: 2, values: ['payment'], flags: ['total'] },
  async run(context, args) {
    const { noTrans, credit } = readWish(args);
    const name = await chooseTill(context.dataDir, args.value('till'));
    await withReadyTill(context, name, async (till) => {
      const found = await getBill(till, noTrans);
      const composed = composeCredit(till.record, found, credit);
      if (!composed.ok) throw explainRefusal(composed.reason, { found, language: context.language });
      const made = await makeBill(context, till, { content: composed.value, origin: 'refund' });
      await showBill(context, till, { made, earlier: [found.bill], args });
    });
  },
};

/** The bill of a number, or the last sale. @throws TillError when this till never made it */
export async function getBill(till: Till, noTrans: string | null): Promise<FoundBill> {
  const wanted = noTrans ?? till.journal.state.lastSale;
  if (wanted === null) throw new TillError((texts) => texts.noSaleYet(till.name));
  const found = await findBill(till.journal.path, wanted);
  if (found === null) throw new TillError((texts) => texts.unknownBill(wanted, till.name));
  return found;
}

/** `refund`, `refund 7K2Q-12`, `refund 5.00`, `refund 7K2Q-12 5.00`: a bill's number has a hyphen inside, an amount has none. */
function readWish(args: Arguments) {
  const [first, second] = args.positionals;
  const isNumber = first !== undefined && /\w-\w/.test(first);
  const amount = isNumber ? second : first;
  if (!isNumber && second !== undefined) throw new TillError((texts) => texts.tooManyArguments(second));
  const typed = args.value('payment');
  const payment = typed === undefined ? null : readPayment(typed);
  if (payment === 'AUC') throw new TillError((texts) => texts.paymentNeeded());
  return {
    noTrans: isNumber ? first.toUpperCase() : null,
    credit: {
      amount: amount === undefined ? null : readAmount(amount),
      taxesIncluded: args.flag('total'),
      payment,
    },
  };
}

function explainRefusal(reason: CreditRefusal, about: { found: FoundBill; language: Language }): TillError {
  const { noTrans } = about.found.bill;
  switch (reason) {
    case 'is-a-credit-note':
      return new TillError((texts) => texts.creditOfCredit(noTrans));
    case 'nothing-left':
      return new TillError((texts) => texts.nothingLeft(noTrans));
    case 'nothing-asked':
      return new TillError((texts) => texts.nothingAsked());
    case 'more-than-is-left': {
      const left = formatAmount(amountLeft(about.found).subtotal, about.language);
      return new TillError((texts) => texts.moreThanLeft(noTrans, left));
    }
  }
}
