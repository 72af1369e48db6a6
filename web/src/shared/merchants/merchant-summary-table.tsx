import type { MerchantSummary } from '@comptoir/contract/base/merchants';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { CardTable } from '../../ui/card-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeText } from '../sessions/time-text.tsx';
import { formatAgo } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { MerchantMenu } from '../impersonation/merchant-menu.tsx';
import { useNow } from '../../lib/use-now.ts';
import { attentionReasons, REASON_TONES } from './attention-reasons.ts';
import styles from './merchant-summary.module.css';

interface MerchantSummaryTableProps {
  readonly caption: string;
  readonly merchants: readonly MerchantSummary[];
}

/** Merchants with how their tills and transmissions stand; a name leads to the merchant's dashboard. */
export function MerchantSummaryTable({ caption, merchants }: MerchantSummaryTableProps) {
  const t = useTranslations('merchantSummary');
  const now = useNow(30_000);
  return (
    <CardTable
      caption={caption}
      heading="name"
      headers={{
        name: t('columns.name'),
        state: t('columns.state'),
        devices: t('columns.devices'),
        waiting: t('columns.waiting'),
        lastBill: t('columns.lastBill'),
        act: t('columns.act'),
      }}
      rows={merchants.map((merchant) => ({
        id: merchant.id,
        cells: {
          name: <MerchantName merchant={merchant} />,
          state: <State merchant={merchant} now={now} />,
          devices: t('devices', { count: merchant.devices, trouble: merchant.devicesInTrouble }),
          waiting: <Waiting merchant={merchant} now={now} />,
          lastBill: <Ago at={merchant.lastBillAt} now={now} />,
          act: <MerchantMenu merchantId={merchant.id} companyName={merchant.company_name} />,
        },
      }))}
    />
  );
}

function MerchantName({ merchant }: { readonly merchant: MerchantSummary }) {
  return (
    <div className={styles.stack}>
      <Link to="/dashboard" search={{ merchantId: merchant.id }} className={styles.name}>
        {merchant.company_name}
      </Link>
      {merchant.city ? <small className={styles.faint}>{merchant.city}</small> : null}
    </div>
  );
}

/** What needs a look, or that nothing does. */
function State({ merchant, now }: { readonly merchant: MerchantSummary; readonly now: Date }) {
  const t = useTranslations('merchantSummary.state');
  const reasons = attentionReasons(merchant, now);
  return (
    <div className={styles.stack}>
      {merchant.active ? null : <StatusBadge tone="neutral">{t('inactive')}</StatusBadge>}
      {reasons.map((reason) => (
        <StatusBadge key={reason} tone={REASON_TONES[reason]}>
          {t(reason)}
        </StatusBadge>
      ))}
      {merchant.active && reasons.length === 0 ? <StatusBadge tone="success">{t('good')}</StatusBadge> : null}
    </div>
  );
}

function Waiting({ merchant, now }: { readonly merchant: MerchantSummary; readonly now: Date }) {
  const t = useTranslations('merchantSummary');
  if (merchant.waiting === 0) return <span className={styles.faint}>{t('none')}</span>;
  return (
    <div className={styles.stack}>
      <span>{t('waiting', { count: merchant.waiting })}</span>
      <small className={styles.faint}>
        <Ago at={merchant.oldestWaitingAt} now={now} />
      </small>
    </div>
  );
}

function Ago({ at, now }: { readonly at: string | null; readonly now: Date }) {
  const t = useTranslations('merchantSummary');
  const language = useLanguage();
  if (!at) return <span className={styles.faint}>{t('never')}</span>;
  const instant = new Date(at);
  return <TimeText at={instant}>{formatAgo(instant, now, language)}</TimeText>;
}
