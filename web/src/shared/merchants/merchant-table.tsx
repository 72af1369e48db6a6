import type { MerchantView } from '@comptoir/contract/base/merchants';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { merchantState } from '@comptoir/domain/base/merchants/merchant-state';
import { formatPhone } from '../../lib/format-phone.ts';
import { MerchantMenu } from '../impersonation/merchant-menu.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Column, Sort } from '../../ui/table-column.ts';
import { MerchantLink } from './merchant-link.tsx';
import styles from './merchant-list.module.css';

// its form is for the moments when something is changed
const MoveMerchantDialog = lazy(async () => ({
  default: (await import('./move-merchant-dialog.tsx')).MoveMerchantDialog,
}));

interface MerchantTableProps {
  readonly merchants: readonly MerchantView[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
}

export function MerchantTable({ merchants, ...order }: MerchantTableProps) {
  const t = useTranslations('merchantList');
  const [moved, setMoved] = useState<MerchantView | null>(null);
  return (
    <>
      <DataTable
        {...order}
        caption={t('caption')}
        columns={useColumns()}
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

function useColumns(): Column<MerchantView>[] {
  const t = useTranslations('merchantList');
  const unknown = <span className={styles.faint}>{t('unknown')}</span>;
  const kindOf = ({ sub_sector: sector, isTraiteur }: MerchantView): string =>
    [sector ? t(`subSectors.${sector}`) : t('noSubSector'), isTraiteur ? t('caterer') : null]
      .filter(Boolean)
      .join(' · ');
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sortBy: ({ company_name: name }) => name,
      cell: ({ id, company_name: name }) => <MerchantLink id={id} name={name} />,
    },
    { key: 'kind', header: t('columns.kind'), phone: 'hidden', cell: kindOf },
    {
      key: 'city',
      header: t('columns.city'),
      sortBy: ({ city }) => city,
      cell: ({ city }) => city ?? unknown,
    },
    {
      key: 'fileNumber',
      header: t('columns.fileNumber'),
      sortBy: ({ file_number: number }) => number,
      cell: ({ file_number: number }) => number ?? unknown,
    },
    {
      key: 'phone',
      header: t('columns.phone'),
      cell: ({ area_code: area, phone_number: number }) => {
        const phone = formatPhone(area, number);
        return phone ? <a href={`tel:${phone}`}>{phone}</a> : unknown;
      },
    },
    {
      key: 'state',
      header: t('columns.state'),
      phone: 'primary',
      keeps: true,
      cell: (merchant) => <MerchantState merchant={merchant} />,
    },
  ];
}

const TONES = { registering: 'warning', active: 'success', inactive: 'neutral' } as const;

function MerchantState({ merchant }: { readonly merchant: MerchantView }) {
  const t = useTranslations('merchantList.state');
  const state = merchantState(merchant);
  return <StatusBadge tone={TONES[state]}>{t(state)}</StatusBadge>;
}
