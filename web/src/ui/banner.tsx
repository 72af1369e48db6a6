import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from './icons.tsx';
import { Row } from './layout.tsx';
import styles from './banner.module.css';

interface BannerProps {
  readonly tone: 'success' | 'info' | 'warning' | 'error';
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** Way in which screen readers read it out: not at all, in its turn, or interrupting. */
  readonly announced?: 'in-turn' | 'at-once';
}

const ROLES = { 'in-turn': 'status', 'at-once': 'alert' };
const ICONS = { success: CheckIcon, info: InfoIcon, warning: AlertIcon, error: AlertIcon };

/** A message that stays on the screen for as long as it is true. */
export function Banner({ tone, children, action, announced }: BannerProps) {
  const Icon = ICONS[tone];
  return (
    <Row
      className={styles.banner}
      gap="md"
      isWhole
      align="baseline"
      size="md"
      data-tone={tone}
      role={announced && ROLES[announced]}
    >
      <span className={styles.icon}>
        <Icon />
      </span>
      <Row className={styles.content} gap="md" align="baseline">
        <div className={styles.text}>{children}</div>
        {action ? (
          <Row gap="lg" align="stretch">
            {action}
          </Row>
        ) : null}
      </Row>
    </Row>
  );
}
