import type { PosConnectionView } from '@comptoir/contract/provider/pos-connection';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { formatAgo } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { useReadAgain } from '../../../shared/pos-connection/provider.api.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Row } from '../../../ui/layout.tsx';
import { TimeText } from '../../../shared/sessions/time-text.tsx';

/** Time when the list was read from the provider, the outcome of the last attempt, and the way to have it read again. */
export function ProviderReading({ connection }: { readonly connection: PosConnectionView }) {
  const t = useTranslations('employees.provider');
  const { mutate, isPending, error } = useReadAgain();
  const canRead = usePermission('refresh-provider-data');
  const { state } = connection;
  if (state === 'none' || state === 'not_connected') return null;
  return (
    <>
      {state === 'connected' ? <LastFailure connection={connection} /> : <Banner tone="warning">{t(state)}</Banner>}
      <FormError error={error} />
      <Row gap="lg" tone="soft">
        <LastReading connection={connection} />
        {state === 'connected' && canRead ? (
          <Button
            variant="default"
            loading={isPending}
            onClick={() => mutate(undefined, { onSuccess: () => showAlert({ tone: 'info', text: t('asked') }) })}
          >
            {t('again')}
          </Button>
        ) : null}
      </Row>
    </>
  );
}

const ofEmployees = ({ reads }: PosConnectionView) => reads.find(({ kind }) => kind === 'employees');

function LastReading({ connection }: { readonly connection: PosConnectionView }) {
  const t = useTranslations('employees.provider');
  const language = useLanguage();
  const now = useNow(30_000);
  const readAt = ofEmployees(connection)?.readAt;
  if (!readAt) return <span>{t('unread')}</span>;
  const at = new Date(readAt);
  return <TimeText at={at}>{t('read', { ago: formatAgo(at, now, language) })}</TimeText>;
}

function LastFailure({ connection }: { readonly connection: PosConnectionView }) {
  const t = useTranslations('employees.provider.failed');
  const failure = ofEmployees(connection)?.failure;
  return failure ? <Banner tone="warning">{t(failure)}</Banner> : null;
}
