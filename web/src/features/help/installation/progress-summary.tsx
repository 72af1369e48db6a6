import type { ProgressView } from '@comptoir/contract/help/installation';
import { useTranslations } from 'use-intl';
import { NextStep } from '../../../shared/installation/next-step.tsx';
import { ProgressBar } from '../../../shared/installation/progress-bar.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Section } from '../../../ui/section.tsx';

/** How far the registration has come and what to do next, or that it is complete, which it stays. */
export function ProgressSummary({ progress: { steps, subscriptionCompleted } }: { readonly progress: ProgressView }) {
  const t = useTranslations('installation.progress');
  return (
    <Section title={t('title')}>
      {subscriptionCompleted ? (
        <Banner tone="success">{t('complete')}</Banner>
      ) : (
        <>
          <ProgressBar steps={steps} />
          <NextStep steps={steps} />
        </>
      )}
    </Section>
  );
}
