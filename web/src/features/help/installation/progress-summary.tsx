import { isWholeProgress } from '@comptoir/domain/help/installation/progress';
import type { ProgressView } from '@comptoir/contract/help/installation';
import { useTranslations } from 'use-intl';
import { NextStep } from '../../../shared/installation/next-step.tsx';
import { ProgressBar } from '../../../shared/installation/progress-bar.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Section } from '../../../ui/section.tsx';

/** Progress of the registration and the next step. Complete it stays, also when something is to be done again. */
export function ProgressSummary({ progress: { steps, subscriptionCompleted } }: { readonly progress: ProgressView }) {
  const t = useTranslations('installation.progress');
  const isReady = isWholeProgress(steps);
  return (
    <Section title={t('title')}>
      {subscriptionCompleted ? <Banner tone="success">{t(isReady ? 'complete' : 'registered')}</Banner> : null}
      {isReady && subscriptionCompleted ? null : (
        <>
          <ProgressBar steps={steps} />
          <NextStep steps={steps} />
        </>
      )}
    </Section>
  );
}
