import { eventsOf, LOG_GROUPS, PROBLEM_EVENTS } from '@comptoir/domain/base/activity-log/log-group';
import type { LogEvent } from '@comptoir/domain/base/activity-log/log-event';
import { useTranslations } from 'use-intl';
import { ChoiceFilter, type Choice } from '../../../ui/choice-filter.tsx';
import { GroupedFilter } from '../../../ui/grouped-filter.tsx';
import { useDeviceChoices, type LogFilters as Filters } from './activity-log.api.ts';
import styles from './activity-log.module.css';

interface LogFiltersProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** Narrows the log to kinds of events and to devices. */
export function LogFilters({ filters, onChange }: LogFiltersProps) {
  const t = useTranslations('activityLog');
  const devices = useDeviceChoices();
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">{t('filters.label')}</legend>
      <FilterEvents chosen={filters.events} onChange={(events) => onChange({ ...filters, events })} />
      <FilterDevices
        devices={devices}
        chosen={filters.deviceIds}
        onChange={(deviceIds) => onChange({ ...filters, deviceIds })}
      />
    </fieldset>
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
