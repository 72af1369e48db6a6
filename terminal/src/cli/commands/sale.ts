import { composeBill, isGstRegistered, type Terms } from '../../bills/compose-bill.ts';
import { makeBill } from '../../bills/make-bill.ts';
import { choosePayment, requireKnownPayment } from '../../bills/payment.ts';
import { priceOrder, readOrder, type Order } from '../../bills/read-order.ts';
import type { PricedLines } from '../../bills/price-lines.ts';
import { readSeller } from '../../bills/read-seller.ts';
import type { Draft } from '../../bills/sign-bill.ts';
import { storedOrder } from '../../bills/stored-order.ts';
import { withBillingTerminal } from '../../bills/with-billing-terminal.ts';
import type { Terminal } from '../../terminal/with-terminal.ts';
import { TerminalError } from '../../terminal-error.ts';
import type { Command } from '../command.ts';
import type { Arguments } from '../read-arguments.ts';
import { showBill } from '../show-bill.ts';
import { ORDER_SHAPE, readTerms, SELLER_VALUES, typedOrder, typedSeller } from './read-typed-order.ts';

export const sale: Command = {
  shape: {
    ...ORDER_SHAPE,
    values: [...ORDER_SHAPE.values, ...SELLER_VALUES, 'payment', 'tip', 'instalment'],
    flags: [...ORDER_SHAPE.flags, 'package'],
  },
  async run(context, args) {
    const order = readOrder({ ...typedOrder(args, args.positionals), isPackage: args.flag('package') });
    termsOfSale(args, priceOrder(order));
    await withBillingTerminal(context, args.value('till'), async (terminal) => {
      const made = await makeBill(context, terminal, composeSale(terminal, args, order));
      await showBill(context, terminal, { made, args });
    });
  },
};

function composeSale({ record }: Terminal, args: Arguments, order: Order): Draft {
  const priced = priceOrder(order, { isGstRegistered: isGstRegistered(record) });
  const { activity } = record.configuration.merchant;
  const terms = termsOfSale(args, priced);
  requireKnownPayment(terms.payment, activity);
  const { business = null } = terms;
  const seller = readSeller(typedSeller(args), { lines: order.lines, activity, business });
  const content = composeBill(record, priced, { ...terms, seller });
  if (terms.instalment === null || terms.instalment === undefined) return { content, origin: 'sale' };
  return { content, origin: 'sale', unpaid: { kind: 'instalment', table: null, order: storedOrder(order) } };
}

function termsOfSale(args: Arguments, { amounts }: PricedLines): Terms {
  const terms = { ...readTerms(args), payment: choosePayment(args.value('payment'), amounts.total) };
  const { instalment = null } = terms;
  if (instalment !== null && (instalment <= 0 || instalment >= amounts.total)) {
    throw new TerminalError((texts) => texts.badInstalment());
  }
  return terms;
}
