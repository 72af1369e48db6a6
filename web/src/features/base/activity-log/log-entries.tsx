import type { LogEntryView } from '@comptoir/contract/base/activity-log';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useDrawnAfter } from '../../../lib/use-drawn-after.ts';
import { useAddress } from '../../../shared/lists/use-address.ts';
import { useOpenedRow } from '../../../shared/lists/use-opened-row.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LogIcon } from '../../../ui/icons.tsx';
import type { More } from '../../../ui/more-rows.tsx';
import { NoMatch } from '../../../ui/no-match.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { LogTable } from './log-table.tsx';

const LogEntryDetails = lazy(async () => ({
  default: (await import('./log-entry-details.tsx')).LogEntryDetails,
}));

interface LogEntriesProps {
  /** Undefined while they are on their way. */
  readonly entries: readonly LogEntryView[] | undefined;
  readonly arrived: readonly LogEntryView[];
  readonly more: More;
  readonly isFiltered: boolean;
  readonly onReset: () => void;
}

/** The entries, or why there are none. Source: spec §8 "Empty lists". */
export function LogEntries({ entries, arrived, more, isFiltered, onReset }: LogEntriesProps) {
  const t = useTranslations('activityLog.filters');
  const tEmpty = useTranslations('ui.empty');
  const { search } = useAddress();
  const { close } = useOpenedRow(entries);
  const isDrawn = useDrawnAfter(entries !== undefined);
  if (!entries || !isDrawn) return <SkeletonRows count={8} />;
  if (entries.length > 0)
    return (
      <>
        <LogTable entries={entries} arrived={arrived} more={more} />
        <Suspense>{search.open ? <LogEntryDetails id={search.open} onClose={close} /> : null}</Suspense>
      </>
    );
  if (isFiltered) return <NoMatch resetLabel={t('reset')} onReset={onReset} />;
  return <EmptyState icon={<LogIcon size={24} />} title={tEmpty('nothing')} />;
}
