import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { SUPPORT_TIME_ZONE } from '@comptoir/domain/help/support/support-hours';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { dayIn } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { ChoosingFor, type Visited } from './choosing-for.tsx';
import { useAppointments, useFreeHours } from './appointments.api.ts';
import { startingMonday, visitWeek } from './visit-week.ts';
import { WeekCalendar } from './week-calendar.tsx';
import { WeekNavigation } from './week-navigation.tsx';

// what it takes to choose a merchant is for the moments when something is booked
const VisitDialog = lazy(async () => ({ default: (await import('./visit-dialog.tsx')).VisitDialog }));

/** What a click opened: an hour that is free, or a visit. */
export type OpenedHour = { readonly startsAt: string } | { readonly visit: AppointmentView };

interface VisitsProps {
  /** Whom an hour is being chosen for; nobody yet when null. */
  readonly visited: Visited | null;
  readonly onChoose: (visited: Visited | null) => void;
}

/** The technician's week: hours to book, visits to move or cancel. */
export function Visits({ visited, onChoose }: VisitsProps) {
  const t = useTranslations('appointments.calendar');
  const now = useNow(60_000);
  const [start] = useState(() => startingMonday(now));
  const [monday, setMonday] = useState(start);
  const [opened, setOpened] = useState<OpenedHour | null>(null);
  const { free, booked, error, week } = useWeek(monday, dayIn(now, SUPPORT_TIME_ZONE));

  return (
    <ListSection title={t('title')}>
      {visited ? <ChoosingFor key={visited.merchantId} visited={visited} onStop={() => onChoose(null)} /> : null}
      <WeekNavigation monday={monday} start={start} onChange={setMonday} />
      {error ? <ErrorState error={error} onRetry={() => void Promise.all([free.refetch(), booked.refetch()])} /> : null}
      {week || error ? null : <SkeletonRows count={8} />}
      {week ? (
        <WeekCalendar
          week={week}
          onFree={(startsAt) => setOpened({ startsAt })}
          onVisit={(visit) => setOpened({ visit })}
        />
      ) : null}
      <Suspense>
        {opened ? (
          <VisitDialog
            opened={opened}
            visited={visited}
            visits={booked.data ?? []}
            onMove={onChoose}
            onClose={() => setOpened(null)}
          />
        ) : null}
      </Suspense>
    </ListSection>
  );
}

/** The hours of a week, once both what is free and what is booked is known. */
function useWeek(monday: string, today: string) {
  const free = useFreeHours(monday);
  // from today on whatever the week: who has a visit to come is to be known
  const booked = useAppointments(monday < today ? monday : today);
  const error = free.error ?? booked.error;
  const week =
    free.data && booked.data ? visitWeek(monday, { free: free.data.items, appointments: booked.data }) : null;
  return { free, booked, error, week };
}
