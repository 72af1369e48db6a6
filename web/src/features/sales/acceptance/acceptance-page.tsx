import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { failureCode } from '../../../shared/http/api-error.ts';
import { acceptanceQuery } from '../../../shared/queries/acceptance.ts';
import { Page } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { AcceptanceFrame } from './acceptance-frame.tsx';
import { Offer } from './offer.tsx';

/** An estimate as its customer sees it, by the link in the mail: no account, what it says first, the answer last. */
export function AcceptancePage() {
  const { token = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(acceptanceQuery(token));
  return (
    <AcceptanceFrame merchant={data?.merchant}>
      {data ? <Offer token={token} view={data} /> : null}
      {error && !data ? <NotShown error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows />}
    </AcceptanceFrame>
  );
}

const NotShown = ({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) =>
  failureCode(error) === 'not-found' ? <UnknownLink /> : <ErrorState error={error} onRetry={onRetry} />;

/** The same for a link that never was, one that was cut and one that was made up. */
function UnknownLink() {
  const t = useTranslations('acceptance.unknown');
  return (
    <Page title={t('title')}>
      <p>{t('text')}</p>
    </Page>
  );
}
