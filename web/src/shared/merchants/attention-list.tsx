import type { AttentionCounts, AttentionPage } from '@comptoir/contract/base/merchants';
import type { Look } from '@comptoir/domain/base/merchants/attention';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { ListSection } from '../../ui/list-section.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Text } from '../../ui/layout.tsx';
import { useAddress } from '../lists/use-address.ts';
import { AllLooked } from './all-looked.tsx';
import { MerchantSummaryTable } from './merchant-summary-table.tsx';
import { useLooked } from './use-looked.ts';

interface AttentionListProps {
  /** Undefined while they are on their way. */
  readonly page: AttentionPage | undefined;
  /** Counts over all merchants; each can be looked into. */
  readonly counts: AttentionCounts | undefined;
  /** The way to all merchants. */
  readonly all: ReactNode;
}

/** The merchants that need a look, or those behind a tile: then with what they add up to, and the way back. */
export function AttentionList({ page, counts, all }: AttentionListProps) {
  const t = useTranslations('merchantSummary.attention');
  const { look } = useLooked();
  const { change } = useAddress();
  const title = look ? t(`behind.${look}`) : t('title');
  return (
    <ListSection title={title} aside={look ? <AllLooked /> : all}>
      {page ? <Merchants title={title} page={page} look={look} counts={counts} /> : <SkeletonRows count={4} />}
      <Pager
        previous={page?.previousCursor ?? null}
        next={page?.nextCursor ?? null}
        isLoading={false}
        onGo={(cursor) => change({ cursor })}
      />
    </ListSection>
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
          <Text tone="soft">
            {t(`attention.sum.${SUMS[look]}`, { count: countOf(counts, look), merchants: count })}
          </Text>
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

/** In which words the count of a look is said. */
const SUMS = {
  waiting: 'bills',
  calm: 'bills',
  warning: 'bills',
  urgent: 'bills',
  late: 'bills',
  refused: 'refused',
  devices: 'devices',
  registration: 'registration',
} as const satisfies Readonly<Record<Look, string>>;

function countOf(counts: AttentionCounts | undefined, look: Look): number {
  if (!counts) return 0;
  const { waiting, refused, devicesInTrouble: devices, stuckRegistrations: registration, waitingByAge } = counts;
  return { ...waitingByAge, waiting, refused, devices, registration }[look];
}
