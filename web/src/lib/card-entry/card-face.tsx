import type { CardView } from '@comptoir/contract/card';
import { useTranslations } from 'use-intl';
import { CardIcon } from '../../ui/icons.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './card-face.module.css';

/** A saved card as it may be shown: brand, last four digits and expiry. Source: spec §2 "Payment information". */
export function CardFace({ card }: { readonly card: CardView }) {
  const t = useTranslations('cardEntry');
  const { brand, last4, expMonth, expYear, isExpired } = card;
  const month = String(expMonth).padStart(2, '0');
  const year = String(expYear % 100).padStart(2, '0');
  return (
    <div className={styles.card}>
      <span className={styles.icon}>
        <CardIcon size={24} />
      </span>
      <div>
        <strong>{t('face', { brand, last4 })}</strong>
        <span className={styles.expiry}>{t('expires', { month, year })}</span>
      </div>
      {isExpired ? <StatusBadge tone="error">{t('expired')}</StatusBadge> : null}
    </div>
  );
}
