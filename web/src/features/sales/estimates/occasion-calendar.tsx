import type { EstimateItemView } from '@comptoir/contract/sales/estimates';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { dayIn, formatCalendarDay, formatMonthName, formatNumber } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { useAddress } from '../../../shared/lists/use-address.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { ResultCount } from '../../../ui/result-count.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { useOccasions } from './estimates.api.ts';
import styles from './occasion-calendar.module.css';
import { OccasionState } from './occasion-state.tsx';
import { addMonths, boundsOfMonth, daysOfMonth, WEEK, type MonthDay } from './month-days.ts';

/** Promises and offers, day by day: a month where there is room for one, else the days that have something. */
export function OccasionCalendar() {
  const t = useTranslations('estimates.calendar');
  const { timeZone, language } = useReader();
  const { search } = useAddress();
  const today = dayIn(useNow(60_000), timeZone);
  const month = search.month ?? today.slice(0, 7);
  const name = `${formatMonthName(Number(month.slice(5)), language)} ${month.slice(0, 4)}`;
  return (
    <Stack as="section" aria-label={t('label', { month: name })}>
      <Row className={styles.head} gap="lg" justify="between">
        <h2>{name}</h2>
        <Ways month={month} now={today.slice(0, 7)} />
      </Row>
      <Days month={month} today={today} />
    </Stack>
  );
}

function Ways({ month, now }: { readonly month: string; readonly now: string }) {
  const t = useTranslations('estimates.calendar');
  const { change } = useAddress();
  const show = (next: string): void => change({ month: next === now ? undefined : next });
  return (
    <Row align="stretch">
      <Button variant="default" repeats onClick={() => show(addMonths(month, -1))}>
        {t('before')}
      </Button>
      <Button variant="default" disabled={month === now} onClick={() => show(now)}>
        {t('now')}
      </Button>
      <Button variant="default" repeats onClick={() => show(addMonths(month, 1))}>
        {t('after')}
      </Button>
    </Row>
  );
}

function Days({ month, today }: { readonly month: string; readonly today: string }) {
  const t = useTranslations('estimates.calendar');
  const days = daysOfMonth(month);
  const query = useOccasions({ states: ['sent', 'seen', 'accepted'], ...boundsOfMonth(month) });
  const occasions = query.isPlaceholderData ? undefined : query.data;
  return (
    <>
      <ResultCount wanted={month} count={occasions?.length} />
      <QueryError error={query.error} data={query.data} onRetry={() => void query.refetch()} />
      {query.isPending ? <SkeletonRows count={8} /> : null}
      {query.data ? <Month days={days} today={today} occasions={occasions ?? []} /> : null}
      {occasions?.length === 0 ? <Text tone="soft">{t('none')}</Text> : null}
    </>
  );
}

interface MonthProps {
  readonly days: readonly MonthDay[];
  readonly today: string;
  readonly occasions: readonly EstimateItemView[];
}

/** One list of days: what reads it out hears the days that have something, the eye sees a month. */
function Month({ days, today, occasions }: MonthProps) {
  const { language } = useReader();
  const weekdays = WEEK.map((day) => formatCalendarDay(day, language).split(/[ ,]/)[0] ?? '');
  return (
    <>
      <div className={styles.weekdays} aria-hidden="true">
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className={styles.days}>
        {days.map(({ day, column }) => {
          const here = occasions.filter(({ occasion }) => occasion.date === day);
          return (
            <li
              key={day}
              style={{ '--column': column } as CSSProperties}
              aria-hidden={here.length === 0 || undefined}
              data-empty={here.length === 0 || undefined}
              data-today={day === today || undefined}
            >
              <time dateTime={day}>
                <span className={styles.number} aria-hidden="true">
                  {Number(day.slice(8))}
                </span>
                <span className={styles.name}>{formatCalendarDay(day, language)}</span>
              </time>
              {here.length > 0 ? <Occasions occasions={here} /> : null}
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Occasions({ occasions }: { readonly occasions: readonly EstimateItemView[] }) {
  const t = useTranslations('estimates.calendar');
  const { language } = useReader();
  return (
    <Stack as="ul" gap="xs">
      {occasions.map(({ id, occasion, state, contractState, persons }) => (
        <li key={id}>
          <Link
            to="/sales/estimates/$idEstimate"
            params={{ idEstimate: id }}
            className={styles.occasion}
            data-state={contractState === 'cancelled' ? contractState : state}
          >
            <span>{occasion.name}</span>
            <small>{t('persons', { count: persons, words: formatNumber(persons, language) })}</small>
            <OccasionState state={state} contractState={contractState} />
          </Link>
        </li>
      ))}
    </Stack>
  );
}
