import { LOG_GROUPS } from '@comptoir/domain/base/activity-log/events/event';
import { eventsOf } from '@comptoir/domain/base/activity-log/log-catalogue';
import type { LogEvent } from '@comptoir/domain/base/activity-log/log-event';
import { SHOWN_EVENTS } from '@comptoir/domain/base/activity-log/shown-events';
import { useLocation } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { matchesSearch } from '@comptoir/domain/base/search/matches-search';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Filters } from '../../../ui/filters.tsx';
import { SearchIcon } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/page.tsx';
import { ResultCount } from '../../../ui/result-count.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { LogEventCard } from './log-event-card.tsx';
import styles from './log-events.module.css';

/** Meaning of each event of the log and advice on it, to browse, to search and to link to. */
export function LogEventsPage() {
  const t = useTranslations('logEvents');
  const tLog = useTranslations('activityLog');
  const tEmpty = useTranslations('ui.empty');
  const named = useLocation({ select: ({ hash }) => hash });
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const holds = (event: LogEvent): boolean =>
    matchesSearch(wanted, [
      tLog(`events.${event}`),
      t(`meanings.${event}`),
      t(`advice.${SHOWN_EVENTS[event].advice}`),
      event,
    ]);
  const found = LOG_GROUPS.map((group) => ({ group, events: eventsOf(group).filter(holds) }));
  const count = found.reduce((sum, { events }) => sum + events.length, 0);
  const words = t('count', { count });

  return (
    <Page title={t('title')} lead={t('lead')} actions={<BackLink to="/logs">{t('back')}</BackLink>}>
      <Filters label={t('search')} count={words}>
        <SearchField label={t('search')} placeholder={t('placeholder')} value={typed} onChange={setTyped} />
      </Filters>
      <ResultCount wanted={wanted} count={count} words={words} />
      {found.map(({ group, events }) =>
        events.length === 0 ? null : (
          <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{tLog(`groups.${group}`)}</h2>
            <Stack gap="none" frame="card">
              {events.map((event) => (
                <LogEventCard key={event} event={event} isNamed={event === named} />
              ))}
            </Stack>
          </section>
        ),
      )}
      {count === 0 ? (
        <EmptyState icon={<SearchIcon size={24} />} title={tEmpty('noMatch')}>
          {t('noMatch')}
        </EmptyState>
      ) : null}
    </Page>
  );
}
