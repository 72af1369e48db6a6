import type { MenuEntryView } from '@comptoir/contract/sales/menu';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { nextPrice, priceAt } from '@comptoir/domain/sales/menu/price-at';
import { useTranslations } from 'use-intl';
import { formatInstant, formatMoney } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useWholeList } from '../../../shared/lists/use-whole-list.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { EntryMenu } from './entry-menu.tsx';
import { EntryName } from './entry-name.tsx';
import type { Item } from './list-items.ts';
import { OrderedFrame } from './ordered-frame.tsx';
import { WITHOUT } from './read-menu-search.ts';
import { StockField } from './stock-field.tsx';
import { useClassWords } from './use-field-words.ts';
import { useOrder } from './use-order.ts';

interface ItemTableProps {
  readonly items: readonly Item[];
  readonly categories: readonly Extract<MenuEntryView, { kind: 'category' }>[];
  readonly canEdit: boolean;
  /** Found by words: their neighbours are not those of the menu, so that they keep their places. */
  readonly isSearched: boolean;
  readonly onRemove: (entry: MenuEntryView) => void;
}

const MINUTE = 60_000;

/** Items with their price, the next one, their class and whether there is any left; each category says where it begins. */
export function ItemTable({ items, categories, canEdit, isSearched, onRemove }: ItemTableProps) {
  const t = useTranslations('menu');
  const { language } = useReader();
  const groups = new Map(categories.map(({ code, name }) => [code, name[language]]));
  const order = useOrder(
    'item',
    items.map(({ code, name, category }) => ({ code, name: name[language], group: category ?? WITHOUT })),
  );
  const canMove = canEdit && !isSearched;
  const columns = useColumns(canEdit, canMove ? order.handleOf : null);
  const { sort: _sort, onSort: _onSort, ...list } = useWholeList(items, columns);
  return (
    <OrderedFrame order={order} canMove={canMove}>
      <DataTable
        {...list}
        caption={t('caption')}
        columns={columns}
        idOf={({ code }) => code}
        groupOf={({ category }) => groups.get(category ?? '') ?? t('without')}
        renderActions={
          canEdit
            ? (item) => <EntryMenu entry={item} onStep={canMove ? order.step : null} onRemove={onRemove} />
            : undefined
        }
      />
    </OrderedFrame>
  );
}

/** Columns of items; `handleOf` null where places are not changed. */
function useColumns(canEdit: boolean, handleOf: ReturnType<typeof useOrder>['handleOf'] | null): Column<Item>[] {
  const t = useTranslations('menu.columns');
  return [
    {
      key: 'name',
      header: t('name'),
      cell: (item) => <EntryName entry={item} canEdit={canEdit} handle={handleOf?.(item.code) ?? null} />,
    },
    ...useFactColumns(),
    {
      key: 'stock',
      header: t('stock'),
      keeps: true,
      cell: (item) => <StockField item={item} canEdit={canEdit} />,
    },
  ];
}

function useFactColumns(): Column<Item>[] {
  const t = useTranslations('menu');
  const reader = useReader();
  const classWords = useClassWords();
  const now = useNow(MINUTE);
  const money = (amount: number): string => formatMoney(cents(amount), reader.language);
  return [
    {
      key: 'price',
      header: t('columns.price'),
      isFigure: true,
      phone: 'primary',
      cell: ({ prices, isOpenPrice }) => {
        const price = priceAt(prices, now);
        if (price !== null) return money(price);
        return isOpenPrice ? t('open') : t('notYet');
      },
    },
    {
      key: 'next',
      header: t('columns.next'),
      phone: 'secondary',
      cell: ({ prices }) => {
        const next = nextPrice(prices, now);
        if (next === null) return null;
        const at = formatInstant(new Date(next.from), reader);
        return <time dateTime={next.from}>{t('from', { price: money(next.cents), at })}</time>;
      },
    },
    {
      key: 'class',
      header: t('columns.class'),
      phone: 'secondary',
      cell: ({ taxClass }) => classWords(taxClass),
    },
  ];
}
