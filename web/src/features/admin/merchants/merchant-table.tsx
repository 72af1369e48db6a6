import type { MerchantView } from '@comptoir/contract/base/merchants';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatPhone } from '../../../lib/format-phone.ts';
import { ImpersonateButton } from '../../../shared/impersonation/impersonate-button.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import styles from './merchant-list.module.css';

/** More rows than these are slow to draw and no one reads them: the search is for that. */
const ROWS = 100;

export function MerchantTable({ merchants }: { readonly merchants: readonly MerchantView[] }) {
  const t = useTranslations('merchantList');
  const [limit, setLimit] = useState(ROWS);
  const shown = merchants.slice(0, limit);
  return (
    <>
      <DataTable
        caption={t('caption')}
        heading="name"
        headers={{
          name: t('columns.name'),
          city: t('columns.city'),
          fileNumber: t('columns.fileNumber'),
          phone: t('columns.phone'),
          state: t('columns.state'),
          act: t('columns.act'),
        }}
        rows={shown.map((merchant) => ({
          id: merchant.id,
          cells: {
            name: <MerchantName merchant={merchant} />,
            city: merchant.city ?? <Unknown />,
            fileNumber: merchant.file_number ?? <Unknown />,
            phone: <Phone merchant={merchant} />,
            state: <MerchantState merchant={merchant} />,
            act: <Support merchant={merchant} />,
          },
        }))}
      />
      <MoreButton rows={shown} hasMore={merchants.length > limit} onMore={() => setLimit(limit + ROWS)}>
        {t('more', { shown: limit, count: merchants.length })}
      </MoreButton>
    </>
  );
}

function MerchantName({ merchant }: { readonly merchant: MerchantView }) {
  const t = useTranslations('merchantList');
  const { id, company_name: name, sub_sector: subSector, isTraiteur } = merchant;
  return (
    <div className={styles.stack}>
      <Link to="/dashboard" search={{ merchantId: id }} className={styles.name}>
        {name}
      </Link>
      <small className={styles.faint}>
        {subSector ? t(`subSectors.${subSector}`) : t('noSubSector')}
        {isTraiteur ? ` · ${t('caterer')}` : null}
      </small>
    </div>
  );
}

/** To the merchant's money, or into its place. */
function Support({ merchant: { id, company_name: name } }: { readonly merchant: MerchantView }) {
  const t = useTranslations('merchantList');
  return (
    <div className={styles.stack}>
      <ImpersonateButton merchantId={id} companyName={name} />
      <Link to="/admin/merchant-money" search={{ merchantId: id }} className={styles.money}>
        {t('money')}
        <span className="visually-hidden">{t('moneyOf', { name })}</span>
      </Link>
    </div>
  );
}

function MerchantState({ merchant }: { readonly merchant: MerchantView }) {
  const t = useTranslations('merchantList.state');
  return (
    <div className={styles.stack}>
      {merchant.active ? (
        <StatusBadge tone="success">{t('active')}</StatusBadge>
      ) : (
        <StatusBadge tone="neutral">{t('inactive')}</StatusBadge>
      )}
      {merchant.subscriptionCompleted ? null : <StatusBadge tone="warning">{t('incomplete')}</StatusBadge>}
    </div>
  );
}

function Phone({ merchant }: { readonly merchant: MerchantView }) {
  const phone = formatPhone(merchant.area_code, merchant.phone_number);
  if (!phone) return <Unknown />;
  return (
    <a href={`tel:${phone}`} className={styles.phone}>
      {phone}
    </a>
  );
}

function Unknown() {
  const t = useTranslations('merchantList');
  return <span className={styles.faint}>{t('unknown')}</span>;
}
