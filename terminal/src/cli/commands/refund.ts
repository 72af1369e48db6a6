import type { Cents } from '@comptoir/domain/base/amounts/cents';
import type { TransactionItem } from '@comptoir/websrm/requests/transaction';
import { amountLeft, composeCredit, type Credit, type CreditRefusal } from '../../bills/compose-credit.ts';
import { findBill, type FoundBill } from '../../bills/find-bill.ts';
import { findInstalments } from '../../bills/find-instalments.ts';
import { makeBill } from '../../selling/make-bill.ts';
import { paidLeft } from '../../bills/money-back.ts';
import type { WantedItem } from '../../bills/creditable-items.ts';
import { readPaidBy } from '../../bills/payment.ts';
import { listCreditable } from '../../bills/match-credited.ts';
import { readAmount } from '../../bills/read-line.ts';
import { withBillingTerminal } from '../../selling/with-billing-terminal.ts';
import type { Terminal } from '../../terminal/with-terminal.ts';
import { formatAmount } from '../../texts/format.ts';
import type { Language } from '../../texts/language.ts';
import { TerminalError } from '../../terminal-error.ts';
import type { Command } from '../command.ts';
import type { Arguments } from '../read-arguments.ts';
import { showBill } from '../show-bill.ts';
import { isBillNumber } from './read-typed-order.ts';

export const refund: Command = {
  shape: { positionals: 2, values: ['payment', 'items'], flags: ['total'] },
  async run(context, args) {
    const { noTrans, credit } = readRequest(args);
    await withBillingTerminal(context, args.value('till'), async (terminal) => {
      const found = await withInstalments(terminal, await getBill(terminal, noTrans));
      const composed = composeCredit(terminal.record, found, credit);
      if (!composed.ok) throw explainRefusal(composed.reason, { found, credit, language: context.language });
      const made = await makeBill(context, terminal, composed.value);
      await showBill(context, terminal, { made, args });
    });
  },
};

/** The bill of a number, or the last sale. @throws TerminalError when this terminal never made it */
export async function getBill(terminal: Terminal, noTrans: string | null): Promise<FoundBill> {
  const wanted = noTrans ?? terminal.journal.state.lastSale;
  if (wanted === null) throw new TerminalError((texts) => texts.noSaleYet(terminal.name));
  const found = await findBill(terminal.journal, wanted);
  if (found === null) throw new TerminalError((texts) => texts.unknownBill(wanted, terminal.name));
  return found;
}

/**
 * A payment of a sale that is paid in parts: what any of its payments was given back counts, and what came in.
 * @throws TerminalError while it is a payment of a contract, of which the portal says what is given back
 */
async function withInstalments({ journal }: Terminal, found: FoundBill): Promise<FoundBill> {
  const instalments = await findInstalments(journal, found.bill);
  if (instalments === null) return found;
  const { bills, credits, paid } = instalments;
  const isOpen = journal.state.unpaid.some(({ actu }) => bills.some(({ signa }) => signa.actu === actu));
  const isContract = journal.state.contractDocuments.some(({ actu }) => bills.some(({ signa }) => signa.actu === actu));
  if (isOpen && isContract) throw new TerminalError((texts) => texts.contracts.refundedByPortal(found.bill.noTrans));
  return { bill: found.bill, credits, paid };
}

/** `refund`, `refund 7K2Q-12`, `refund 5.00`, `refund 7K2Q-12 5.00`: a bill's number has a hyphen inside, an amount has none. */
function readRequest(args: Arguments) {
  const [first, second] = args.positionals;
  const isNumber = first !== undefined && isBillNumber(first);
  const amount = isNumber ? second : first;
  if (!isNumber && second !== undefined) throw new TerminalError((texts) => texts.tooManyArguments(second));
  return { noTrans: isNumber ? first.toUpperCase() : null, credit: readCredit(args, amount) };
}

function readCredit(args: Arguments, amount: string | undefined): Credit {
  const payment = args.value('payment');
  const items = args.value('items');
  if (items !== undefined && amount !== undefined) throw new TerminalError((texts) => texts.amountOrItems());
  return {
    amount: amount === undefined ? null : readAmount(amount),
    items: items === undefined ? null : items.split(',').map(readWanted),
    taxesIncluded: args.flag('total'),
    payment: payment === undefined ? null : readPaidBy(payment),
  };
}

/** `2` is all of the second item, `2x1` one of it. */
function readWanted(typed: string): WantedItem {
  const [, number, quantity] = /^(\d+)(?:\s*[x×]\s*([\d.,]+))?$/.exec(typed.trim()) ?? [];
  if (number === undefined) throw new TerminalError((texts) => texts.badItems(typed));
  return { number: Number(number), quantity: quantity === undefined ? null : readAmount(quantity) };
}

interface Refused {
  readonly found: FoundBill;
  readonly credit: Credit;
  readonly language: Language;
}

function explainRefusal(refused: CreditRefusal, about: Refused): TerminalError {
  return isOfAmount(refused) ? explainAmount(refused, about) : explainBill(refused, about);
}

const OF_BILL = ['is-a-credit-note', 'nothing-left', 'not-a-receipt', 'no-such-item', 'item-given-back'] as const;
type RefusedBill = (typeof OF_BILL)[number];
type RefusedAmount = Exclude<CreditRefusal, RefusedBill>;

const isOfAmount = (refused: CreditRefusal): refused is RefusedAmount => !OF_BILL.some((one) => one === refused);

function explainBill(refused: RefusedBill, about: Refused): TerminalError {
  const { bill } = about.found;
  const { noTrans } = bill;
  switch (refused) {
    case 'is-a-credit-note':
      return new TerminalError((texts) => texts.creditOfCredit(noTrans));
    case 'nothing-left':
      return new TerminalError((texts) => texts.nothingLeft(noTrans));
    case 'not-a-receipt':
      return new TerminalError((texts) => texts.notAReceipt(noTrans));
    case 'no-such-item':
      return new TerminalError((texts) => texts.noItemOfThatNumber(noTrans, bill.items.length));
    case 'item-given-back': {
      const { number, item } = findGivenBack(about);
      return new TerminalError((texts) => texts.itemGivenBack(noTrans, number, item.descr));
    }
  }
}

function explainAmount(refused: RefusedAmount, about: Refused): TerminalError {
  const { noTrans } = about.found.bill;
  switch (refused) {
    case 'nothing-asked':
      return new TerminalError((texts) => texts.nothingAsked());
    case 'money-given-back':
      return new TerminalError((texts) => texts.moneyGivenBack(noTrans));
    case 'taxes-do-not-follow':
      return new TerminalError((texts) => texts.taxesDoNotFollow(noTrans));
    case 'more-than-is-left':
    case 'more-than-was-paid':
    case 'only-all-is-left':
      return explainTooMuch(refused, about);
  }
}

/** The first of the wanted items of which nothing is left. */
function findGivenBack({ found, credit }: Refused): { number: number; item: TransactionItem } {
  const creditable = listCreditable(found);
  const wanted = (credit.items ?? []).flatMap(({ number }) => {
    const one = creditable[number - 1];
    return one === undefined || one.left > 0 ? [] : [{ number, item: one.item }];
  });
  const [spent] = wanted;
  if (spent === undefined) throw new RangeError('something is left of each item');
  return spent;
}

function explainTooMuch(
  reason: 'more-than-is-left' | 'only-all-is-left' | 'more-than-was-paid',
  { found, language }: Refused,
): TerminalError {
  const { noTrans } = found.bill;
  const write = (amount: Cents): string => formatAmount(amount, language);
  const left = amountLeft(found);
  if (reason === 'more-than-is-left')
    return new TerminalError((texts) => texts.moreThanLeft(noTrans, write(left.subtotal)));
  if (reason === 'only-all-is-left')
    return new TerminalError((texts) => texts.onlyAllIsLeft(noTrans, write(left.total)));
  const paid = paidLeft(found).total;
  const typed = (paid / 100).toFixed(2);
  return new TerminalError((texts) => texts.moreThanPaid({ noTrans, left: write(paid), typed }));
}
