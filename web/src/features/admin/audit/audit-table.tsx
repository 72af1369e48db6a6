import type { AuditEventView } from '@comptoir/contract/base/audit';
import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { CardTable } from '../../../ui/card-table.tsx';
import { TimeText } from '../../../shared/sessions/time-text.tsx';
import styles from './audit.module.css';
import { WhoDidIt } from './who-did-it.tsx';

interface AuditTableProps {
  readonly events: readonly AuditEventView[];
  readonly onOpen: (event: AuditEventView) => void;
}

export function AuditTable({ events, onOpen }: AuditTableProps) {
  const t = useTranslations('audit');
  const reader = useReader();
  return (
    <CardTable
      caption={t('caption')}
      heading="what"
      headers={{
        at: t('columns.at'),
        who: t('columns.who'),
        what: t('columns.what'),
        where: t('columns.where'),
        open: t('columns.open'),
      }}
      rows={events.map((event) => ({
        id: event.id,
        cells: {
          at: (
            <span className={styles.date}>
              <TimeText at={new Date(event.occurredAt)}>{formatInstant(new Date(event.occurredAt), reader)}</TimeText>
            </span>
          ),
          who: <WhoDidIt event={event} />,
          what: <What event={event} />,
          where: event.address,
          open: (
            <Button
              variant="default"
              aria-haspopup="dialog"
              aria-label={t('openNamed', { message: event.message })}
              onClick={() => onOpen(event)}
            >
              {t('open')}
            </Button>
          ),
        },
      }))}
    />
  );
}

/** What was done, under what it is looked for, and to whom where the sentence does not say so. */
function What({ event: { message, group, merchantName, subjectName } }: { readonly event: AuditEventView }) {
  const t = useTranslations('audit');
  const about = [t(`groups.${group}`), merchantName, message.includes(subjectName ?? '') ? null : subjectName];
  return (
    <div className={styles.stack}>
      <span>{message}</span>
      <small className={styles.faint}>{about.filter(Boolean).join(' · ')}</small>
    </div>
  );
}
