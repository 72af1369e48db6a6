import type { PartnerView } from '@comptoir/contract/people/partners';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useWholeList } from '../../../shared/lists/use-whole-list.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { ROW_OPENER } from '../../../ui/row-opener.ts';
import type { Column } from '../../../ui/table-column.ts';

export function PartnerTable({ partners }: { readonly partners: readonly PartnerView[] }) {
  const t = useTranslations('partnerList');
  const columns = useColumns();
  const list = useWholeList(partners, columns);
  return (
    <DataTable
      {...list}
      caption={t('title')}
      columns={columns}
      idOf={({ id }) => id}
      renderActions={({ id, name }) => (
        <Link to="/partner/$idPartner/dashboard" params={{ idPartner: id }} aria-label={t('overviewOf', { name })}>
          {t('overview')}
        </Link>
      )}
    />
  );
}

function useColumns(): Column<PartnerView>[] {
  const t = useTranslations('partnerList');
  const figure = (key: 'merchants' | 'activeMerchants' | 'users'): Column<PartnerView> => ({
    key,
    header: t(`columns.${key}`),
    isFigure: true,
    isLabelled: true,
    sortBy: (partner) => partner[key],
    cell: (partner) => partner[key],
  });
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sortBy: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link to="/partner/$idPartner/" params={{ idPartner: id }} className={ROW_OPENER}>
          {name}
        </Link>
      ),
    },
    figure('merchants'),
    figure('activeMerchants'),
    figure('users'),
  ];
}
