import type { Cents } from '@comptoir/domain/base/amounts/cents';
import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import type { Service, Terms } from '../../bills/compose-bill.ts';
import { readAmount } from '../../bills/read-line.ts';
import { MOST_LINES, type Order, type Rung, type TypedOrder } from '../../bills/read-order.ts';
import { readSeller, type Seller, type TypedSeller } from '../../bills/read-seller.ts';
import { readText } from '../../bills/read-text.ts';
import type { Context } from '../../context.ts';
import type { Terminal } from '../../terminal/with-terminal.ts';
import { TerminalError } from '../../terminal-error.ts';
import { readCount, type Arguments, type ArgumentShape } from '../read-arguments.ts';

/** Arguments of a command that takes an order. */
export const ORDER_SHAPE = {
  positionals: MOST_LINES,
  values: ['item', 'discount', 'service', 'alcohol-tax', 'clients', 'business'],
  lists: ['line'],
  flags: ['total', 'training', 'online', 'delivery', 'platform'],
} as const satisfies ArgumentShape;

/** Options that name the usual third party who sells in a bar. */
export const SELLER_VALUES = ['seller', 'seller-qst', 'seller-address'] as const;

export const typedSeller = (args: Arguments): TypedSeller => ({
  name: args.value('seller'),
  qstNumber: args.value('seller-qst'),
  address: args.value('seller-address'),
});

/** Reads the usual third party who sells part of an order. `known`: the one named before. @throws TerminalError as `readSeller` */
export function sellerOf(
  { record }: Terminal,
  args: Arguments,
  {
    order,
    business = null,
    existing = null,
  }: { order: Rung; business?: string | null | undefined; existing?: Seller | null },
): Seller | null {
  const { activity } = record.configuration.merchant;
  return readSeller(typedSeller(args), { lines: order.lines, activity, business, existing });
}

const typedBusiness = (typed: string | undefined): string | null =>
  typed === undefined ? null : readText(typed, { max: 64 });

/** The order of a command line. */
export const typedOrder = (args: Arguments, amounts: readonly string[]): TypedOrder => ({
  amounts,
  item: args.value('item'),
  lines: args.list('line'),
  taxesIncluded: args.flag('total'),
  discount: args.value('discount'),
  service: args.value('service'),
  supplement: args.value('alcohol-tax'),
});

/** An order that is begun now, on the day that it is where the business is. */
export const begunToday = ({ now }: Context, { record }: Terminal, rung: Rung): Order => ({
  ...rung,
  on: dayIn(record.configuration.merchant.timeZone, now()),
});

/** Reads service, table, customers and other terms from a command line. */
export const readTerms = (args: Arguments): Terms => ({
  payment: 'SOB',
  customers: readCount(args, 'clients', { usual: 1, least: 1, most: 999 }),
  tip: readOptional(args, 'tip'),
  training: args.flag('training'),
  service: readService(args),
  isOnline: args.flag('online'),
  business: typedBusiness(args.value('business')),
  instalment: readOptional(args, 'instalment'),
});

export function readOptional(args: Arguments, name: string): Cents | null {
  const typed = args.value(name);
  return typed === undefined ? null : readAmount(typed);
}

function readService(args: Arguments): Service {
  if (args.flag('platform')) return 'LVT';
  return args.flag('delivery') ? 'LVR' : 'CMP';
}

/** A table is named by one to five letters or digits. @throws TerminalError */
export function readTable(typed: string | undefined): string {
  if (typed === undefined) throw new TerminalError((texts) => texts.tableMissing());
  if (!/^[a-zA-Z0-9]{1,5}$/.test(typed)) throw new TerminalError((texts) => texts.badTable(typed));
  return typed.toUpperCase();
}

/** True for a bill's number: it has a hyphen inside, as no table and no amount has. */
export const isBillNumber = (word: string): boolean => /\w-\w/.test(word);
