import { useLocation } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CheckIcon, ChevronIcon } from '../../../ui/icons.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import styles from './installation.module.css';
import type { GuideState, Step } from './installation-steps.ts';

const TONES: Readonly<Record<GuideState, Tone>> = {
  done: 'success',
  unneeded: 'neutral',
  open: 'warning',
  waiting: 'info',
  blocked: 'neutral',
  unknown: 'neutral',
};

interface StepCardProps {
  readonly step: Step;
  readonly title: string;
  readonly number: number;
  readonly state: GuideState;
  /** True for the step to be done now: then it is open until someone closes it. */
  readonly isCurrent: boolean;
  readonly children: ReactNode;
  /** Element below the text, such as the button that ends the step. */
  readonly footer?: ReactNode;
}

/** One step: its number or a tick, where it stands, and under its title what to do. */
export function StepCard({ step, title, number, state, isCurrent, children, footer }: StepCardProps) {
  const t = useTranslations('installation');
  const isNamed = useLocation({ select: ({ hash }) => hash === step });
  const [wanted, setWanted] = useState<boolean | null>(null);
  // What its turn has opened stays open once it is done: how it ended is read there, and nothing moves under who reads.
  if (wanted === null && (isCurrent || isNamed)) setWanted(true);
  const isOpen = wanted ?? false;
  return (
    <li id={step} className={styles.step} data-state={state}>
      <span className={styles.number} aria-hidden="true">
        {state === 'done' ? <CheckIcon size={18} /> : number}
      </span>
      <Stack className={styles.body} gap="sm">
        <Row className={styles.head} gap="md">
          <h3>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={`${step}-text`}
              onClick={() => setWanted(!isOpen)}
            >
              {title}
              <ChevronIcon size={18} />
            </button>
          </h3>
          <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
        </Row>
        <Stack id={`${step}-text`} className={styles.text} hidden={!isOpen}>
          <Prose>{children}</Prose>
          {footer}
        </Stack>
      </Stack>
    </li>
  );
}
