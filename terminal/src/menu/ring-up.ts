import { cents, shareOf } from '@comptoir/domain/base/amounts/cents';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import { chooseModifiers } from '@comptoir/domain/sales/menu/choose-modifiers';
import { isOffered } from '@comptoir/domain/sales/menu/is-offered';
import { entriesOf, type MenuEntry, type Modifier } from '@comptoir/domain/sales/menu/menu-entry';
import { nearCodes } from '@comptoir/domain/sales/menu/near-codes';
import { priceAt } from '@comptoir/domain/sales/menu/price-at';
import { linePrice, type Line, type Precision } from '../bills/price-lines.ts';
import { multiply, readAmount, readDescription, readItemName, readQuantity } from '../bills/read-line.ts';
import { TerminalError } from '../terminal-error.ts';

/** An item as it is ordered: its code, how many, what with it, and its price where that is typed. */
export interface Wanted {
  readonly code: string;
  readonly quantity: string | undefined;
  readonly modifiers: readonly string[];
  readonly price: string | undefined;
}

/**
 * The lines of what is ordered from the menu, with the price and the class that count at this moment: they stay with the order, whatever
 * the menu says later. A modifier stands under its item, or on a line of its own where it has a class of its own. Decision 206.
 * @throws TerminalError for what is not on the menu, out of stock, not sold at this time, without a price, or a choice that is none
 */
export function ringUp(
  menu: readonly MenuEntry[],
  wanted: Wanted,
  when: { readonly at: Date; readonly zone: MerchantTimeZone },
): Line[] {
  const items = entriesOf(menu, 'item');
  const item = items.find(({ code }) => code === wanted.code);
  if (item === undefined) {
    throw new TerminalError((texts) => texts.menu.unknownItem(wanted.code, nearCodes(items, wanted.code)));
  }
  if (item.isOut) throw new TerminalError((texts) => texts.menu.outOfStock(item.name));
  if (!isOffered(menu, item, when)) throw new TerminalError((texts) => texts.menu.notNow(item.name));
  const chosen = chooseModifiers(menu, item, wanted.modifiers);
  if (!chosen.ok) throw new TerminalError((texts) => texts.menu.choice[chosen.reason](chosen.about, chosen.offered));
  const count = { quantity: wanted.quantity === undefined ? ONE : readQuantity(wanted.quantity) };
  const sold = item.activity === null ? {} : { activity: item.activity };
  const under = chosen.value.filter(({ taxClass }) => taxClass === null);
  const beside = chosen.value.filter(({ taxClass }) => taxClass !== null);
  const rung = multiply({ description: readItemName(item.name.fr), unit: unitOf(item, wanted, when.at), ...count });
  const line: Line = {
    ...rung,
    ...sold,
    taxClass: item.taxClass,
    ...(under.length === 0 ? {} : { precisions: under.map((modifier) => precisionOf(modifier, count.quantity)) }),
  };
  if (linePrice(line) < 0) throw new TerminalError((texts) => texts.discountTooLarge(line.description));
  return [
    line,
    ...beside.map(({ name, cents: unit, taxClass }) => ({
      ...multiply({ description: readItemName(name.fr), unit: cents(unit), ...count }),
      ...sold,
      taxClass: taxClass ?? item.taxClass,
    })),
  ];
}

const precisionOf = ({ name, cents: unit }: Modifier, quantity: number): Precision => ({
  description: readDescription(name.fr),
  price: unit === 0 ? null : shareOf(cents(unit), { part: cents(quantity), whole: cents(ONE) }),
});

/** One, in hundredths. */
const ONE = 100;

/** The price of one: what was typed where it is open, else what counts now. */
function unitOf(item: MenuEntry<'item'>, { price: typed }: Wanted, at: Date): Line['price'] {
  const price = priceAt(item.prices, at);
  if (typed !== undefined) {
    if (!item.isOpenPrice) throw new TerminalError((texts) => texts.menu.fixedPrice(item.name));
    return readAmount(typed);
  }
  if (price === null) throw new TerminalError((texts) => texts.menu.priceMissing(item.code));
  return cents(price);
}
