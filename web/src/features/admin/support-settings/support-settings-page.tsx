import type { SupportSettingsView } from '@comptoir/contract/base/support-settings';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ClosingDays } from './closing-days.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsHistory } from './settings-history.tsx';
import { useSupportSettings } from './support-settings.api.ts';

/** Contact details and hours of support, for every place that states them. */
export function SupportSettingsPage() {
  const t = useTranslations('supportSettings');
  const { data, error, refetch } = useSupportSettings();
  return (
    <Stack gap="2xl">
      <Section title={t('title')} lead={t('lead')}>
        <QueryError error={error} data={data} onRetry={() => void refetch()} />
        {data || error ? null : <SkeletonRows count={4} />}
        {/* made again when another administrator has saved something */}
        {data ? <SettingsForm key={keyOf(data)} settings={data} /> : null}
      </Section>
      {data && data.visitsToMove > 0 ? <VisitsToMove count={data.visitsToMove} /> : null}
      {data ? <ClosingDays days={data.closingDays} /> : null}
      {data && data.history.length > 0 ? (
        <ListSection title={t('history')}>
          <SettingsHistory history={data.history} />
        </ListSection>
      ) : null}
    </Stack>
  );
}

/** Visits booked before hours or closing days changed, and the way to move them. */
function VisitsToMove({ count }: { readonly count: number }) {
  const t = useTranslations('supportSettings');
  return (
    <Banner tone="warning">
      <Link to="/admin/quickbook">{t('visitsToMove', { count })}</Link>
    </Banner>
  );
}

const keyOf = ({ opens, closes, telephone, email }: SupportSettingsView): string =>
  [opens, closes, telephone, email].join(' ');
