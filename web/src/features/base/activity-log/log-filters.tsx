import { eventsOf, LOG_GROUPS, PROBLEM_EVENTS } from '@comptoir/domain/base/activity-log/log-group';
import { useTranslations } from 'use-intl';
import { ChoiceFilter } from '../../../ui/choice-filter.tsx';
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
  const groups = LOG_GROUPS.map((group) => ({
    label: t(`groups.${group}`),
    choices: eventsOf(group).map((event) => ({ value: event, label: t(`events.${event}`) })),
  }));
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">{t('filters.label')}</legend>
      <GroupedFilter
        label={t('filters.events')}
        searchLabel={t('filters.search')}
        groups={groups}
        preset={{ label: t('filters.problems'), values: PROBLEM_EVENTS }}
        chosen={filters.events}
        onChange={(chosen) => onChange({ ...filters, events: chosen })}
      />
      <ChoiceFilter
        label={t('filters.devices')}
        choices={devices}
        chosen={filters.deviceIds}
        onChange={(chosen) => onChange({ ...filters, deviceIds: chosen })}
      />
    </fieldset>
  );
}
