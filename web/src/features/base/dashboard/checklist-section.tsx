import { useTranslations } from 'use-intl';
import { NextStep } from '../../../shared/installation/next-step.tsx';
import { ProgressBar } from '../../../shared/installation/progress-bar.tsx';
import { useProgress } from '../../../shared/installation/progress.api.ts';
import { StepList } from '../../../shared/installation/step-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { Loaded } from '../../../shared/errors/loaded.tsx';

/** The way to the first real bill, until it is gone: afterwards no one has to see it. */
export function ChecklistSection() {
  const t = useTranslations('dashboard.checklist');
  const progress = useProgress();
  if (progress.data?.subscriptionCompleted) return null;
  return (
    <Loaded query={progress} rows={3}>
      {({ steps }) => (
        <Section title={t('title')} lead={t('lead')}>
          <ProgressBar steps={steps} />
          <NextStep steps={steps} />
          <StepList steps={steps} />
        </Section>
      )}
    </Loaded>
  );
}
