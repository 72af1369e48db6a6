import type { EstimateView } from '@comptoir/contract/sales/estimates';
import { useTranslations } from 'use-intl';
import { formatExactInstant } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Section } from '../../../ui/section.tsx';
import styles from './estimate.module.css';
import { listSteps, type Step } from './list-steps.ts';

/** Events of an estimate, in their order: made, sent, seen, decided, by whom and from where. */
export function TimeLine({ estimate }: { readonly estimate: EstimateView }) {
  const t = useTranslations('estimate.life');
  const reader = useReader();
  return (
    <Section title={t('title')}>
      <ol className={styles.life}>
        {listSteps(estimate).map((step) => (
          <li key={`${step.kind} ${step.revision} ${step.at}`}>
            <time dateTime={step.at}>{formatExactInstant(new Date(step.at), reader)}</time>
            <StepWords step={step} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function StepWords({ step }: { readonly step: Step }) {
  const t = useTranslations('estimate.life');
  const { kind, revision, by, name, reason, address } = step;
  const words = t(`steps.${kind}`, { revision: String(revision), name: name || t('someone'), by: by ?? 'link' });
  return (
    <>
      {words}
      {address ? <small>{t('from', { address })}</small> : null}
      {reason && kind !== 'proposed' ? <blockquote className={styles.said}>{reason}</blockquote> : null}
    </>
  );
}
