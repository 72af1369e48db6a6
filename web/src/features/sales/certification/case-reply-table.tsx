import type { CaseReplyView } from '@comptoir/contract/sales/certification';
import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LogIcon } from '../../../ui/icons.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { TimeText } from '../../../shared/sessions/time-text.tsx';
import styles from './certification.module.css';

/** What the authority answered to each request of a case, newest first. */
export function CaseReplyTable({ replies }: { readonly replies: readonly CaseReplyView[] }) {
  const t = useTranslations('certification');
  const reader = useReader();
  if (replies.length === 0)
    return (
      <EmptyState icon={<LogIcon size={24} />} title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    );
  return (
    <CardTable
      caption={t('replies')}
      heading="at"
      headers={{
        at: t('columns.at'),
        case: t('columns.case'),
        request: t('columns.request'),
        device: t('columns.device'),
        result: t('columns.result'),
        next: t('columns.next'),
      }}
      rows={replies.map((reply) => {
        const at = new Date(reply.answeredAt);
        return {
          id: reply.id,
          cells: {
            at: <TimeText at={at}>{formatInstant(at, reader)}</TimeText>,
            case: <strong className={styles.code}>{reply.testCase}</strong>,
            request: <code className={styles.code}>{reply.request}</code>,
            device: reply.deviceNumber ?? t('none'),
            result: <ResultOf reply={reply} />,
            next: <span className={styles.code}>{reply.nextCase ?? t('none')}</span>,
          },
        };
      })}
    />
  );
}

function ResultOf({ reply: { errors, httpStatus } }: { readonly reply: CaseReplyView }) {
  const t = useTranslations('certification');
  const isAccepted = errors.length === 0 && httpStatus < 400;
  return (
    <div className={styles.stack}>
      <StatusBadge tone={isAccepted ? 'success' : 'error'}>{t(isAccepted ? 'accepted' : 'refused')}</StatusBadge>
      {errors.map(({ id, codRetour }) => (
        <code key={id} className={styles.code}>
          {codRetour === null ? id : `${id}[${codRetour}]`}
        </code>
      ))}
    </div>
  );
}
