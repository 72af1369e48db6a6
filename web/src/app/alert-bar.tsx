import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { subscribeToAlerts, type Alert } from '../lib/alerts.ts';
import { NotificationBar } from '../ui/notification-bar.tsx';

/** Milliseconds that an alert stays. Source: spec §4, §9. */
const SHOWN_MS = 2000;

let nextId = 0;

/** The notification bar with the words of the automatic alerts. */
export function AlertBar() {
  const t = useTranslations('app.alerts');
  const [alerts, setAlerts] = useState<readonly { id: number; alert: Alert }[]>([]);

  useEffect(
    () =>
      subscribeToAlerts((alert) => {
        const id = nextId++;
        // the same words twice at the same time say nothing new
        setAlerts((shown) => [...shown.filter((other) => !isSame(other.alert, alert)), { id, alert }]);
        setTimeout(() => setAlerts((shown) => shown.filter((other) => other.id !== id)), SHOWN_MS);
      }),
    [],
  );

  const notices = alerts.map(({ id, alert }) => ({
    id,
    tone: alert.tone,
    text: 'key' in alert ? t(alert.key) : alert.text,
  }));
  return <NotificationBar notices={notices} />;
}

const isSame = (one: Alert, other: Alert): boolean => JSON.stringify(one) === JSON.stringify(other);
