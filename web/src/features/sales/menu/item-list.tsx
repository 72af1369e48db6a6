import type { MenuEntryView } from '@comptoir/contract/sales/menu';
import { entriesOf } from '@comptoir/domain/sales/menu/menu-entry';
import { memo, useDeferredValue, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useAddress } from '../../../shared/lists/use-address.ts';
import { useSearchText } from '../../../shared/lists/use-search-text.ts';
import { Filters } from '../../../ui/filters.tsx';
import { NoMatch } from '../../../ui/no-match.tsx';
import { ResultCount } from '../../../ui/result-count.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { ItemTable } from './item-table.tsx';
import { findItems, foldAhead, listItems } from './list-items.ts';
import type { MenuActs } from './menu-page.tsx';
import { NoItems } from './no-items.tsx';
import { WITHOUT } from './read-menu-search.ts';

interface ItemListProps extends MenuActs {
  readonly entries: readonly MenuEntryView[];
}

const Table = memo(ItemTable);

/** The items by category, found while one types and narrowed to a category. */
export function ItemList({ entries, canEdit, onAdd, onImport, onProvider, onRemove }: ItemListProps) {
  const t = useTranslations('menu');
  const language = useLanguage();
  const { search, change } = useAddress();
  const { text, type } = useSearchText();
  // a letter is shown at once, and what it finds as soon as that is drawn
  const wanted = useDeferredValue(text);
  const { category } = search;
  const items = useMemo(() => listItems(entries), [entries]);
  useEffect(() => foldAhead(items), [items]);
  const found = useMemo(() => findItems(items, { text: wanted, category }), [items, wanted, category]);
  const categories = useMemo(() => entriesOf(entries, 'category'), [entries]);
  if (items.length === 0)
    return <NoItems canEdit={canEdit} onAdd={onAdd} onImport={onImport} onProvider={onProvider} />;
  const count = t('count', { count: found.length });
  const isNarrowed = wanted !== '' || category !== undefined;
  const reset = (): void => {
    type('');
    change({ q: undefined, category: undefined, page: undefined });
  };
  const choices = [
    { value: '', label: t('filters.all') },
    ...categories.map(({ code, name }) => ({ value: code, label: name[language] })),
    ...(items.some((item) => item.category === null) ? [{ value: WITHOUT, label: t('without') }] : []),
  ];
  return (
    <>
      <Filters label={t('filters.label')} count={count}>
        <SearchField label={t('filters.search')} value={text} onChange={type} />
        {choices.length > 1 ? (
          <SelectField
            label={t('filters.category')}
            value={category ?? ''}
            options={choices}
            onChange={(chosen) => change({ category: chosen || undefined, page: undefined })}
          />
        ) : null}
      </Filters>
      <ResultCount wanted={[wanted, category]} count={found.length} words={count} />
      {found.length > 0 ? (
        <Table items={found} categories={categories} canEdit={canEdit} isSearched={wanted !== ''} onRemove={onRemove} />
      ) : null}
      {found.length === 0 && isNarrowed ? <NoMatch resetLabel={t('filters.reset')} onReset={reset} /> : null}
    </>
  );
}
