import { useTranslations } from 'use-intl';
import { useCertification } from '../../../shared/certification/use-certification.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { CaseReplyTable } from './case-reply-table.tsx';
import { TestCaseForm } from './test-case-form.tsx';

/** While the tester works at a till, the replies come in here. */
const FOLLOWED_EVERY_MS = 3000;
const DONE = '999.999';

/** The certification of the product, case by case. */
export function CertificationPage() {
  const t = useTranslations('certification');
  const { data, error, refetch } = useCertification(FOLLOWED_EVERY_MS);
  if (!data)
    return (
      <Section title={t('title')} lead={t('lead')}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows count={3} />}
      </Section>
    );
  const { environment, isRun, testCase, replies } = data;
  if (!isRun)
    return (
      <Section title={t('title')} lead={t('environment', { environment })}>
        <Banner tone="info">{t('notRun')}</Banner>
      </Section>
    );
  return (
    <>
      <Section title={t('title')} aside={t('environment', { environment })} lead={t('lead')}>
        {testCase === null ? <Banner tone="warning">{t('noCase')}</Banner> : null}
        {testCase === DONE ? <Banner tone="success">{t('done')}</Banner> : null}
        <TestCaseForm key={testCase} testCase={testCase} />
      </Section>
      <ListSection title={t('replies')}>
        <CaseReplyTable replies={replies} />
      </ListSection>
    </>
  );
}
