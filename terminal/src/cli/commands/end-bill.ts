import {
  composeAbandonment,
  composeCancellation,
  composeDeparture,
  composeThirdParty,
} from '../../bills/compose-ending.ts';
import { getUnpaid } from '../../bills/find-unpaid.ts';
import { makeBill } from '../../selling/make-bill.ts';
import { readDescription } from '../../bills/read-line.ts';
import { readLines, readOrder } from '../../bills/read-order.ts';
import type { Draft } from '../../bills/sign-bill.ts';
import { withBillingTerminal } from '../../selling/with-billing-terminal.ts';
import type { Context } from '../../context.ts';
import type { Terminal } from '../../terminal/with-terminal.ts';
import { TerminalError } from '../../terminal-error.ts';
import type { Command } from '../command.ts';
import type { Arguments } from '../read-arguments.ts';
import { showBill } from '../show-bill.ts';
import { isContractNumber, signCancellation, SIGNING_FLAGS } from './contract.ts';
import { begunToday, ORDER_SHAPE, readTerms, sellerOf, SELLER_VALUES, typedOrder } from './read-typed-order.ts';

/** Cancels a bill that waits, and says why; a contract, as the portal asks. */
export const cancel: Command = {
  shape: { positionals: 1, values: ['reason', 'payment'], flags: SIGNING_FLAGS },
  async run(context, args) {
    if (isContractNumber(args.positionals[0])) return signCancellation(context, args);
    const named = readNamed(args);
    const typed = args.value('reason');
    if (typed === undefined) throw new TerminalError((texts) => texts.reasonMissing());
    const reason = readDescription(typed);
    await make(context, args, (terminal) => composeCancellation(terminal.record, getUnpaid(terminal, named), reason));
  },
};

/** The guests left without paying. */
export const left: Command = {
  shape: { positionals: 1 },
  async run(context, args) {
    const named = readNamed(args);
    await make(context, args, (terminal) => composeDeparture(terminal.record, getUnpaid(terminal, named)));
  },
};

const SOLD_SHAPE = { ...ORDER_SHAPE, values: [...ORDER_SHAPE.values, ...SELLER_VALUES] };

/** Gives up an entry. */
export const abort: Command = {
  shape: SOLD_SHAPE,
  async run(context, args) {
    const rung = readLines(typedOrder(args, args.positionals));
    const terms = readTerms(args);
    await make(context, args, (terminal) => {
      const order = begunToday(context, terminal, rung);
      const seller = sellerOf(terminal, args, { order, business: terms.business });
      return composeAbandonment(terminal.record, order, { ...terms, seller });
    });
  },
};

/** Records the supply of an occasional third party to a business. */
export const thirdParty: Command = {
  shape: SOLD_SHAPE,
  async run(context, args) {
    const rung = readOrder(typedOrder(args, args.positionals));
    const terms = readTerms(args);
    if (args.value('business') === undefined) throw new TerminalError((texts) => texts.businessMissing());
    await make(context, args, (terminal) => {
      // a bill names who buys or who sells: what a usual third party sells goes on another one
      const order = begunToday(context, terminal, rung);
      sellerOf(terminal, args, { order, business: terms.business });
      return composeThirdParty(terminal.record, order, terms);
    });
  },
};

async function make(context: Context, args: Arguments, compose: (terminal: Terminal) => Draft): Promise<void> {
  await withBillingTerminal(context, args.value('till'), async (terminal) => {
    const made = await makeBill(context, terminal, compose(terminal));
    await showBill(context, terminal, { made, args });
  });
}

function readNamed({ positionals: [named] }: Arguments): string {
  if (named === undefined) throw new TerminalError((texts) => texts.tableMissing());
  return named;
}
