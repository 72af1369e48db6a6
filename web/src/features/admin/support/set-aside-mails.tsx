import type { SetAsideMail } from '@comptoir/contract/help/support-mails';
import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { moreOf } from '../../../shared/lists/more-of.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Section } from '../../../ui/section.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { useDecideMail, useSetAsideMails } from './support-queue.api.ts';

/** Mails that stand in no conversation, each with what may be done about it. */
export function SetAsideMails() {
  const t = useTranslations('supportQueue.setAside');
  const query = useSetAsideMails();
  const decide = useDecideMail();
  const columns = useColumns();
  const mails = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Section title={t('title')} lead={t('lead')}>
      <QueryError error={query.error} data={query.data} onRetry={() => void query.refetch()} />
      <FormError error={decide.error} />
      {mails.length > 0 ? (
        <DataTable
          caption={t('caption')}
          columns={columns}
          rows={mails}
          idOf={({ id }) => id}
          more={moreOf(query)}
          renderDetail={(mail) => (
            <Stack gap="sm">
              <Text wrap="lines">{mail.text}</Text>
              <Row as="p" gap="lg" tone="soft">
                {mail.ticket ? (
                  <Button
                    variant="default"
                    disabled={decide.isPending}
                    onClick={() => decide.mutate({ id: mail.id, decision: 'add' })}
                  >
                    {t('add')}
                  </Button>
                ) : null}
                <Button
                  variant="default"
                  disabled={decide.isPending}
                  onClick={() => decide.mutate({ id: mail.id, decision: 'discard' })}
                >
                  {t('discard')}
                </Button>
                <span>
                  {mail.ticket
                    ? t('ticket', { number: mail.ticket.ticketNumber, email: mail.ticket.personEmail })
                    : t('noTicket')}
                </span>
              </Row>
            </Stack>
          )}
        />
      ) : null}
    </Section>
  );
}

function useColumns(): Column<SetAsideMail>[] {
  const t = useTranslations('supportQueue.setAside');
  const reader = useReader();
  return [
    { key: 'from', header: t('columns.from'), cell: ({ from }) => from },
    { key: 'subject', header: t('columns.subject'), grows: true, phone: 'hidden', cell: ({ subject }) => subject },
    { key: 'reason', header: t('columns.reason'), cell: ({ reason }) => t(`reasons.${reason}`) },
    {
      key: 'received',
      header: t('columns.received'),
      cell: ({ receivedAt }) => <time dateTime={receivedAt}>{formatInstant(new Date(receivedAt), reader)}</time>,
    },
  ];
}
