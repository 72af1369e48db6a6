import type { MerchantView } from '@comptoir/contract/base/merchants';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatPhone } from '../../../lib/format-phone.ts';
import { MerchantMenu } from '../../../shared/impersonation/merchant-menu.tsx';
import { useWholeList } from '../../../shared/lists/use-whole-list.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { ROW_OPENER } from '../../../ui/row-opener.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import styles from './merchant-list.module.css';

export function MerchantTable({ merchants }: { readonly merchants: readonly MerchantView[] }) {
  const t = useTranslations('merchantList');
  const columns = useColumns();
  const list = useWholeList(merchants, columns);
  return (
    <DataTable
      {...list}
      caption={t('caption')}
      columns={columns}
      idOf={({ id }) => id}
      renderActions={({ id, company_name: name }) => <MerchantMenu merchantId={id} companyName={name} />}
    />
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
      cell: ({ id, company_name: name }) => (
        <Link to="/dashboard" search={{ merchantId: id }} className={ROW_OPENER}>
          {name}
        </Link>
      ),
    },
    { key: 'kind', header: t('columns.kind'), phone: 'hidden', sortBy: kindOf, cell: kindOf },
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
      sortBy: ({ active, subscriptionCompleted }) => Number(active) * (1 + Number(subscriptionCompleted)),
      cell: (merchant) => <MerchantState merchant={merchant} />,
    },
  ];
}

/** What is not as it should be, or that the account is active. */
function MerchantState({ merchant: { active, subscriptionCompleted } }: { readonly merchant: MerchantView }) {
  const t = useTranslations('merchantList.state');
  if (!active) return <StatusBadge tone="neutral">{t('inactive')}</StatusBadge>;
  if (!subscriptionCompleted) return <StatusBadge tone="warning">{t('incomplete')}</StatusBadge>;
  return <StatusBadge tone="success">{t('active')}</StatusBadge>;
}
