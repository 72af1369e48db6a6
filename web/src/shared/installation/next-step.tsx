import { findNextStep } from '@comptoir/domain/help/installation/progress';
import type { ProgressView } from '@comptoir/contract/help/installation';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { buttonLook } from '../../ui/button.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { can, usePermission } from '../access/permission.ts';
import { MissingReasons } from './missing-reasons.tsx';
import { useProgress } from './progress.api.ts';
import { ACTION_OF, locateStep, type StepLocation } from './step-location.ts';
import styles from './progress.module.css';

/** Returns the way on from a screen: to what comes next, when the person can do it there and now. */
export function useNextStep(from: StepLocation['to']) {
  const { data } = useProgress();
  const next = data ? findNextStep(data.steps) : null;
  if (!next || next.state !== 'open' || !can(ACTION_OF[next.step])) return null;
  const location = locateStep(next);
  return location.to === from ? null : { step: next.step, location };
}

/** The button that leads on from a screen whose own part is done. */
export function GoOn({ from }: { readonly from: StepLocation['to'] }) {
  const t = useTranslations('progress');
  const next = useNextStep(from);
  if (!next) return null;
  return (
    <Link {...next.location} {...buttonLook({})}>
      {t('goOn', { action: t(`actions.${next.step}`) })}
    </Link>
  );
}

/** Next step, as the one thing to do; or what is waited for. Nothing when all is done. */
export function NextStep({ steps }: Pick<ProgressView, 'steps'>) {
  const t = useTranslations('progress');
  const next = findNextStep(steps);
  const canDo = usePermission(next ? ACTION_OF[next.step] : 'read-progress');
  if (!next) return null;
  const isTheirTurn = next.state === 'open';
  return (
    <Row className={styles.next} gap="xl" justify="between">
      <div>
        <Text tone="green" size="sm" weight="650">
          {t(isTheirTurn ? 'next' : 'afterwards')}
        </Text>
        <strong className={styles.nextTitle}>{t(`steps.${next.step}`)}</strong>
        <p className={styles.why}>
          <MissingReasons missing={next.missing} />
          {isTheirTurn && !canDo ? ` ${t('notYours')}` : null}
        </p>
      </div>
      {isTheirTurn && canDo ? (
        <Link {...locateStep(next)} {...buttonLook({ size: 'md' })}>
          {t(`actions.${next.step}`)}
        </Link>
      ) : null}
    </Row>
  );
}
