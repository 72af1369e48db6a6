import type { EstimateView } from '@comptoir/contract/sales/estimates';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { dayIn } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Page } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { EstimateEditor } from './estimate-editor.tsx';
import { useEstimate, useSaveEstimate } from './estimates.api.ts';
import { typeEstimate } from './typed-estimate.ts';

/** The draft of an estimate, to be changed. */
export function EditEstimatePage() {
  const t = useTranslations('estimateEditor');
  const { idEstimate = '' } = useParams({ strict: false });
  const { data, error, refetch } = useEstimate(idEstimate);
  return (
    <Page
      title={t('editTitle', { number: data?.number ?? '' }).trim()}
      lead={
        <Link to="/sales/estimates/$idEstimate" params={{ idEstimate }}>
          {t('backToOne')}
        </Link>
      }
    >
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Editing key={data.id} estimate={data} onReload={async () => (await refetch()).data} /> : null}
      {data || error ? null : <SkeletonRows count={8} />}
    </Page>
  );
}

interface EditingProps {
  readonly estimate: EstimateView;
  readonly onReload: () => Promise<EstimateView | undefined>;
}

function Editing({ estimate, onReload }: EditingProps) {
  const t = useTranslations('estimateEditor');
  const navigate = useNavigate();
  const today = dayIn(useNow(60_000), useReader().timeZone);
  const mark = useLanguage() === 'fr' ? ',' : '.';
  const call = useSaveEstimate();
  // what was read first stays under what is typed, until the other's version is asked for
  const [base, setBase] = useState(estimate);
  const draft = base.revisions.find(({ state }) => state === 'draft');
  const [initial, setInitial] = useState(() => draft && typeEstimate(base.customer.id, draft.content, mark));
  if (!draft || !initial) return <p>{t('noDraft')}</p>;
  const loadTheirs = async (): Promise<void> => {
    const theirs = await onReload();
    const newest = theirs?.revisions.find(({ state }) => state === 'draft');
    call.reset();
    if (!theirs) return;
    setBase(theirs);
    setInitial(newest && typeEstimate(theirs.customer.id, newest.content, mark));
  };
  const { revision, version } = draft;
  return (
    <EstimateEditor
      key={version}
      initial={initial}
      addressee={{ ...base.customer, address: '' }}
      number={base.number}
      revision={revision}
      version={version}
      today={today}
      isGstRegistered={base.isGstRegistered}
      call={call}
      onSave={(saved, save) => save({ ...saved, draft: { id: base.id, revision, version } })}
      onSaved={({ id }) =>
        void navigate({ to: '/sales/estimates/$idEstimate', params: { idEstimate: id }, ignoreBlocker: true })
      }
      onLoadTheirs={() => void loadTheirs()}
    />
  );
}
