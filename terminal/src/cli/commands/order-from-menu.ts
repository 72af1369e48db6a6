import type { Line } from '../../bills/price-lines.ts';
import type { TypedOrder } from '../../bills/read-order.ts';
import type { Context } from '../../context.ts';
import { freshMenu } from '../../menu/keep-menu.ts';
import { ringUp, type Wanted } from '../../menu/ring-up.ts';
import type { Terminal } from '../../terminal/with-terminal.ts';
import { TerminalError } from '../../terminal-error.ts';
import type { Arguments, ArgumentShape } from '../read-arguments.ts';
import { ORDER_SHAPE, typedOrder } from './read-typed-order.ts';

/** Options of an item of the menu. `--item` names what an amount is for where there is one, and else what is ordered from the menu. */
const MENU_LISTS = ['item', 'with', 'price'] as const;

/** Arguments of a command that takes an order, from the menu too. */
export const MENU_SHAPE = {
  ...ORDER_SHAPE,
  values: ORDER_SHAPE.values.filter((name) => name !== 'item'),
  lists: [...ORDER_SHAPE.lists, ...MENU_LISTS],
} as const satisfies ArgumentShape;

/** True when something is ordered from the menu: an item is named, and no amount for it. */
export const isFromMenu = (args: Arguments, amounts: readonly string[]): boolean =>
  amounts.length === 0 && args.inOrder(MENU_LISTS).length > 0;

/**
 * The order of a command line, what is ordered from the menu rung up by what it says now.
 * @throws TerminalError as `ringUp`, and where there is no menu or an option has no item before it
 */
export async function readMenuOrder(
  context: Context,
  terminal: Terminal,
  { args, amounts }: { args: Arguments; amounts: readonly string[] },
): Promise<TypedOrder> {
  const typed = typedOrder(args, amounts);
  if (!isFromMenu(args, amounts)) return typed;
  const wanted = readWanted(args);
  const menu = await freshMenu(context, terminal);
  if (menu === null || menu.entries.length === 0) throw new TerminalError((texts) => texts.menu.none());
  const when = { at: context.now(), zone: terminal.record.configuration.merchant.timeZone };
  const rung: Line[] = wanted.flatMap((one) => ringUp(menu.entries, one, when));
  return { ...typed, item: undefined, rung };
}

/** Reads `--item CODE[:quantity]`, each with the `--with` and `--price` behind it. @throws TerminalError */
function readWanted(args: Arguments): Wanted[] {
  const wanted: { code: string; quantity: string | undefined; modifiers: string[]; price: string | undefined }[] = [];
  for (const { name, value } of args.inOrder(MENU_LISTS)) {
    if (name === 'item') {
      const [code = '', quantity] = value.split(':').map((part) => part.trim());
      wanted.push({ code: code.toLowerCase(), quantity, modifiers: [], price: undefined });
      continue;
    }
    const item = wanted.at(-1);
    if (item === undefined) throw new TerminalError((texts) => texts.menu.noItemBefore(`--${name}`));
    if (name === 'with') item.modifiers.push(...value.split(',').map((code) => code.trim().toLowerCase()));
    else item.price = value;
  }
  return wanted;
}
