import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { dayIn, formatInstant, formatTime } from '../lib/format.ts';
import { useNow } from '../lib/use-now.ts';
import { connection, type Connection } from '../shared/http/connection.ts';
import type { Resource } from '../shared/queries/invalidate.ts';
import { useReader } from '../shared/sessions/use-reader.ts';
import { AlertIcon } from '../ui/icons.tsx';
import styles from './connection-banner.module.css';

/** Says on every screen that the server cannot be reached, and the age of what is shown. */
export function ConnectionBanner() {
  const state = useSyncExternalStore(connection.subscribe, connection.current);
  // there before its words, so that a screen reader says them
  return <output>{state === 'online' ? null : <Lost state={state} />}</output>;
}

function Lost({ state }: { readonly state: Exclude<Connection, 'online'> }) {
  const t = useTranslations('app.connection');
  const reader = useReader();
  const readAt = useReadAt();
  const today = dayIn(useNow(60_000), reader.timeZone);
  const at = new Date(readAt ?? 0);
  const isToday = dayIn(at, reader.timeZone) === today;
  const age = readAt === null ? 'none' : isToday ? 'time' : 'day';
  return (
    <span className={styles.banner}>
      <AlertIcon size={18} />
      <span>{t(state, { age, at: isToday ? formatTime(at, reader) : formatInstant(at, reader) })}</span>
    </span>
  );
}

/** Returns the time when the oldest part of what is shown was read; null where nothing is. */
function useReadAt(): number | null {
  const queries = useQueryClient();
  return useSyncExternalStore(
    (onChange) => queries.getQueryCache().subscribe(onChange),
    () => oldestShown(queries),
  );
}

/** Data that every screen stands in or that hardly changes: says nothing of the screen's own age, unless there is nothing else. */
const AROUND: ReadonlySet<unknown> = new Set<Resource | 'release-notes-seen'>([
  'session',
  'merchant',
  'merchants',
  'plan',
  'release-notes',
  'release-notes-seen',
  'taxes',
]);

/** The telephone number of support is no data, whenever it was read. */
const AGELESS: ReadonlySet<unknown> = new Set(['support-contact']);

function oldestShown(queries: QueryClient): number | null {
  const shown = queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ state, queryKey }) => state.data !== undefined && state.dataUpdatedAt > 0 && !AGELESS.has(queryKey[0]));
  const own = shown.filter(({ queryKey }) => !AROUND.has(queryKey[0]));
  const counted = own.length > 0 ? own : shown;
  return counted.length > 0 ? Math.min(...counted.map(({ state }) => state.dataUpdatedAt)) : null;
}
