import { subscribeToAlerts, type Alert } from '../lib/alerts.ts';
import { sessionStore, type SessionChange } from '../shared/sessions/session-store.ts';

/** An alert that was raised in this visit, and when. */
export interface RecentAlert {
  readonly id: number;
  readonly alert: Alert;
  readonly at: Date;
  readonly isRead: boolean;
}

const KEPT = 5;

/** Another person's, or another actor's. */
const OVER: ReadonlySet<SessionChange> = new Set(['leaving', 'signed-in', 'switched', 'moved', 'signed-out', 'ended']);

const listeners = new Set<() => void>();
let recent: readonly RecentAlert[] = [];
let nextId = 0;

/** The last alerts, newest first, for who was not looking in the two seconds that each was shown. */
export const recentAlerts = {
  current: (): readonly RecentAlert[] => recent,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  markRead: (): void => {
    if (recent.some(({ isRead }) => !isRead)) become(recent.map((one) => ({ ...one, isRead: true })));
  },
};

subscribeToAlerts((alert) => {
  // that one is in can be seen
  if ('key' in alert && alert.key === 'signed-in') return;
  become([{ id: nextId++, alert, at: new Date(), isRead: false }, ...recent].slice(0, KEPT));
});
sessionStore.subscribe((change) => {
  if (OVER.has(change)) become([]);
});

function become(next: readonly RecentAlert[]): void {
  recent = next;
  for (const listener of listeners) listener();
}
