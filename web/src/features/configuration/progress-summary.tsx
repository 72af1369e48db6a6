import type { ProgressView } from '@comptoir/contract/progress';
import { useTranslations } from 'use-intl';
import { NextStep } from '../../lib/progress/next-step.tsx';
import { ProgressBar } from '../../lib/progress/progress-bar.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Section } from '../../ui/section.tsx';

/** How far the registration has come, and what to do next. */
export function ProgressSummary({ progress: { steps, subscriptionCompleted } }: { readonly progress: ProgressView }) {
  const t = useTranslations('configuration.progress');
  return (
    <Section title={t('title')}>
      <ProgressBar steps={steps} />
      {subscriptionCompleted ? <Banner tone="success">{t('complete')}</Banner> : null}
      <NextStep steps={steps} />
    </Section>
  );
}
