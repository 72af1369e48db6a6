import type { TicketSummary } from '@comptoir/contract/help/support-tickets';
import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { moreOf } from '../../../shared/lists/more-of.ts';
import { RowLink } from '../../../shared/lists/row-link.tsx';
import { useOpenedId } from '../../../shared/lists/use-opened-row.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { TicketState } from '../../../shared/support/ticket-state.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { Row } from '../../../ui/layout.tsx';
import { useOwnTickets, useTicketNews } from './support.api.ts';
import { TicketDialog } from './ticket-dialog.tsx';

/** Questions to support and their answers; nothing where nothing was asked yet. */
export function OwnTickets() {
  const t = useTranslations('support.mine');
  const columns = useColumns();
  const query = useOwnTickets();
  const { openId, close } = useOpenedId();
  const tickets = query.data?.pages.flatMap(({ items }) => items) ?? [];
  useTicketNews();
  return (
    <>
      {tickets.length > 0 || query.error ? (
        <Section title={t('title')} lead={t('lead')}>
          <QueryError error={query.error} data={query.data} onRetry={() => void query.refetch()} />
          {tickets.length > 0 ? (
            <DataTable
              caption={t('caption')}
              columns={columns}
              rows={tickets}
              idOf={({ id }) => id}
              more={moreOf(query)}
            />
          ) : null}
        </Section>
      ) : null}
      {openId ? <TicketDialog key={openId} id={openId} onClose={close} /> : null}
    </>
  );
}

function useColumns(): Column<TicketSummary>[] {
  const t = useTranslations('support.mine.columns');
  const tTickets = useTranslations('tickets');
  const reader = useReader();
  return [
    {
      key: 'subject',
      header: t('subject'),
      cell: ({ id, ticketNumber, subject, isUnread }) => (
        <Row as="span">
          <RowLink id={id}>
            {tTickets('title', { number: ticketNumber, subject: tTickets(`subjects.${subject}`) })}
          </RowLink>
          {isUnread ? <StatusBadge tone="info">{tTickets('unread')}</StatusBadge> : null}
        </Row>
      ),
    },
    { key: 'excerpt', header: t('excerpt'), grows: true, phone: 'hidden', cell: ({ excerpt }) => excerpt },
    { key: 'state', header: t('state'), cell: ({ state }) => <TicketState state={state} /> },
    {
      key: 'changed',
      header: t('changed'),
      cell: ({ changedAt }) => <time dateTime={changedAt}>{formatInstant(new Date(changedAt), reader)}</time>,
    },
  ];
}
