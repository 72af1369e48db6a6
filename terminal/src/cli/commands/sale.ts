import { composeBill } from '../../billing/compose-bill.ts';
import { makeBill } from '../../billing/make-bill.ts';
import { choosePayment } from '../../billing/payment.ts';
import { readAmount, readOrder } from '../../billing/read-order.ts';
import { withReadyTill } from '../../enrolment/finish-renewal.ts';
import { chooseTill } from '../../till/list-tills.ts';
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
    const name = await chooseTill(context.dataDir, args.value('till'));
    await withReadyTill(context, name, async (till) => {
      const made = await makeBill(context, till, { content: composeBill(till.record, order, terms), origin: 'sale' });
      await showBill(context, till, { made, earlier: [], args });
    });
  },
};
