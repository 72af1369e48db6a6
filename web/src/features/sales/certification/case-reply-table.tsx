import type { CaseReplyView } from '@comptoir/contract/sales/certification';
import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LogIcon } from '../../../ui/icons.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { Stack } from '../../../ui/layout.tsx';
import { TimeText } from '../../../shared/sessions/time-text.tsx';
import styles from './certification.module.css';

/** Replies of the authority to each request of a case, newest first. */
export function CaseReplyTable({ replies }: { readonly replies: readonly CaseReplyView[] }) {
  const t = useTranslations('certification');
  const columns = useColumns();
  if (replies.length === 0)
    return (
      <EmptyState icon={<LogIcon size={24} />} title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    );
  return <DataTable isFacts caption={t('replies')} columns={columns} rows={replies} idOf={({ id }) => id} />;
}

function useColumns(): Column<CaseReplyView>[] {
  const t = useTranslations('certification');
  const reader = useReader();
  return [
    {
      key: 'at',
      header: t('columns.at'),
      cell: ({ answeredAt }) => (
        <TimeText at={new Date(answeredAt)}>{formatInstant(new Date(answeredAt), reader)}</TimeText>
      ),
    },
    {
      key: 'case',
      header: t('columns.case'),
      cell: ({ testCase }) => <strong className={styles.code}>{testCase}</strong>,
    },
    {
      key: 'request',
      header: t('columns.request'),
      cell: ({ request }) => <code className={styles.code}>{request}</code>,
    },
    { key: 'device', header: t('columns.device'), cell: ({ deviceNumber }) => deviceNumber ?? t('none') },
    { key: 'result', header: t('columns.result'), cell: (reply) => <ResultOf reply={reply} /> },
    {
      key: 'next',
      header: t('columns.next'),
      cell: ({ nextCase }) => <span className={styles.code}>{nextCase ?? t('none')}</span>,
    },
  ];
}

function ResultOf({ reply: { errors, httpStatus } }: { readonly reply: CaseReplyView }) {
  const t = useTranslations('certification');
  const isAccepted = errors.length === 0 && httpStatus < 400;
  return (
    <Stack gap="xs" align="start">
      <StatusBadge tone={isAccepted ? 'success' : 'error'}>{t(isAccepted ? 'accepted' : 'refused')}</StatusBadge>
      {errors.map(({ id, codRetour }) => (
        <code key={id} className={styles.code}>
          {codRetour === null ? id : `${id}[${codRetour}]`}
        </code>
      ))}
    </Stack>
  );
}
