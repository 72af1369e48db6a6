import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CheckIcon } from '../../../ui/icons.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import styles from './installation.module.css';
import type { GuideState, Step } from './installation-steps.ts';

const TONES: Readonly<Record<GuideState, Tone>> = {
  done: 'success',
  open: 'warning',
  waiting: 'info',
  blocked: 'neutral',
  self: 'info',
  unknown: 'neutral',
};

interface StepCardProps {
  readonly step: Step;
  readonly number: number;
  readonly state: GuideState;
  readonly children: ReactNode;
  /** What follows the text, such as the button that ends the step. */
  readonly footer?: ReactNode;
}

/** One step: its number or a tick, where it stands, and what to do. */
export function StepCard({ step, number, state, children, footer }: StepCardProps) {
  const t = useTranslations('installation');
  return (
    <li id={step} className={styles.step} data-state={state}>
      <span className={styles.number} aria-hidden="true">
        {state === 'done' ? <CheckIcon size={18} /> : number}
      </span>
      <div className={styles.body}>
        <div className={styles.head}>
          <h3>{t(`steps.${step}.title`)}</h3>
          <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
        </div>
        <div className={styles.text}>
          <Prose>{children}</Prose>
          {footer}
        </div>
      </div>
    </li>
  );
}
