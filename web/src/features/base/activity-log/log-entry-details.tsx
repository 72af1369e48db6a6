import type { LogDetailView } from '@comptoir/contract/base/activity-log';
import type { ChangedField } from '@comptoir/domain/base/activity-log/changed-fields.en';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatExactInstant, formatMoney, formatZone } from '../../../lib/format.ts';
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

/** Returns the time of the listing, and that of the device's own clock. */
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

/** Lists the actor, the changes from before to after, and the request. */
function useAct({ actorName, actorEmail, before, after, requestId }: LogDetailView) {
  const t = useTranslations('activityLog.entry');
  return [
    ...(actorEmail
      ? [{ label: t('actor'), value: actorName ?? actorEmail, hint: actorName ? actorEmail : undefined }]
      : []),
    ...useChanges(before, after),
    ...(requestId ? [{ label: t('request'), value: requestId }] : []),
  ];
}

type Fields = LogDetailView['before'];

/** Each field that changed, by its name in words. */
function useChanges(before: Fields, after: Fields) {
  const t = useTranslations('activityLog');
  const reader = useReader();
  const wordOf = (name: string, value: string): string => {
    const word = `values.${name}.${value}` as 'values.right.owner';
    return t.has(word) ? t(word) : value;
  };
  const textOf = (name: string, value: unknown): string => {
    if (value === undefined || value === null || value === '') return '–';
    if (typeof value === 'boolean') return t(value ? 'entry.yes' : 'entry.no');
    if (typeof value === 'number' && name.endsWith('Cents')) return formatMoney(cents(value), reader.language);
    if (typeof value !== 'string') return JSON.stringify(value);
    return INSTANT.test(value) ? formatExactInstant(new Date(value), reader) : wordOf(name, value);
  };
  /** Writes a change; of a new thing only its value, as there is none before. */
  const changeOf = (name: string): string => {
    const now = textOf(name, after?.[name]);
    return before?.[name] === undefined ? now : `${textOf(name, before[name])} → ${now}`;
  };
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => {
    const field = `fields.${name as ChangedField}` as const;
    return {
      label: capitalized(t.has(field) ? t(field) : name),
      value: changeOf(name),
    };
  });
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
