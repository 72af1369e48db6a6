import type { ProgressView } from '@comptoir/contract/help/installation';
import { useTranslations } from 'use-intl';
import { Row } from '../../ui/layout.tsx';
import styles from './progress.module.css';

/** Number of the steps that are done, as a bar and in words. */
export function ProgressBar({ steps }: Pick<ProgressView, 'steps'>) {
  const t = useTranslations('progress');
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <Row gap="lg" size="md">
      <progress className={styles.bar} value={done} max={steps.length} aria-label={t('label')} />
      <span>{t('count', { done, total: steps.length })}</span>
    </Row>
  );
}
