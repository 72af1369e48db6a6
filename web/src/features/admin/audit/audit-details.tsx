import type { AuditEventView } from '@comptoir/contract/base/audit';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatExactInstant } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import styles from './audit.module.css';
import { WhoDidIt } from './who-did-it.tsx';

interface AuditDetailsProps {
  readonly event: AuditEventView;
  readonly onClose: () => void;
  readonly onPerson: (userId: string) => void;
}

/** A row in full: from where, by which request, and each field before and after. */
export function AuditDetails({ event, onClose, onPerson }: AuditDetailsProps) {
  const t = useTranslations('audit.details');
  const reader = useReader();
  const person = event.userId ?? (event.subjectName && event.subjectType === 'user' ? event.subjectId : null);
  const details = [
    { label: t('at'), value: formatExactInstant(new Date(event.occurredAt), reader) },
    { label: t('who'), value: <WhoDidIt event={event} /> },
    { label: t('what'), value: event.message, hint: event.action },
    { label: t('merchant'), value: event.merchantName && <MerchantOf event={event} /> },
    { label: t('subject'), value: event.subjectName ?? event.subjectId, hint: event.subjectType },
    { label: t('address'), value: event.address },
    { label: t('browser'), value: event.userAgent },
    { label: t('request'), value: event.requestId },
    { label: t('position'), value: event.position ?? t('waiting') },
  ];
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Stack gap="xl">
        {/* first, so that the focus starts where the reading does */}
        {person ? (
          <Button variant="default" className={styles.person} onClick={() => onPerson(person)}>
            {t('person')}
          </Button>
        ) : null}
        <DetailList details={details.filter(({ value }) => value !== null)} />
        <Stack as="section" gap="sm">
          <h3>{t('changes')}</h3>
          <Changes event={event} />
        </Stack>
      </Stack>
    </Dialog>
  );
}

/** The merchant that it concerns, which leads to its page. */
const MerchantOf = ({ event: { merchantId, merchantName } }: { readonly event: AuditEventView }) =>
  merchantId ? (
    <Link to="/admin/merchant" search={{ merchantId }}>
      {merchantName}
    </Link>
  ) : (
    merchantName
  );

function Changes({ event: { before, after } }: { readonly event: AuditEventView }) {
  const t = useTranslations('audit.details');
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return <Text tone="soft">{t('none')}</Text>;
  return (
    <DataTable
      isFacts
      caption={t('changes')}
      columns={[
        { key: 'field', header: t('field'), cell: codeOf },
        { key: 'before', header: t('before'), cell: (name) => textOf(before?.[name]) },
        { key: 'after', header: t('after'), cell: (name) => textOf(after?.[name]) },
      ]}
      rows={names}
      idOf={(name) => name}
    />
  );
}

const codeOf = (name: string) => <code>{name}</code>;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
