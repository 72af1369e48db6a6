import type { Overview } from '@comptoir/contract/sales/report-overview';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Banner } from '../../../ui/banner.tsx';

/** Says that the database was put back to an older copy, what is open since, and the tills that we have not heard from yet. */
export function RestoreState({ overview }: { readonly overview: Overview | undefined }) {
  const t = useTranslations('adminDashboard.restore');
  const reader = useReader();
  if (!overview?.restore) return null;
  const { isReconciled, devices, unheardCount, dataUntil } = overview.restore;
  return (
    <Banner tone="warning" announced="in-turn">
      <strong>{t('title', { until: formatInstant(new Date(dataUntil), reader) })}</strong>
      <p>{isReconciled ? t('reconciled') : t('notReconciled')}</p>
      {unheardCount > 0 ? <p>{t('unheard', { count: unheardCount })}</p> : null}
      {devices.length > 0 ? (
        <ul>
          {devices.map(({ deviceId, name, merchantId, company_name, isUnheard, missing, handedAgain }) => (
            <li key={deviceId}>
              <Link to="/devices" search={{ merchantId }}>
                {t('device', { name, merchant: company_name })}
              </Link>
              {handedAgain > 0 ? t('handedAgain', { count: handedAgain }) : null}
              {isUnheard ? (missing === null ? t('missingUnknown') : t('missing', { count: missing })) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </Banner>
  );
}
