import type { LogDetailView } from '@comptoir/contract/base/activity-log';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatExactInstant, formatZone } from '../../../lib/format.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useLogEntry } from './activity-log.api.ts';

interface LogEntryDetailsProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** An entry in full: the sentence uncut, the time to the second, who did it, what changed, and where it leads. */
export function LogEntryDetails({ id, onClose }: LogEntryDetailsProps) {
  const t = useTranslations('activityLog');
  const { data, error, refetch } = useLogEntry(id);
  return (
    <Dialog title={t('details')} onClose={onClose}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Entry entry={data} /> : null}
      {data || error ? null : <SkeletonRows count={4} />}
    </Dialog>
  );
}

function Entry({ entry }: { readonly entry: LogDetailView }) {
  const t = useTranslations('activityLog');
  const { event, level, message, billId, invoiceId, deviceId, deviceName, deviceNumber } = entry;
  const device = deviceId ? <Link to="/devices">{deviceName}</Link> : t('noDevice');
  const details = [
    { label: t('columns.message'), value: message },
    { label: t('columns.event'), value: <StatusBadge tone={level}>{t(`events.${event}`)}</StatusBadge> },
    ...useTimes(entry),
    { label: t('columns.device'), value: device, hint: deviceNumber ?? undefined },
    ...useAct(entry),
  ];
  return (
    <>
      <DetailList details={details} />
      {billId ? (
        <p>
          <Link to="/sales/$idBill" params={{ idBill: billId }}>
            {t('entry.bill')}
          </Link>
        </p>
      ) : null}
      {invoiceId ? (
        <p>
          <Link to="/bills" search={{ open: invoiceId }}>
            {t('entry.invoice')}
          </Link>
        </p>
      ) : null}
      <Link to="/logs/events" hash={event}>
        {t('meaning')}
      </Link>
    </>
  );
}

/** When it is listed, and what the device's own clock said. */
function useTimes({ occurredAt, reportedAt }: LogDetailView) {
  const t = useTranslations('activityLog');
  const reader = useReader();
  const write = (instant: string): string => {
    const at = new Date(instant);
    return `${formatExactInstant(at, reader)} (${formatZone(at, reader)})`;
  };
  const reported = reportedAt ? [{ label: t('entry.reportedAt'), value: write(reportedAt) }] : [];
  return [{ label: t('columns.date'), value: write(occurredAt) }, ...reported];
}

/** Who did it, what changed from what to what, and by which request. */
function useAct({ actorName, actorEmail, before, after, requestId }: LogDetailView) {
  const t = useTranslations('activityLog.entry');
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return [
    ...(actorEmail
      ? [{ label: t('actor'), value: actorName ?? actorEmail, hint: actorName ? actorEmail : undefined }]
      : []),
    ...names.map((name) => ({ label: name, value: `${textOf(before?.[name])} → ${textOf(after?.[name])}` })),
    ...(requestId ? [{ label: t('request'), value: requestId }] : []),
  ];
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
