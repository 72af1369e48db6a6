import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../lib/format.ts';
import { GUIDE_TAGS } from '../../lib/guide-tags.tsx';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { missingInformation } from '../../lib/missing-information.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useInstallation } from './configuration.api.ts';
import styles from './configuration.module.css';
import { installationProgress, type Progress, type Step } from './installation-progress.ts';
import { ProgressSummary } from './progress-summary.tsx';
import { StepCard } from './step-card.tsx';
import { TaxGuide, TEST_BILL } from './tax-guide.tsx';
import { useHashTarget } from './use-hash-target.ts';

const INSTALL: readonly Step[] = ['prerequisites', 'device', 'certificate', 'employees'];
const CHECK: readonly Step[] = ['receipt', 'verify', 'refund', 'completion'];

/** The way from registration to a first accepted bill, with what the data show ticked off. */
export function ConfigurationPage() {
  const t = useTranslations('configuration');
  const { isLoading, error, retry, ...facts } = useInstallation();
  useHashTarget();
  const progress = installationProgress(facts);
  const missing = facts.merchant ? missingInformation(facts.merchant).length : 0;

  return (
    <Page title={t('title')} lead={t('lead')}>
      {error ? <ErrorState error={error} onRetry={retry} /> : null}
      {isLoading ? <SkeletonRows count={2} /> : <ProgressSummary progress={progress} />}
      <Section id="install" title={t('sections.install')} lead={t('leads.install')}>
        <Steps steps={INSTALL} progress={progress} missing={missing} />
      </Section>
      <Section id="check" title={t('sections.check')} lead={t('leads.check')}>
        <Steps steps={CHECK} progress={progress} missing={0} />
      </Section>
      <TaxGuide />
    </Page>
  );
}

interface StepsProps {
  readonly steps: readonly Step[];
  readonly progress: Progress;
  /** How many pieces of information are missing. */
  readonly missing: number;
}

function Steps({ steps, progress, missing }: StepsProps) {
  const t = useTranslations('configuration');
  const language = useLanguage();
  const amounts = {
    total: formatMoney(TEST_BILL.total, language),
    gst: formatMoney(TEST_BILL.gst, language),
    qst: formatMoney(TEST_BILL.qst, language),
  };
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <StepCard key={step} step={step} number={index + 1} state={progress[step]}>
          {step === 'prerequisites' && missing > 0 ? (
            <p>
              <Link to="/merchant">{t('missing', { count: missing })}</Link>
            </p>
          ) : null}
          {t.rich(`steps.${step}.text`, { ...GUIDE_TAGS, ...amounts })}
        </StepCard>
      ))}
    </ol>
  );
}
