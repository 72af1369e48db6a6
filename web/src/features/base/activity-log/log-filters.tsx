import { LOG_GROUPS } from '@comptoir/domain/base/activity-log/events/event';
import { eventsOf, PROBLEM_EVENTS } from '@comptoir/domain/base/activity-log/log-catalogue';
import type { LogEvent } from '@comptoir/domain/base/activity-log/log-event';
import { useTranslations } from 'use-intl';
import { DaysFilter } from '../../../shared/lists/days-filter.tsx';
import { useSearchText } from '../../../shared/lists/use-search-text.ts';
import type { LogFilters as Filters } from '../../../shared/queries/wanted-log.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceFilter, type Choice } from '../../../ui/choice-filter.tsx';
import { Filters as FilterRow } from '../../../ui/filters.tsx';
import { GroupedFilter } from '../../../ui/grouped-filter.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useDeviceChoices } from './activity-log.api.ts';

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
      <DaysFilter days={filters} at={at} onChange={(days) => onChange({ ...filters, ...days })} onJump={onJump} />
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
