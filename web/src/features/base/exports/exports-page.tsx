import type { ExportView } from '@comptoir/contract/base/exports';
import { isUnderWay, timeLeft } from '@comptoir/domain/base/exports/export-state';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatAge, formatLongDay, formatNumber } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { useCancelExport, useExports, useFetchExport } from './exports.api.ts';

/** Files of many rows that are made for the person: how far each is, and the file once it is there. */
export function ExportsPage() {
  const t = useTranslations('exports');
  const { data, error, refetch } = useExports();
  const { open } = useSearch({ strict: false });
  const isGone = data && open && !data.items.some(({ id }) => id === open);
  return (
    <Page title={t('title')} lead={t('lead')}>
      {isGone ? <Banner tone="warning">{t('gone')}</Banner> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows count={3} />}
      {data ? <Exports items={data.items} /> : null}
    </Page>
  );
}

function Exports({ items }: { readonly items: readonly ExportView[] }) {
  const t = useTranslations('exports');
  const cancel = useCancelExport();
  const fetchFile = useFetchExport();
  const columns = useColumns();
  if (items.length === 0) return <EmptyState icon={<DownloadIcon size={32} />} title={t('empty')} />;
  return (
    <>
      <FormError error={fetchFile.error ?? cancel.error} />
      <DataTable
        caption={t('caption')}
        columns={columns}
        rows={items}
        idOf={({ id }) => id}
        renderActions={({ id, state }) =>
          state === 'ready' ? (
            <Button
              loading={fetchFile.isPending && fetchFile.variables === id}
              disabled={fetchFile.isPending}
              onClick={() => fetchFile.mutate(id)}
            >
              {t('fetch')}
            </Button>
          ) : state === 'cancelled' ? null : (
            <Button variant="default" disabled={cancel.isPending} onClick={() => cancel.mutate(id)}>
              {t(isUnderWay(state) ? 'cancel' : 'remove')}
            </Button>
          )
        }
      />
    </>
  );
}

const TONES: Readonly<Record<ExportView['state'], Tone>> = {
  waiting: 'neutral',
  writing: 'info',
  ready: 'success',
  failed: 'error',
  cancelled: 'neutral',
};

function useColumns(): Column<ExportView>[] {
  const t = useTranslations('exports');
  const { language } = useReader();
  const now = useNow(10_000);
  const number = (count: number): string => formatNumber(count, language);
  const nameOf = ({ kind, from, to }: ExportView): string =>
    from && to
      ? t('days', {
          kind: t(`kinds.${kind}`),
          from: formatLongDay(from, language),
          to: formatLongDay(to, language),
        })
      : t(`kinds.${kind}`);
  return [
    { key: 'what', header: t('columns.what'), phone: 'primary', grows: true, cell: nameOf },
    { key: 'merchant', header: t('columns.merchant'), cell: ({ companyName }) => companyName },
    { key: 'format', header: t('columns.format'), cell: ({ format }) => format.toUpperCase() },
    {
      key: 'state',
      header: t('columns.state'),
      keeps: true,
      phone: 'secondary',
      cell: ({ state }) => <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>,
    },
    {
      key: 'progress',
      header: t('columns.progress'),
      cell: ({ rows, rowsDone, state }) =>
        rows === null
          ? '–'
          : isUnderWay(state)
            ? t('progress', { done: number(rowsDone), total: number(rows) })
            : number(rows),
    },
    {
      key: 'left',
      header: t('columns.left'),
      cell: (line) => {
        if (line.expiresAt) return t('kept', { time: formatAge(Date.parse(line.expiresAt) - now.getTime()) });
        const left = isUnderWay(line.state) ? timeLeft({ ...line, startedAt: startOf(line) }, now) : null;
        return left === null ? '–' : t('about', { time: formatAge(left + 30_000) });
      },
    },
  ];
}

const startOf = ({ startedAt }: ExportView): Date | null => (startedAt ? new Date(startedAt) : null);
