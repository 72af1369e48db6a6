import type { MenuEntryView } from '@comptoir/contract/sales/menu';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { TAX_NAMES } from '@comptoir/domain/base/taxes/tax-names';
import type { ITEM_CLASSES, MenuContent } from '@comptoir/domain/sales/menu/menu-entry';
import { useTranslations } from 'use-intl';
import { formatInstant, formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { useWeekWords } from './use-week-words.ts';

type Writers = { readonly [Field in string]?: (content: never) => string };

/** Names of the classes that an item may be sold under. */
export function useClassWords(): (taxClass: (typeof ITEM_CLASSES)[number]) => string {
  const t = useTranslations('menu');
  const names = TAX_NAMES[useLanguage()];
  return (taxClass) => (taxClass === 'baked-goods' ? t('bakedGoods') : names[taxClass]);
}

/** Words for what a field of a content holds, as people read it. */
export function useFieldWords(entries: readonly MenuEntryView[]) {
  const t = useTranslations('menuEditor');
  const tMenu = useTranslations('menu');
  const reader = useReader();
  const timesOf = useWeekWords();
  const classWords = useClassWords();
  const { language } = reader;
  const money = (amount: number): string => formatMoney(cents(amount), language);
  const nameOf = (kind: MenuEntryView['kind'], code: string): string =>
    entries.find((one) => one.kind === kind && one.code === code)?.name[language] ?? code;
  const orNone = (texts: readonly string[]): string => texts.join(', ') || t('none');
  const one = (kind: MenuEntryView['kind'], code: string | null): string =>
    orNone(code === null ? [] : [nameOf(kind, code)]);

  const writers = {
    name: ({ name }: MenuContent) => `${name.fr} · ${name.en}`,
    category: ({ category }: Item) => one('category', category),
    course: ({ course }: Item) => one('course', course),
    groups: ({ groups }: Item) => orNone(groups.map((code) => nameOf('group', code))),
    taxClass: ({ taxClass }: Item) => classWords(taxClass),
    activity: ({ activity }: Item) => t(`activities.${activity ?? 'own'}`),
    isOpenPrice: ({ isOpenPrice }: Item) => t(isOpenPrice ? 'yes' : 'no'),
    prices: ({ prices }: Item) =>
      orNone(
        prices.map(({ from, cents: amount }) =>
          from === null
            ? money(amount)
            : tMenu('from', { price: money(amount), at: formatInstant(new Date(from), reader) }),
        ),
      ),
    least: ({ least }: Group) => String(least),
    most: ({ most }: Group) => String(most),
    modifiers: ({ modifiers }: Group) =>
      orNone(modifiers.map(({ name, cents: amount }) => `${name[language]} (${money(amount)})`)),
    categories: ({ categories }: Hours) => orNone(categories.map((code) => nameOf('category', code))),
    times: ({ times }: Hours) => times.map(timesOf).join(' · '),
  } satisfies Writers;

  return (field: string, content: MenuContent): string =>
    (writers as Readonly<Record<string, ((content: MenuContent) => string) | undefined>>)[field]?.(content) ?? '';
}

type Item = MenuContent<'item'>;
type Group = MenuContent<'group'>;
type Hours = MenuContent<'hours'>;
