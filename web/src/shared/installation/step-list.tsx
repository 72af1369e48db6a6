import type { ProgressView } from '@comptoir/contract/help/installation';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { CheckIcon } from '../../ui/icons.tsx';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { formatDay } from '../../lib/format.ts';
import { can } from '../access/permission.ts';
import { useReader } from '../sessions/use-reader.ts';
import { MissingReasons } from './missing-reasons.tsx';
import { ACTION_OF, locateStep, standingOf, type ShownStep } from './step-location.ts';
import styles from './progress.module.css';

const TONES: Readonly<Record<ReturnType<typeof standingOf>, Tone>> = {
  done: 'success',
  unneeded: 'neutral',
  open: 'warning',
  waiting: 'info',
  blocked: 'neutral',
};

/** Every step: where it stands, what is missing and why, and the way to where it is done. */
export function StepList({ steps }: Pick<ProgressView, 'steps'>) {
  return (
    <Stack as="ol" gap="none">
      {steps.map((step, index) => (
        <Step key={step.step} shown={step} number={index + 1} />
      ))}
    </Stack>
  );
}

function Step({ shown, number }: { readonly shown: ShownStep; readonly number: number }) {
  const t = useTranslations('progress');
  const reader = useReader();
  const { step, state, missing, doneAt } = shown;
  const standing = standingOf(shown);
  const leads = state !== 'done' && can(ACTION_OF[step]);
  return (
    <li className={styles.step} data-state={state}>
      <span className={styles.number} aria-hidden="true">
        {state === 'done' ? <CheckIcon size={16} /> : number}
      </span>
      <div className={styles.body}>
        <Text as="span" weight="600">
          {leads ? <Link {...locateStep(shown)}>{t(`steps.${step}`)}</Link> : t(`steps.${step}`)}
        </Text>
        {missing.length > 0 ? (
          <span className={styles.why}>
            <MissingReasons missing={missing} />
          </span>
        ) : null}
        {doneAt ? (
          <span className={styles.why}>{t('doneOn', { day: formatDay(new Date(doneAt), reader) })}</span>
        ) : null}
      </div>
      <StatusBadge tone={TONES[standing]}>{t(`states.${standing}`)}</StatusBadge>
    </li>
  );
}
