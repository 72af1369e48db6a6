import type { AttentionPage } from '@comptoir/contract/base/merchants';
import type { Look } from '@comptoir/domain/base/merchants/attention';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { ListSection } from '../../ui/list-section.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Swap } from '../../ui/swap.tsx';
import { useAddress } from '../lists/use-address.ts';
import { MerchantSummaryTable } from './merchant-summary-table.tsx';
import styles from './merchant-summary.module.css';
import { useLooked } from './use-looked.ts';

interface AttentionListProps {
  /** Undefined while they are on their way. */
  readonly page: AttentionPage | undefined;
  /** What is counted over all merchants, and looked into. */
  readonly counts: Readonly<Record<Look, number>>;
  /** The way to all merchants. */
  readonly all: ReactNode;
}

/** The merchants that need a look, or those behind a tile: then with what they add up to, and the way back. */
export function AttentionList({ page, counts, all }: AttentionListProps) {
  const t = useTranslations('merchantSummary.attention');
  const { look } = useLooked();
  const { change } = useAddress();
  const title = look ? t(`behind.${look}`) : t('title');
  const back = (
    <Link to="." search={({ look: _look, cursor: _cursor, ...before }) => before} resetScroll={false}>
      {t('all')}
    </Link>
  );
  return (
    // a tile is above it, and on a telephone out of sight of it
    <Swap shown={look ?? ''}>
      <ListSection title={title} aside={look ? back : all}>
        {page ? <Merchants title={title} page={page} look={look} counts={counts} /> : <SkeletonRows count={4} />}
        <Pager
          previous={page?.previousCursor ?? null}
          next={page?.nextCursor ?? null}
          isLoading={false}
          onGo={(cursor) => change({ cursor })}
        />
      </ListSection>
    </Swap>
  );
}

interface MerchantsProps extends Pick<AttentionListProps, 'counts'> {
  readonly title: string;
  readonly page: AttentionPage;
  readonly look: Look | undefined;
}

function Merchants({ title, page: { items, count }, look, counts }: MerchantsProps) {
  const t = useTranslations('merchantSummary');
  if (count > 0)
    return (
      <>
        {look ? (
          <p className={styles.sum}>{t(`attention.sum.${look}`, { count: counts[look], merchants: count })}</p>
        ) : null}
        <MerchantSummaryTable caption={title} merchants={items} isWhole={items.length === count} />
      </>
    );
  return (
    <EmptyState icon={<CheckIcon size={24} />} title={t(`attention.none.${look ?? 'any'}`)}>
      {look ? null : t('attention.calm')}
    </EmptyState>
  );
}
