import { useQuery } from '@tanstack/react-query';
import type { TaxRowsView, TaxRowView } from '@comptoir/contract/base/taxes';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CalendarIcon, PlusIcon } from '../../../ui/icons.tsx';
import { Text } from '../../../ui/layout.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { taxRowsQuery } from '../../../shared/queries/taxes.ts';
import { AnnouncedRows } from './announced-rows.tsx';
import { useRowColumns } from './use-row-columns.ts';

// forms are for the moments when something is changed
const AnnounceDialog = lazy(async () => ({ default: (await import('./announce-dialog.tsx')).AnnounceDialog }));
const SettleDialog = lazy(async () => ({ default: (await import('./settle-dialog.tsx')).SettleDialog }));

type Opened = { readonly way: 'confirm' | 'withdraw'; readonly row: TaxRowView } | 'new' | null;

/** Changes of both taxes, announced, confirmed and withdrawn here, over the rates that the program came with. */
export function TaxesPage() {
  const t = useTranslations('taxes');
  const { data, error, refetch } = useQuery(taxRowsQuery());
  const [opened, open] = useState<Opened>(null);
  const close = (): void => open(null);
  return (
    <>
      <ListSection
        title={t('title')}
        aside={
          <Button leftSection={<PlusIcon size={18} />} aria-haspopup="dialog" onClick={() => open('new')}>
            {t('add')}
          </Button>
        }
      >
        <Text tone="soft">{t('lead')}</Text>
        <QueryError error={error} data={data} onRetry={() => void refetch()} />
        {data ? <Announced rows={data.announced} onOpen={(way, row) => open({ way, row })} /> : null}
        {data || error ? null : <SkeletonRows count={4} />}
        <Suspense>
          {opened === 'new' ? <AnnounceDialog onClose={close} /> : null}
          {opened && opened !== 'new' ? <SettleDialog {...opened} onClose={close} /> : null}
        </Suspense>
      </ListSection>
      {data ? <BuiltIn rows={data.builtIn} /> : null}
    </>
  );
}

interface AnnouncedProps {
  readonly rows: readonly TaxRowView[];
  readonly onOpen: (way: 'confirm' | 'withdraw', row: TaxRowView) => void;
}

function Announced({ rows, onOpen }: AnnouncedProps) {
  const t = useTranslations('taxes');
  if (rows.length > 0) return <AnnouncedRows rows={rows} onOpen={onOpen} />;
  return (
    <EmptyState icon={<CalendarIcon size={24} />} title={t('empty')}>
      {t('emptyText')}
    </EmptyState>
  );
}

function BuiltIn({ rows }: { readonly rows: TaxRowsView['builtIn'] }) {
  const t = useTranslations('taxes');
  const columns = useRowColumns();
  return (
    <ListSection title={t('builtIn')}>
      <DataTable
        isFacts
        caption={t('builtIn')}
        columns={columns}
        rows={rows}
        idOf={({ tax, from, classes }) => [tax, from, ...classes].join(' ')}
      />
    </ListSection>
  );
}
