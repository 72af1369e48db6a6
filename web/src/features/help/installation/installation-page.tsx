import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../../lib/format.ts';
import { GUIDE_TAGS } from '../../../shared/guides/guide-tags.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { MissingReasons } from '../../../shared/installation/missing-reasons.tsx';
import { locateStep, type ShownStep } from '../../../shared/installation/step-location.ts';
import { useProgress } from '../../../shared/installation/progress.api.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { ProviderStatus } from '../../../shared/pos-connection/provider-status.tsx';
import { InOrder, isAwaited } from '../../../ui/in-order.tsx';
import { Page } from '../../../ui/page.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { useLiveGuide } from './installation.api.ts';
import { FunctionalityPanel } from './functionality-panel.tsx';
import { findCurrentStep, findStep, guideStates, isFailed, type GuideState, type Step } from './installation-steps.ts';
import { ProgressSummary } from './progress-summary.tsx';
import { StepCard } from './step-card.tsx';
import { TaxGuide, useTestBill } from './tax-guide.tsx';
import { useHashTarget } from './use-hash-target.ts';

const INSTALL: readonly Step[] = ['prerequisites', 'device', 'certificate', 'employees'];
const CHECK: readonly Step[] = ['receipt', 'refund', 'verify', 'completion'];

/** The steps that the checklist has as well, under its names. */
const CHECKLIST = {
  prerequisites: 'information',
  device: 'device',
  certificate: 'certificate',
  employees: 'employees',
} as const;

const isOfChecklist = (step: Step): step is keyof typeof CHECKLIST => step in CHECKLIST;

/** The way from registration to a first accepted bill, with what the portal knows ticked off. */
export function InstallationPage() {
  const t = useTranslations('installation');
  const tProgress = useTranslations('progress.steps');
  const query = useProgress();
  const { data: progress, error, refetch } = query;
  useLiveGuide();
  const isAsked = isAwaited(query);
  const states = guideStates(progress);
  const summary = progress ? <ProgressSummary progress={progress} /> : null;
  const guide = (
    <>
      <Section id="install" title={t('sections.install')} lead={t('leads.install')}>
        <Steps steps={INSTALL} states={states} information={findStep(progress, 'information')} />
      </Section>
      <TaxGuide />
      <Section id="check" title={tProgress('functionality')} lead={t('leads.check')}>
        <Steps steps={CHECK} states={states} check={findStep(progress, 'functionality')} />
      </Section>
      <ProviderStatus />
      <HashTarget />
    </>
  );

  return (
    <Page title={t('title')} lead={t('lead')}>
      <InOrder
        parts={[
          {
            name: 'summary',
            isOnItsWay: isAsked,
            shape: (
              <Section title={t('progress.title')}>
                <SkeletonRows count={4} />
              </Section>
            ),
            content: error && !progress ? <ErrorState error={error} onRetry={() => void refetch()} /> : summary,
          },
          { name: 'guide', isOnItsWay: false, content: guide },
        ]}
      />
    </Page>
  );
}

/** Drawn with the parts that it looks for. */
function HashTarget() {
  useHashTarget();
  return null;
}

interface StepsProps {
  readonly steps: readonly Step[];
  readonly states: Readonly<Record<Step, GuideState>>;
  readonly information?: ShownStep | undefined;
  readonly check?: ShownStep | undefined;
}

function Steps({ steps, states, information, check }: StepsProps) {
  const t = useTranslations('installation');
  const tProgress = useTranslations('progress.steps');
  const language = useLanguage();
  const current = findCurrentStep(states);
  const titleOf = (step: Step): string => (isOfChecklist(step) ? tProgress(CHECKLIST[step]) : t(`steps.${step}.title`));
  const bill = useTestBill();
  const amounts = {
    total: formatMoney(bill.total, language),
    gst: formatMoney(bill.gst, language),
    qst: formatMoney(bill.qst, language),
  };
  return (
    <Stack as="ol" gap="none">
      {steps.map((step, index) => (
        <StepCard
          key={step}
          step={step}
          title={titleOf(step)}
          number={index + 1}
          isCurrent={step === current || (step === 'verify' && check !== undefined && isFailed(check))}
          state={states[step]}
          footer={step === 'verify' && check ? <FunctionalityPanel /> : null}
        >
          {step === 'prerequisites' && information && information.missing.length > 0 ? (
            <p>
              <Link {...locateStep(information)}>
                <MissingReasons missing={information.missing} />
              </Link>
            </p>
          ) : null}
          {t.rich(`steps.${step}.text`, { ...GUIDE_TAGS, ...amounts })}
        </StepCard>
      ))}
    </Stack>
  );
}
