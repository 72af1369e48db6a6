import { mailtoLink } from '@comptoir/domain/base/mail/mailto-link';
import type { PartnerStanding } from '@comptoir/contract/people/partners';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../ui/data-table.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { ROW_OPENER } from '../../../ui/row-opener.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column, Sort } from '../../../ui/table-column.ts';
import type { PartnerAct } from './partner-dialog.tsx';

interface PartnerTableProps {
  readonly partners: readonly PartnerStanding[];
  readonly order: { readonly sort: Sort | null; readonly onSort: (sort: Sort) => void };
  readonly onAsk: (asked: PartnerAct) => void;
}

export function PartnerTable({ partners, order, onAsk }: PartnerTableProps) {
  const t = useTranslations('partnerList');
  const columns = useColumns();
  return (
    <DataTable
      {...order}
      rows={partners}
      caption={t('title')}
      columns={columns}
      idOf={({ id }) => id}
      renderActions={(partner) => <PartnerMenu partner={partner} onAsk={onAsk} />}
    />
  );
}

interface PartnerMenuProps extends Pick<PartnerTableProps, 'onAsk'> {
  readonly partner: PartnerStanding;
}

function PartnerMenu({ partner, onAsk }: PartnerMenuProps) {
  const t = useTranslations('partnerList');
  const tUi = useTranslations('ui');
  const { id, name, suspended } = partner;
  const overview = (className: string | undefined) => (
    <Link
      to="/partner/$idPartner/dashboard"
      params={{ idPartner: id }}
      aria-label={t('overviewOf', { name })}
      className={className}
    >
      {t('overview')}
    </Link>
  );
  return (
    <Menu
      label={tUi('actionsOn', { name })}
      entries={[
        { key: 'overview', label: t('overview'), link: overview },
        { key: 'edit', label: t('edit') },
        { key: 'suspension', label: t(suspended ? 'reinstate.menu' : 'suspend.menu'), isGrave: !suspended },
      ]}
      onChoose={(act) => (act === 'overview' ? undefined : onAsk({ act, partner }))}
    />
  );
}

function useColumns(): Column<PartnerStanding>[] {
  const t = useTranslations('partnerList');
  const figure = (
    key: 'merchants' | 'registering' | 'waiting' | 'devicesInTrouble' | 'unpaidMerchants',
  ): Column<PartnerStanding> => ({
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
    {
      key: 'contact',
      header: t('columns.contact'),
      phone: 'hidden',
      cell: ({ contactEmail }) => (contactEmail ? <a href={mailtoLink(contactEmail)}>{contactEmail}</a> : t('unknown')),
    },
    figure('merchants'),
    figure('registering'),
    figure('waiting'),
    figure('devicesInTrouble'),
    figure('unpaidMerchants'),
    {
      key: 'suspended',
      header: t('columns.state'),
      phone: 'primary',
      keeps: true,
      sortBy: ({ suspended }) => (suspended ? 1 : 0),
      cell: ({ suspended }) => (
        <StatusBadge tone={suspended ? 'warning' : 'success'}>{t(suspended ? 'suspended' : 'active')}</StatusBadge>
      ),
    },
  ];
}
