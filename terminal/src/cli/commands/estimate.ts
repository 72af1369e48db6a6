import { cents } from '@comptoir/domain/base/amounts/cents';
import { AGREEMENT_ITEM } from '@comptoir/websrm/requests/standard-items';
import { composeUnpaid } from '../../bills/compose-table.ts';
import { getUnpaid } from '../../bills/find-unpaid.ts';
import { makeBill } from '../../selling/make-bill.ts';
import type { Line, Precision } from '../../bills/price-lines.ts';
import { readDescription } from '../../bills/read-line.ts';
import { readOrder, type Rung } from '../../bills/read-order.ts';
import { withBillingTerminal } from '../../selling/with-billing-terminal.ts';
import { TerminalError } from '../../terminal-error.ts';
import type { Command } from '../command.ts';
import { readCount, type Arguments } from '../read-arguments.ts';
import { readDay } from '../read-day.ts';
import { showBill } from '../show-bill.ts';
import { isContractNumber, signAgreement, SIGNING_FLAGS } from './contract.ts';
import {
  begunToday,
  isBillNumber,
  ORDER_SHAPE,
  readTerms,
  sellerOf,
  SELLER_VALUES,
  typedOrder,
} from './read-typed-order.ts';

/** An estimate of what a contract comes to; with a number, it revises that one; with that of a contract, it is what the portal wrote. */
export const estimate = offer('estimate');

/** A quote, which binds the business once it is accepted. */
export const quote = offer('quote');

function offer(kind: 'estimate' | 'quote'): Command {
  return {
    shape: {
      ...ORDER_SHAPE,
      values: [...ORDER_SHAPE.values, ...SELLER_VALUES, 'contract', 'for', 'date', 'payable', 'guests'],
      flags: [...ORDER_SHAPE.flags, ...SIGNING_FLAGS],
    },
    async run(context, args) {
      if (kind === 'estimate' && isContractNumber(args.positionals[0])) return signAgreement(context, args);
      const [first, ...others] = args.positionals;
      const revised = first !== undefined && isBillNumber(first) ? first : null;
      const amounts = revised === null ? args.positionals : others;
      const rung = withContract(readOrder(typedOrder(args, amounts)), args);
      const terms = readTerms(args);
      await withBillingTerminal(context, args.value('till'), async (terminal) => {
        const earlier = revised === null ? [] : [getUnpaid(terminal, revised)];
        if (earlier.some((bill) => bill.kind !== kind))
          throw new TerminalError((texts) => texts.otherKind(revised ?? ''));
        const on = readDay(args, 'date');
        const order = { ...begunToday(context, terminal, rung), ...(on === undefined ? {} : { on }) };
        const seller = sellerOf(terminal, args, { order, business: terms.business });
        const wish = { kind, order, terms: { ...terms, seller }, isHeld: false };
        const made = await makeBill(context, terminal, composeUnpaid(terminal.record, wish, earlier));
        await showBill(context, terminal, { made, args });
      });
    },
  };
}

/** The item of an agreement stands before what was ordered: for what, with whom, when, payable when, for how many. Source: SRM-31. */
function withContract({ lines, taxesIncluded }: Rung, args: Arguments): Rung {
  const contract: Line = { description: AGREEMENT_ITEM, price: cents(0), precisions: precisionsOf(args) };
  return { taxesIncluded, lines: [contract, ...lines] };
}

function precisionsOf(args: Arguments): Precision[] {
  const reference = args.value('contract') ?? args.value('business');
  if (reference === undefined) throw new TerminalError((texts) => texts.contractMissing());
  const guests =
    args.value('guests') === undefined ? null : readCount(args, 'guests', { usual: 1, least: 1, most: 99_999 });
  return [
    remark(args.value('for') ?? 'service de traiteur'),
    remark(`ref:${reference}`),
    ...['date', 'payable'].flatMap((name) => {
      const day = readDay(args, name);
      return day === undefined ? [] : [remark(`${name}:${day}`)];
    }),
    ...(guests === null ? [] : [{ description: 'personnes', price: null, quantity: guests * 100 }]),
  ];
}

const remark = (text: string): Precision => ({ description: readDescription(text), price: null });
