import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { TAX_CALENDAR } from '@comptoir/domain/base/taxes/tax-calendar';
import { composeBill, taxingOf, type Terms } from '../../bills/compose-bill.ts';
import { makeBill } from '../../selling/make-bill.ts';
import { choosePayment, requireCoins, requireKnownPayment } from '../../bills/payment.ts';
import { priceOrder, readOrder, type Order } from '../../bills/read-order.ts';
import type { PricedLines } from '../../bills/price-lines.ts';
import type { Draft } from '../../bills/sign-bill.ts';
import { storedOrder } from '../../bills/stored-order.ts';
import { withBillingTerminal } from '../../selling/with-billing-terminal.ts';
import type { Terminal } from '../../terminal/with-terminal.ts';
import { TerminalError } from '../../terminal-error.ts';
import type { Command } from '../command.ts';
import type { Arguments } from '../read-arguments.ts';
import { showBill } from '../show-bill.ts';
import { isFromMenu, MENU_SHAPE, readMenuOrder } from './order-from-menu.ts';
import { begunToday, readTerms, sellerOf, SELLER_VALUES, typedOrder } from './read-typed-order.ts';

export const sale: Command = {
  shape: {
    ...MENU_SHAPE,
    values: [...MENU_SHAPE.values, ...SELLER_VALUES, 'payment', 'tip', 'instalment'],
    flags: [...MENU_SHAPE.flags, 'package'],
  },
  async run(context, args) {
    const isPackage = args.flag('package');
    const amounts = args.positionals;
    if (!isFromMenu(args, amounts)) {
      // checked before a till is opened, by the law that the program knows
      const rung = readOrder({ ...typedOrder(args, amounts), isPackage });
      termsOfSale(args, priceOrder({ ...rung, on: quebecDayOf(context.now()) }, USUAL));
    }
    await withBillingTerminal(context, args.value('till'), async (terminal) => {
      const rung = readOrder({ ...(await readMenuOrder(context, terminal, { args, amounts })), isPackage });
      const order = begunToday(context, terminal, rung);
      const made = await makeBill(context, terminal, composeSale(terminal, args, order));
      await showBill(context, terminal, { made, args });
    });
  },
};

const USUAL = { isGstRegistered: true, calendar: TAX_CALENDAR };

function composeSale(terminal: Terminal, args: Arguments, order: Order): Draft {
  const { record } = terminal;
  const priced = priceOrder(order, taxingOf(record));
  const terms = termsOfSale(args, priced);
  requireKnownPayment(terms.payment, record.configuration.merchant.activity);
  const seller = sellerOf(terminal, args, { order, business: terms.business });
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
  if (instalment !== null) requireCoins(instalment, terms.payment);
  return terms;
}
