import type { MerchantFacts } from '@comptoir/contract/base/merchant-lists';
import type { MerchantView } from '@comptoir/contract/base/merchants';
import type { MerchantColumn } from '@comptoir/domain/base/merchants/merchant-columns';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MerchantMenu } from '../impersonation/merchant-menu.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { RowChoice } from '../../ui/row-choice.tsx';
import type { Column, Sort } from '../../ui/table-column.ts';
import { useFacts } from './merchant-list.api.ts';
import { useMerchantColumns } from './use-merchant-columns.tsx';

// its form is for the moments when something is changed
const MoveMerchantDialog = lazy(async () => ({
  default: (await import('./move-merchant-dialog.tsx')).MoveMerchantDialog,
}));

interface MerchantTableProps {
  readonly merchants: readonly MerchantView[];
  readonly columns: readonly MerchantColumn[];
  /** The names of partners, where they are of several. */
  readonly partners: readonly { readonly value: string; readonly label: string }[];
  readonly choice: RowChoice<MerchantView>;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
  /** Columns that a screen adds, before the last one. */
  readonly more?: readonly Column<MerchantView>[] | undefined;
}

const NONE: readonly Column<MerchantView>[] = [];

/** Columns with the standing of merchants, which is asked for beside their files. */
const OF_STANDING: ReadonlySet<MerchantColumn> = new Set([
  'subscription',
  'payment',
  'certificates',
  'lastBill',
  'waiting',
  'health',
]);

export function MerchantTable({ merchants, columns, partners, more = NONE, ...table }: MerchantTableProps) {
  const t = useTranslations('merchantList');
  const [moved, setMoved] = useState<MerchantView | null>(null);
  const ids = merchants.map(({ id }) => id);
  const { data } = useFacts(
    ids,
    columns.some((column) => OF_STANDING.has(column)),
  );
  const standings = new Map(data?.items.map((standing): [string, MerchantFacts] => [standing.id, standing]));
  const all = useMerchantColumns({ standings, partners });
  return (
    <>
      <DataTable
        {...table}
        caption={t('caption')}
        columns={[...all.filter(({ key }) => key === 'name' || columns.some((column) => column === key)), ...more]}
        rows={merchants}
        idOf={({ id }) => id}
        renderActions={(merchant) => (
          <MerchantMenu
            merchantId={merchant.id}
            companyName={merchant.company_name}
            onMove={() => setMoved(merchant)}
          />
        )}
      />
      <Suspense>{moved ? <MoveMerchantDialog merchant={moved} onClose={() => setMoved(null)} /> : null}</Suspense>
    </>
  );
}
