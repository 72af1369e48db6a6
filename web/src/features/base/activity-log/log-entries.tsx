import type { LogEntryView } from '@comptoir/contract/base/activity-log';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LogIcon } from '../../../ui/icons.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { LogTable } from './log-table.tsx';

interface LogEntriesProps {
  /** Undefined while they are on their way. */
  readonly entries: readonly LogEntryView[] | undefined;
  readonly arrived: readonly LogEntryView[];
  readonly isFiltered: boolean;
  readonly onReset: () => void;
}

/** The entries, or why there are none. Source: spec §8 "Empty lists". */
export function LogEntries({ entries, arrived, isFiltered, onReset }: LogEntriesProps) {
  const t = useTranslations('activityLog.filters');
  const tEmpty = useTranslations('ui.empty');
  if (!entries) return <SkeletonRows count={8} />;
  if (entries.length > 0) return <LogTable entries={entries} arrived={arrived} />;
  const icon = <LogIcon size={24} />;
  if (!isFiltered) return <EmptyState icon={icon} title={tEmpty('nothing')} />;
  return (
    <EmptyState
      icon={icon}
      title={tEmpty('noMatch')}
      action={
        <Button variant="default" onClick={onReset}>
          {t('reset')}
        </Button>
      }
    />
  );
}
