import type { LogEvent } from '@comptoir/domain/base/activity-log/log-event';
import { SHOWN_EVENTS } from '@comptoir/domain/base/activity-log/shown-events';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { DetailList } from '../../../ui/detail-list.tsx';
import { ChevronIcon } from '../../../ui/icons.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import styles from './log-events.module.css';

interface LogEventCardProps {
  readonly event: LogEvent;
  /** True when the address names this event. */
  readonly isNamed: boolean;
}

/** An event by its name and how grave it is; opens on what it means, by itself when the address names it. */
export function LogEventCard({ event, isNamed }: LogEventCardProps) {
  const t = useTranslations('logEvents');
  const tLog = useTranslations('activityLog.events');
  const details = useRef<HTMLDetailsElement>(null);
  const { level, advice } = SHOWN_EVENTS[event];

  useEffect(() => {
    const element = details.current;
    if (!isNamed || !element) return;
    element.open = true;
    element.scrollIntoView({ block: 'start' });
    // after the screen's own heading, which takes the focus when one arrives from another screen
    queueMicrotask(() => element.querySelector('summary')?.focus({ preventScroll: true }));
  }, [isNamed]);

  return (
    <details id={event} ref={details} className={styles.event}>
      <summary className={styles.name}>
        <span>{tLog(event)}</span>
        <StatusBadge tone={level}>{t(`levels.${level}`)}</StatusBadge>
        <ChevronIcon size={18} />
      </summary>
      <div className={styles.meaning}>
        <DetailList
          details={[
            { label: t('means'), value: t(`meanings.${event}`) },
            { label: t('todo'), value: t(`advice.${advice}`) },
          ]}
        />
        <Link to="/logs" search={{ events: [event] }} className={styles.link}>
          {t('show')}
        </Link>
      </div>
    </details>
  );
}
