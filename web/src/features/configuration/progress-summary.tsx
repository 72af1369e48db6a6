import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Section } from '../../ui/section.tsx';
import styles from './configuration.module.css';
import { countDone, STEPS, type Progress } from './installation-progress.ts';

/** How far the installation has come, and what to do next. */
export function ProgressSummary({ progress }: { readonly progress: Progress }) {
  const t = useTranslations('configuration');
  const { done, total } = countDone(progress);
  const next = STEPS.find((step) => progress[step] === 'todo');
  return (
    <Section title={t('progress.title')}>
      <div className={styles.progress}>
        <progress className={styles.bar} value={done} max={total} aria-label={t('progress.label')} />
        <span>{t('progress.count', { done, total })}</span>
      </div>
      {next ? (
        <Link to="." hash={next} className={styles.next}>
          {t('progress.next', { step: t(`steps.${next}.title`) })}
        </Link>
      ) : null}
      {done === total ? <strong>{t('progress.complete')}</strong> : null}
    </Section>
  );
}
