import type { LogEntryView } from '@comptoir/contract/base/activity-log';
import { useTranslations } from 'use-intl';
import { formatExactInstant, formatZone } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';

interface LogEntryDetailsProps {
  readonly entry: LogEntryView;
  readonly onClose: () => void;
}

/** An entry in full: the sentence uncut, the time to the second. */
export function LogEntryDetails({ entry, onClose }: LogEntryDetailsProps) {
  const t = useTranslations('activityLog');
  const reader = useReader();
  const { event, level, message, occurredAt, deviceName, deviceNumber } = entry;
  const at = new Date(occurredAt);
  const details = [
    { label: t('columns.message'), value: message },
    { label: t('columns.event'), value: <StatusBadge tone={level}>{t(`events.${event}`)}</StatusBadge> },
    { label: t('columns.date'), value: `${formatExactInstant(at, reader)} (${formatZone(at, reader)})` },
    { label: t('columns.device'), value: deviceName ?? t('noDevice'), hint: deviceNumber ?? undefined },
  ];
  return (
    <Dialog title={t('details')} onClose={onClose}>
      <DetailList details={details} />
    </Dialog>
  );
}
