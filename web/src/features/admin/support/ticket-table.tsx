import type { TicketSummary } from '@comptoir/contract/help/support-tickets';
import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { RowLink } from '../../../shared/lists/row-link.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { TicketState } from '../../../shared/support/ticket-state.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { More } from '../../../ui/more-rows.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { Row } from '../../../ui/layout.tsx';
import styles from './support-queue.module.css';

interface TicketTableProps {
  readonly tickets: readonly TicketSummary[];
  readonly more: More;
}

/** Tickets of everyone, the last changed first. */
export function TicketTable({ tickets, more }: TicketTableProps) {
  const t = useTranslations('supportQueue');
  return <DataTable caption={t('caption')} columns={useColumns()} rows={tickets} idOf={({ id }) => id} more={more} />;
}

function useColumns(): Column<TicketSummary>[] {
  const t = useTranslations('supportQueue');
  const tTickets = useTranslations('tickets');
  const reader = useReader();
  return [
    {
      key: 'ticket',
      header: t('columns.ticket'),
      cell: ({ id, ticketNumber, subject, isUnread }) => (
        <Row as="span" isWhole>
          <RowLink id={id}>
            {tTickets('title', { number: ticketNumber, subject: tTickets(`subjects.${subject}`) })}
          </RowLink>
          {isUnread ? <Unread /> : null}
        </Row>
      ),
    },
    {
      key: 'person',
      header: t('columns.person'),
      cell: ({ personName, companyName, partnerName }) =>
        [personName, companyName ?? partnerName].filter(Boolean).join(', '),
    },
    { key: 'excerpt', header: t('columns.excerpt'), grows: true, phone: 'hidden', cell: ({ excerpt }) => excerpt },
    {
      key: 'state',
      header: t('columns.state'),
      keeps: true,
      cell: ({ state }) => <TicketState isOfSupport state={state} />,
    },
    {
      key: 'assignee',
      header: t('columns.assignee'),
      phone: 'hidden',
      cell: ({ assignee }) => assignee?.name ?? t('unassigned'),
    },
    {
      key: 'changed',
      header: t('columns.changed'),
      keeps: true,
      cell: ({ changedAt }) => <time dateTime={changedAt}>{formatInstant(new Date(changedAt), reader)}</time>,
    },
  ];
}

/** A mark beside the ticket, which says in words that it is new. */
function Unread() {
  const t = useTranslations('tickets');
  return (
    <span className={styles.unread}>
      <span className="visually-hidden">{t('unread')}</span>
    </span>
  );
}
