import { cents } from '@comptoir/domain/base/amounts/cents';
import { entriesOf, type MenuEntry } from '@comptoir/domain/sales/menu/menu-entry';
import { priceAt } from '@comptoir/domain/sales/menu/price-at';
import type { Context } from '../../context.ts';
import { pullMenu } from '../../menu/keep-menu.ts';
import { withBillingTerminal } from '../../selling/with-billing-terminal.ts';
import { formatAge, formatAmount } from '../../texts/format.ts';
import { TEXTS } from '../../texts/language.ts';
import type { Command } from '../command.ts';

/** Pulls the menu and shows what can be ordered from it, with the age of what is kept where Comptoir does not answer. */
export const menu: Command = {
  shape: { positionals: 0 },
  run: (context, args) =>
    withBillingTerminal(context, args.value('till'), async (terminal) => {
      const texts = TEXTS[context.language].menu;
      const kept = await pullMenu(context, terminal);
      const items = kept === null ? [] : entriesOf(kept.entries, 'item');
      if (kept === null || items.length === 0) {
        context.screen.print(texts.none());
        return;
      }
      const ageMs = context.now().getTime() - Date.parse(kept.pulledAt);
      context.screen.print(texts.age(kept.version, formatAge(ageMs, context.language)));
      for (const item of items) for (const line of describe(context, kept.entries, item)) context.screen.print(line);
    }),
};

function describe({ language, now }: Context, entries: readonly MenuEntry[], item: MenuEntry<'item'>): string[] {
  const texts = TEXTS[language].menu;
  const price = priceAt(item.prices, now());
  const amount = price === null ? texts.openPrice() : formatAmount(cents(price), language);
  const groups = entriesOf(entries, 'group').filter(({ code }) => item.groups.includes(code));
  const modifiers = groups.flatMap((group) => group.modifiers.map(({ code }) => code));
  return [
    texts.item(item.code, item.name[language], item.isOut ? texts.out() : amount),
    ...(modifiers.length === 0 ? [] : [texts.with(modifiers)]),
  ];
}
