import { useEffect, useRef } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from './icons.tsx';
import { Row, Stack } from './layout.tsx';
import styles from './notification-bar.module.css';

export interface Notice {
  readonly id: number;
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
}

const ICONS = { success: CheckIcon, error: AlertIcon, info: InfoIcon };

/** Notices over the page, read out by screen readers: errors at once, the rest in their turn. */
export function NotificationBar({ notices }: { readonly notices: readonly Notice[] }) {
  const bar = useRef<HTMLDivElement>(null);

  // over a dialog opened since, it is shown again; else it stays, for what comes while it is hidden may not be read out
  useEffect(() => {
    const element = bar.current;
    if (!element || !('showPopover' in element)) return;
    if (element.matches(':popover-open') && document.querySelector('dialog[open]')) element.hidePopover();
    if (!element.matches(':popover-open')) element.showPopover();
  });

  return (
    <div ref={bar} className={styles.bar} popover="manual">
      <Stack role="alert" gap="sm" align="center">
        <Lines notices={notices.filter(({ tone }) => tone === 'error')} />
      </Stack>
      <Stack as="output" gap="sm" align="center">
        <Lines notices={notices.filter(({ tone }) => tone !== 'error')} />
      </Stack>
    </div>
  );
}

const Lines = ({ notices }: { readonly notices: readonly Notice[] }) =>
  notices.map(({ id, tone, text }) => {
    const Icon = ICONS[tone];
    return (
      <Row key={id} as="span" className={styles.notice} isWhole weight="600" data-tone={tone}>
        <Icon />
        {text}
      </Row>
    );
  });
