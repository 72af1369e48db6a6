import type { SupportSettingsView } from '@comptoir/contract/base/support-settings';
import { wordSupportHours } from '@comptoir/domain/base/support-settings/word-support-hours';
import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { DataTable } from '../../../ui/data-table.tsx';

/** Settings and their authors, the newest first: that one is in force. */
export function SettingsHistory({ history }: Pick<SupportSettingsView, 'history'>) {
  const t = useTranslations('supportSettings');
  const reader = useReader();
  return (
    <DataTable
      caption={t('history')}
      columns={[
        { key: 'at', header: t('columns.at'), cell: ({ changedAt }) => formatInstant(new Date(changedAt), reader) },
        { key: 'by', header: t('columns.by'), cell: ({ changedBy }) => changedBy },
        { key: 'hours', header: t('columns.hours'), cell: (row) => wordSupportHours(row, reader.language) },
        { key: 'ways', header: t('columns.ways'), grows: true, cell: (row) => waysOf(row) },
      ]}
      rows={history}
      idOf={({ changedAt }) => changedAt}
    />
  );
}

const waysOf = ({ telephone, email }: SupportSettingsView['history'][number]): string =>
  [telephone, email].filter(Boolean).join(' · ');
