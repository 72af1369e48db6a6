import type { PartnerDetails } from '@comptoir/contract/people/partners';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { BehindFigure } from '../../../shared/overview/behind-figure.tsx';
import { useUnpaidAccounts } from '../../../shared/overview/overview.api.ts';
import { OverviewShape } from '../../../shared/overview/overview-shape.tsx';
import { ProblemTiles } from '../../../shared/overview/problem-tiles.tsx';
import { TransmissionHours } from '../../../shared/overview/transmission-hours.tsx';
import { WaitingAges } from '../../../shared/overview/waiting-ages.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { Page } from '../../../ui/page.tsx';
import { usePartner } from './partner.api.ts';
import { PartnerTiles } from './partner-tiles.tsx';

/** State of a partner's merchants, those that need a look first. */
export function PartnerDashboardPage() {
  const t = useTranslations('partner.dashboard');
  const { data, error, refetch, isPlaceholderData } = usePartner();
  const failed = error && !data;

  return (
    <Page title={t('title')} lead={data ? t('lead', { name: data.name }) : null}>
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data || failed ? null : <OverviewShape />}
      {data ? <Parts partner={data} isStale={isPlaceholderData} /> : null}
    </Page>
  );
}

interface PartsProps {
  readonly partner: PartnerDetails;
  /** True when other merchants are on their way than those that are there. */
  readonly isStale: boolean;
}

/** Problems first, with the list behind each; then the merchants looked after, and how they go. */
function Parts({ partner, isStale }: PartsProps) {
  const t = useTranslations('overview');
  const unpaid = useUnpaidAccounts(partner.id);
  return (
    <>
      <ListSection title={t('problems')}>
        <ProblemTiles counts={partner} devices={partner.devices} unpaid={unpaid.data?.total} />
        <WaitingAges counts={partner} />
      </ListSection>
      <BehindFigure
        page={isStale ? undefined : partner.attention}
        counts={partner}
        partnerId={partner.id}
        all={<All idPartner={partner.id} />}
      />
      <PartnerTiles partner={partner} />
      <TransmissionHours partnerId={partner.id} />
    </>
  );
}

function All({ idPartner }: { readonly idPartner: string }) {
  const t = useTranslations('partner.dashboard');
  return (
    <Link to="/partner/$idPartner/" params={{ idPartner }}>
      {t('all')}
    </Link>
  );
}
