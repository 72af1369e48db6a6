import type { EstimateView } from '@comptoir/contract/sales/estimates';
import { standingRevision } from '@comptoir/domain/sales/estimates/estimate-state';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Page } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { DocumentSection } from './document-section.tsx';
import { DraftSection } from './draft-section.tsx';
import { DuplicateButton } from './duplicate-button.tsx';
import styles from './estimate.module.css';
import { useEstimate, useEstimateNews } from './estimates.api.ts';
import { OfferSection } from './offer-section.tsx';
import { ProposalsSection } from './proposals-section.tsx';
import { RevisionChanges } from './revision-changes.tsx';
import { TimeLine } from './time-line.tsx';

/** An estimate at its own address: what was offered, what became of it, what can be done. */
export function EstimatePage() {
  const t = useTranslations('estimate');
  const { idEstimate = '' } = useParams({ strict: false });
  const { data, error, refetch } = useEstimate(idEstimate);
  useEstimateNews();
  return (
    <Page
      title={t('title', { number: data?.number ?? '' }).trim()}
      lead={<BackLink to="/sales/estimates">{t('back')}</BackLink>}
      actions={data ? <DuplicateButton id={data.id} /> : null}
    >
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Estimate key={data.id} estimate={data} /> : null}
      {data || error ? null : <SkeletonRows count={10} />}
    </Page>
  );
}

function Estimate({ estimate }: { readonly estimate: EstimateView }) {
  const { revisions } = estimate;
  const draft = revisions.find(({ state }) => state === 'draft');
  const standing = standingRevision(revisions);
  const [picked, setPicked] = useState<number | null>(null);
  const shown = revisions.find(({ revision }) => revision === picked) ?? draft ?? standing;
  return (
    <div className={styles.columns}>
      <Stack gap="xl">
        {draft ? <DraftSection estimate={estimate} draft={draft} /> : null}
        {standing && standing !== draft ? <OfferSection estimate={estimate} offer={standing} /> : null}
        <ProposalsSection estimate={estimate} />
        <RevisionChanges revisions={revisions} />
        <TimeLine estimate={estimate} />
      </Stack>
      {shown ? <DocumentSection estimate={estimate} shown={shown} onPick={setPicked} /> : null}
    </div>
  );
}
