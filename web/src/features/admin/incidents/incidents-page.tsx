import type { IncidentView } from '@comptoir/contract/base/incidents';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { showAlert } from '../../../lib/alerts.ts';
import { formatCalendarDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { failureCode } from '../../../shared/http/api-error.ts';
import { moreOf } from '../../../shared/lists/more-of.ts';
import { RowLink } from '../../../shared/lists/row-link.tsx';
import { useOpenedId } from '../../../shared/lists/use-opened-row.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AlertIcon, DownloadIcon, PlusIcon } from '../../../ui/icons.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { Row, Text } from '../../../ui/layout.tsx';
import { IncidentDialog } from './incident-dialog.tsx';
import { fetchRegister, useIncidents } from './incidents.api.ts';

/** The register of confidentiality incidents. */
export function IncidentsPage() {
  const t = useTranslations('incidents');
  const query = useIncidents();
  const { openId, close } = useOpenedId();
  const [isNew, setNew] = useState(false);
  return (
    <ListSection
      title={t('title')}
      aside={
        <Row align="stretch">
          <DownloadRegister />
          <Button leftSection={<PlusIcon size={18} />} aria-haspopup="dialog" onClick={() => setNew(true)}>
            {t('record')}
          </Button>
        </Row>
      }
    >
      <Text tone="soft">{t('lead')}</Text>
      <QueryError error={query.error} data={query.data} onRetry={() => void query.refetch()} />
      {query.data || !query.error ? <Register query={query} /> : null}
      {openId ? <IncidentDialog key={openId} id={openId} onClose={close} /> : null}
      {isNew ? <IncidentDialog id={null} onClose={() => setNew(false)} /> : null}
    </ListSection>
  );
}

function DownloadRegister() {
  const t = useTranslations('incidents');
  const tErrors = useTranslations('errorMessages');
  const { mutate, isPending } = useCallOnce({
    mutationFn: fetchRegister,
    onSuccess: (file) => saveBlob(file.name, file),
    onError: (error) => showAlert({ tone: 'error', text: tErrors(failureCode(error)) }),
  });
  return (
    <Button variant="default" leftSection={<DownloadIcon size={18} />} loading={isPending} onClick={() => mutate()}>
      {t('download')}
    </Button>
  );
}

function Register({ query }: { readonly query: ReturnType<typeof useIncidents> }) {
  const t = useTranslations('incidents');
  const columns = useColumns();
  const incidents = query.data?.pages.flatMap(({ items }) => items);
  if (!incidents) return <SkeletonRows count={4} />;
  if (incidents.length > 0)
    return (
      <DataTable caption={t('caption')} columns={columns} rows={incidents} idOf={({ id }) => id} more={moreOf(query)} />
    );
  return (
    <EmptyState icon={<AlertIcon size={24} />} title={t('empty')}>
      {t('emptyText')}
    </EmptyState>
  );
}

function useColumns(): Column<IncidentView>[] {
  const t = useTranslations('incidents');
  const language = useLanguage();
  return [
    {
      key: 'number',
      header: t('columns.number'),
      keeps: true,
      cell: ({ id, number }) => <RowLink id={id}>{t('dialog.one', { number: String(number) })}</RowLink>,
    },
    {
      key: 'circumstances',
      header: t('columns.circumstances'),
      grows: true,
      cell: ({ content }) => content.circumstances,
    },
    {
      key: 'discovered',
      header: t('columns.discovered'),
      cell: ({ content }) => formatCalendarDay(content.discoveredOn, language),
    },
    {
      key: 'people',
      header: t('columns.people'),
      isFigure: true,
      isLabelled: true,
      cell: ({ content }) => content.peopleCount ?? t('unknown'),
    },
    {
      key: 'risk',
      header: t('columns.risk'),
      keeps: true,
      cell: ({ content }) => (
        <StatusBadge tone={content.isSerious ? 'error' : 'neutral'}>
          {t(content.isSerious ? 'risk.serious' : 'risk.none')}
        </StatusBadge>
      ),
    },
    {
      key: 'kept',
      header: t('columns.kept'),
      phone: 'hidden',
      cell: ({ keptUntil }) => formatCalendarDay(keptUntil, language),
    },
  ];
}
