import type { LogExportRefusal } from '@comptoir/domain/base/activity-log/check-log-export';
import type { LogEvent } from '@comptoir/domain/base/activity-log/log-event';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { dayIn } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Banner } from '../../../ui/banner.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Columns, Stack } from '../../../ui/layout.tsx';
import type { LogFilters } from '../../../shared/queries/wanted-log.ts';
import { ExportProgress } from './export-progress.tsx';
import { FilterDevices, FilterEvents } from './log-filters.tsx';
import { ExportOrdered, ExportSize } from './export-size.tsx';
import {
  allDevices,
  ALL_EVENTS,
  checkChoice,
  EXPORT_FORMATS,
  useExportSize,
  useLogExport,
  useOrderExport,
  type ExportChoice,
} from './use-log-export.ts';

interface ExportLogDialogProps {
  /** Filters of the log; nothing chosen there means everything. */
  readonly filters: LogFilters;
  readonly devices: readonly { readonly value: string; readonly label: string }[];
  readonly onClose: () => void;
}

/** Chooses days, devices, events and a form, and writes the file while its lines come in. */
export function ExportLogDialog({ filters, devices, onClose }: ExportLogDialogProps) {
  const t = useTranslations('activityLog.export');
  const today = dayIn(useNow(60_000), useReader().timeZone);
  const [choice, setChoice] = useState(() => startWith(filters, devices, today));
  const [refusal, setRefusal] = useState<LogExportRefusal | null>(null);
  const [isLater, setLater] = useState(false);
  const run = useLogExport();
  const order = useOrderExport();
  const change = (changed: Partial<ExportChoice>): void => setChoice((before) => ({ ...before, ...changed }));
  const size = useExportSize(choice, today);
  const isLarge = size?.isLarge === true;
  const start = (): void => {
    const checked = checkChoice(choice, today);
    setRefusal(checked.ok ? null : checked.reason);
    if (!checked.ok) return;
    if (isLater || isLarge) order.mutate(choice);
    else run.start(choice);
  };
  if (order.data) return <ExportOrdered onClose={onClose} />;
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Stack gap="lg">
        <p>{t('lead')}</p>
        <Columns least="9rem" gap="md" align="stretch">
          {(['from', 'to'] as const).map((name) => (
            <TextInput
              key={name}
              required
              type="date"
              max={today}
              label={t(name)}
              value={choice[name]}
              onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
            />
          ))}
        </Columns>
        <FilterEvents isExplicit chosen={choice.events} onChange={(events: LogEvent[]) => change({ events })} />
        <FilterDevices
          isExplicit
          devices={[...devices, { value: 'none', label: t('withoutDevice') }]}
          chosen={choice.deviceIds}
          onChange={(deviceIds) => change({ deviceIds })}
        />
        <SelectField
          label={t('format')}
          value={choice.format}
          options={EXPORT_FORMATS.map((value) => ({ value, label: t(`formats.${value}`) }))}
          onChange={(format) => change({ format })}
        />
        {size ? <ExportSize {...size} /> : null}
        <CheckField
          required={false}
          label={t('later')}
          checked={isLater || isLarge}
          disabled={isLarge}
          onChange={({ currentTarget }) => setLater(currentTarget.checked)}
        />
        {refusal ? (
          <Banner tone="error" announced="at-once">
            {t(`refusals.${refusal}`)}
          </Banner>
        ) : null}
        <ExportProgress run={run} order={order} onStart={start} onClose={onClose} />
      </Stack>
    </Dialog>
  );
}

const startWith = (
  { events = [], deviceIds = [] }: LogFilters,
  devices: ExportLogDialogProps['devices'],
  today: string,
): ExportChoice => ({
  from: `${today.slice(0, 8)}01`,
  to: today,
  events: events.length > 0 ? events : ALL_EVENTS,
  deviceIds: deviceIds.length > 0 ? deviceIds : allDevices(devices),
  format: 'csv',
});
