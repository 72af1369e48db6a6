import type { PosConnectionView } from '@comptoir/contract/provider/pos-connection';
import { useTranslations } from 'use-intl';
import { useSession } from '../sessions/use-session.ts';
import { Banner } from '../../ui/banner.tsx';
import { DetailList } from '../../ui/detail-list.tsx';
import { ErrorState } from '../errors/error-state.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import { Row } from '../../ui/layout.tsx';
import { usePosConnection } from './provider.api.ts';
import { ReadAgain } from './read-again.tsx';
import { ReadTime } from './read-time.tsx';

const TONES: Readonly<Record<PosConnectionView['state'], Tone>> = {
  none: 'neutral',
  not_connected: 'neutral',
  connected: 'success',
  needs_reauth: 'warning',
  disconnected: 'error',
};

/** State of the merchant in view with the provider: the connection, what was read when, and what to do when it fails. */
export function ProviderStatus() {
  const t = useTranslations('provider');
  const { data, error, isLoading, refetch } = usePosConnection();
  if (!data && !error && !isLoading) return null;
  return (
    <Section
      id="provider"
      title={t('title')}
      lead={t('lead')}
      aside={data ? <StatusBadge tone={TONES[data.state]}>{t(`states.${data.state}`)}</StatusBadge> : null}
    >
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {isLoading ? <SkeletonRows count={2} /> : null}
      {data ? <Connection connection={data} /> : null}
    </Section>
  );
}

function Connection({ connection }: { readonly connection: PosConnectionView }) {
  const t = useTranslations('provider');
  const { state, posMerchantId, reads } = connection;
  const isKnown = state !== 'none' && state !== 'not_connected';
  return (
    <>
      {state === 'connected' ? null : (
        <Banner tone={state === 'needs_reauth' || state === 'disconnected' ? 'warning' : 'info'}>
          <p>{t(`remedies.${state}`)}</p>
          <SignIn connection={connection} />
        </Banner>
      )}
      {isKnown ? (
        <DetailList
          details={[
            { label: t('merchantId'), value: posMerchantId },
            ...reads.map(({ kind, readAt, failure }) => ({
              label: t(`kinds.${kind}`),
              value: <ReadTime at={readAt} />,
              hint: failure ? t(`failures.${failure}`) : undefined,
            })),
          ]}
        />
      ) : null}
      {state === 'connected' ? (
        <Row gap="lg">
          <ReadAgain />
        </Row>
      ) : null}
    </>
  );
}

/** The way to the provider's consent, for the merchant, whom it signs in, never for a user who acts for them. */
function SignIn({ connection: { state, posMerchantId } }: { readonly connection: PosConnectionView }) {
  const t = useTranslations('provider');
  const session = useSession();
  if (session?.role !== 'merchant' || session.impersonateMerchantId || !posMerchantId) return null;
  return (
    <a href={`/login/clover?${new URLSearchParams({ merchantId: posMerchantId }).toString()}`}>
      {t(state === 'not_connected' ? 'signIn' : 'signInAgain')}
    </a>
  );
}
