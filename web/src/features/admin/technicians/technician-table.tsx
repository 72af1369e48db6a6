import type { TechnicianView } from '@comptoir/contract/help/technicians';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { EditedTable } from '../../../shared/lists/edited-table.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import type { TechnicianAct } from './technician-dialog.tsx';
import { useFormatAbsence } from './use-format-absence.ts';
import { weeklyHours } from './weekly-hours.ts';

interface TechnicianTableProps {
  readonly technicians: readonly TechnicianView[];
  readonly onAsk: (asked: TechnicianAct) => void;
}

/** Technicians with their week, what is booked with them, and when they are next away. */
export function TechnicianTable({ technicians, onAsk }: TechnicianTableProps) {
  const t = useTranslations('technicians');
  return (
    <EditedTable
      caption={t('title')}
      rows={technicians}
      columns={useColumns()}
      nameOf={({ name }) => name}
      actsOf={({ name }) => [
        { key: 'edit', label: t('edit'), name: t('editNamed', { name }) },
        { key: 'absences', label: t('absences.menu'), name: t('absences.of', { name }) },
      ]}
      onAct={(act: 'edit' | 'absences', { id }) => onAsk({ act, id })}
    />
  );
}

function useColumns(): Column<TechnicianView>[] {
  const t = useTranslations('technicians');
  const language = useLanguage();
  const formatAbsence = useFormatAbsence();
  return [
    { key: 'name', header: t('columns.name'), sortBy: ({ name }) => name, cell: ({ name }) => name },
    {
      key: 'state',
      header: t('columns.state'),
      phone: 'primary',
      keeps: true,
      sortBy: ({ active }) => (active ? 0 : 1),
      cell: ({ active }) => (
        <StatusBadge tone={active ? 'success' : 'neutral'}>
          {t(active ? 'states.active' : 'states.inactive')}
        </StatusBadge>
      ),
    },
    {
      key: 'hours',
      header: t('columns.hours'),
      isFigure: true,
      isLabelled: true,
      sortBy: ({ hours }) => weeklyHours(hours),
      cell: ({ hours }) => t('weekly', { hours: formatNumber(weeklyHours(hours), language) }),
    },
    {
      key: 'appointments',
      header: t('columns.appointments'),
      isFigure: true,
      isLabelled: true,
      sortBy: ({ appointments }) => appointments,
      cell: ({ appointments }) => formatNumber(appointments, language),
    },
    {
      key: 'toMove',
      header: t('columns.toMove'),
      keeps: true,
      isLabelled: true,
      sortBy: ({ appointmentsToMove }) => -appointmentsToMove,
      cell: ({ appointmentsToMove: count }) =>
        count > 0 ? <Link to="/admin/quickbook">{t('toMove', { count })}</Link> : t('none'),
    },
    {
      key: 'absence',
      header: t('columns.absence'),
      grows: true,
      isLabelled: true,
      sortBy: ({ absences }) => absences[0]?.fromOn ?? null,
      cell: ({ absences: [next] }) => (next ? formatAbsence(next) : t('none')),
    },
  ];
}
