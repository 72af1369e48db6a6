import type { MerchantListView } from '@comptoir/contract/base/merchant-views';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useAddress } from '../lists/use-address.ts';
import { Banner } from '../../ui/banner.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import styles from './merchant-list.module.css';
import { useMerchantViews } from './merchant-views.api.ts';
import type { ShownMerchants, useMerchantFilters } from './use-merchant-filters.ts';
import { ViewMenu } from './view-menu.tsx';

interface ViewBarProps {
  readonly filters: ReturnType<typeof useMerchantFilters>;
  /** Beside the views. */
  readonly children?: ReactNode;
}

/** No view, as a list of choices has it. */
const NONE = '';

/** The saved views of the list: which one is open, and what can be done with it. */
export function ViewBar({ filters, children }: ViewBarProps) {
  const t = useTranslations('merchantViews');
  const { data } = useMerchantViews();
  useDefaultView(data?.items, filters.show);
  const views = data?.items ?? [];
  const opened = views.find(({ id }) => id === filters.saved) ?? null;
  const shown = { wanted: filters.wanted, sort: filters.place.sort ?? null, columns: filters.columns };
  const isChanged = opened !== null && wordsOf(opened) !== wordsOf(shown);
  const open = (id: string): void => {
    const view = views.find((one) => one.id === id);
    if (view) filters.show(view, view.id);
    else filters.show({ wanted: {}, sort: null, columns: [] }, null);
  };
  return (
    <>
      <Row className={styles.views} gap="md" align="end">
        <SelectField
          label={t('label')}
          value={opened?.id ?? NONE}
          options={[
            { value: NONE, label: t('none') },
            ...views.map(({ id, name, isOwn }) => ({ value: id, label: isOwn ? name : t('shared', { name }) })),
          ]}
          onChange={open}
        />
        <ViewMenu opened={opened} isChanged={isChanged} shown={shown} onShow={filters.show} />
        {children}
      </Row>
      {opened ? <Remarks opened={opened} isChanged={isChanged} /> : null}
    </>
  );
}

/** Differences from what was kept: by the user's hand, or because it exists no more. */
function Remarks({ opened, isChanged }: { readonly opened: MerchantListView; readonly isChanged: boolean }) {
  const t = useTranslations('merchantViews');
  const { name, dropped } = opened;
  return (
    <>
      {isChanged ? <Text tone="soft">{t('changed', { name })}</Text> : null}
      {dropped.length > 0 ? (
        <Banner tone="warning">{t('dropped', { count: dropped.length, words: dropped.join(', ') })}</Banner>
      ) : null}
    </>
  );
}

/** Opens the list with the view that the user has chosen for it, unless the address says something already. */
function useDefaultView(views: readonly MerchantListView[] | undefined, show: ViewBarProps['filters']['show']): void {
  const { search } = useAddress();
  // the merchant in view is the shell's
  const isOpening = useRef(
    Object.entries(search).every(([name, value]) => name === 'merchantId' || value === undefined),
  );
  useEffect(() => {
    if (!views || !isOpening.current) return;
    isOpening.current = false;
    const usual = views.find(({ isOwn, isDefault }) => isOwn && isDefault);
    if (usual) show(usual, usual.id);
  }, [views, show]);
}

/** Writes what is shown, so that two that show the same are the same text: an order of words and of columns is no difference. */
const wordsOf = ({ wanted, sort, columns }: ShownMerchants): string =>
  JSON.stringify([
    Object.entries(wanted)
      .map(([name, value]) => `${name} ${[value].flat().map(String).toSorted(byText).join()}`)
      .toSorted(byText),
    sort,
    columns.toSorted(byText),
  ]);

const byText = (one: string, other: string): number => one.localeCompare(other);
