import { useTranslations } from 'use-intl';
import { ApiError } from '../../../shared/http/api-error.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { usePlan } from './plan.api.ts';
import { PlanForm } from './plan-form.tsx';
import { PriceMoves } from './price-move-table.tsx';
import { PriceTable } from './price-table.tsx';

/** Prices of the plan, to be changed. */
export function PlanPage() {
  const t = useTranslations('plan');
  const { data: plan, error, refetch } = usePlan();
  // until prices are set for the first time there are none to be found
  const isFirst = error instanceof ApiError && error.code === 'not-found';
  return (
    <Stack gap="2xl">
      <Section title={t('title')} lead={t('lead')}>
        {error && !plan && !isFirst ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {plan || error ? null : <SkeletonRows count={3} />}
        {plan || isFirst ? <PlanForm plan={plan ?? null} /> : null}
      </Section>
      <ListSection title={t('dated.title')}>
        <PriceTable />
      </ListSection>
      <PriceMoves />
    </Stack>
  );
}
