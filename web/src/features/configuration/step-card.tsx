import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CheckIcon } from '../../ui/icons.tsx';
import { Prose } from '../../ui/prose.tsx';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import styles from './configuration.module.css';
import type { Step, StepState } from './installation-progress.ts';

const TONES: Readonly<Record<StepState, Tone>> = { done: 'success', todo: 'warning', self: 'info', unknown: 'neutral' };

interface StepCardProps {
  readonly step: Step;
  readonly number: number;
  readonly state: StepState;
  readonly children: ReactNode;
}

/** One step: its number or a tick, where it stands, and what to do. */
export function StepCard({ step, number, state, children }: StepCardProps) {
  const t = useTranslations('configuration');
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
        <Prose>{children}</Prose>
      </div>
    </li>
  );
}
