import { eventsOf, LOG_GROUPS, PROBLEM_EVENTS } from '@comptoir/domain/base/activity-log/log-catalogue';
import type { LogEvent } from '@comptoir/domain/base/activity-log/log-event';
import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { dayIn } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useSearchText } from '../../../shared/lists/use-search-text.ts';
import type { LogFilters as Filters } from '../../../shared/queries/wanted-log.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceFilter, type Choice } from '../../../ui/choice-filter.tsx';
import { FilterPanel } from '../../../ui/filter-panel.tsx';
import { Filters as FilterRow } from '../../../ui/filters.tsx';
import { GroupedFilter } from '../../../ui/grouped-filter.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useDeviceChoices } from './activity-log.api.ts';
import styles from './activity-log.module.css';

interface LogFiltersProps {
  readonly filters: Filters;
  readonly at: string | undefined;
  readonly onChange: (filters: Filters) => void;
  readonly onJump: (day: string | undefined) => void;
}

/** Narrows the log to words, days, problems, kinds of events and devices, and jumps to a day. */
export function LogFilters({ filters, at, onChange, onJump }: LogFiltersProps) {
  const t = useTranslations('activityLog.filters');
  const devices = useDeviceChoices();
  const { text, type } = useSearchText();
  return (
    <FilterRow label={t('label')}>
      <SearchField label={t('text')} value={text} onChange={type} />
      <FilterEvents chosen={filters.events ?? []} onChange={(events) => onChange({ ...filters, events })} />
      <FilterDevices
        devices={devices}
        chosen={filters.deviceIds ?? []}
        onChange={(deviceIds) => onChange({ ...filters, deviceIds })}
      />
      <FilterDays filters={filters} at={at} onChange={onChange} onJump={onJump} />
      <Button
        variant="default"
        aria-pressed={filters.problems === 'true'}
        onClick={() => onChange({ ...filters, problems: filters.problems ? undefined : 'true' })}
      >
        {t('problems')}
      </Button>
    </FilterRow>
  );
}

/** The days between which lines are shown, and the one to begin at. */
function FilterDays({ filters, at, onChange, onJump }: LogFiltersProps) {
  const t = useTranslations('activityLog.filters');
  const today = dayIn(useNow(60_000), useReader().timeZone);
  const { from, to } = filters;
  const named = [from || to ? `${from ?? '…'} – ${to ?? '…'}` : null, at ? `→ ${at}` : null];
  const day = (label: string, value: string | undefined, change: (day: string | undefined) => void) => (
    <TextInput
      type="date"
      max={today}
      label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => change(currentTarget.value || undefined)}
    />
  );
  const clear = (): void => {
    if (from || to) onChange({ ...filters, from: undefined, to: undefined });
    if (at) onJump(undefined);
  };
  return (
    <FilterPanel label={t('days')} summary={named.filter(Boolean).join(' ') || null} onClear={clear}>
      <div className={styles.chosenDays}>
        {day(t('from'), from, (first) => onChange({ ...filters, from: first }))}
        {day(t('to'), to, (last) => onChange({ ...filters, to: last }))}
        {day(t('jump'), at, onJump)}
      </div>
    </FilterPanel>
  );
}

interface FilterEventsProps {
  readonly chosen: readonly LogEvent[];
  readonly onChange: (chosen: LogEvent[]) => void;
  readonly isExplicit?: boolean;
}

/** Events under their groups. */
export function FilterEvents(props: FilterEventsProps) {
  const t = useTranslations('activityLog');
  const groups = LOG_GROUPS.map((group) => ({
    label: t(`groups.${group}`),
    choices: eventsOf(group).map((event) => ({ value: event, label: t(`events.${event}`) })),
  }));
  return (
    <GroupedFilter
      {...props}
      label={t('filters.events')}
      searchLabel={t('filters.search')}
      groups={groups}
      preset={{ label: t('filters.problems'), values: PROBLEM_EVENTS }}
    />
  );
}

interface FilterDevicesProps {
  readonly devices: readonly Choice<string>[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
  readonly isExplicit?: boolean;
}

export function FilterDevices({ devices, ...props }: FilterDevicesProps) {
  const t = useTranslations('activityLog');
  return <ChoiceFilter {...props} label={t('filters.devices')} choices={devices} />;
}
