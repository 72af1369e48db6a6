import { composeBill } from '../../bills/compose-bill.ts';
import { makeBill } from '../../bills/make-bill.ts';
import { choosePayment } from '../../bills/payment.ts';
import { readAmount, readOrder } from '../../bills/read-order.ts';
import { withReadyTerminal } from '../../enrolment/finish-renewal.ts';
import { chooseTerminal } from '../../terminal/list-terminals.ts';
import type { Command } from '../command.ts';
import { readCount } from '../read-arguments.ts';
import { showBill } from '../show-bill.ts';

export const sale: Command = {
  shape: {
    positionals: 1,
    values: ['item', 'payment', 'clients', 'tip'],
    lists: ['line'],
    flags: ['total', 'training'],
  },
  async run(context, args) {
    const order = readOrder({
      amount: args.positionals[0],
      item: args.value('item'),
      lines: args.list('line'),
      taxesIncluded: args.flag('total'),
    });
    const tip = args.value('tip');
    const terms = {
      payment: choosePayment(args.value('payment'), order.amounts.total),
      customers: readCount(args, 'clients', { usual: 1, least: 1, most: 999 }),
      tip: tip === undefined ? null : readAmount(tip),
      training: args.flag('training'),
    };
    const name = await chooseTerminal(context.dataDir, args.value('till'));
    await withReadyTerminal(context, name, async (terminal) => {
      const made = await makeBill(context, terminal, {
        content: composeBill(terminal.record, order, terms),
        origin: 'sale',
      });
      await showBill(context, terminal, { made, earlier: [], args });
    });
  },
};
