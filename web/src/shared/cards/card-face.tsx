import type { CardView } from '@comptoir/contract/money/cards';
import { useTranslations } from 'use-intl';
import { CardIcon } from '../../ui/icons.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './card-face.module.css';

/** A saved card as it may be shown: brand, last four digits and expiry, as far as they are known. Source: spec §2 "Payment information". */
export function CardFace({ card }: { readonly card: CardView }) {
  const t = useTranslations('cardEntry');
  const { brand, last4, expMonth, expYear, isExpired } = card;
  return (
    <div className={styles.card}>
      <span className={styles.icon}>
        <CardIcon size={24} />
      </span>
      <div>
        <strong>{brand && last4 ? t('face', { brand, last4 }) : t('faceless')}</strong>
        {expMonth && expYear ? (
          <span className={styles.expiry}>
            {t('expires', { month: twoDigits(expMonth), year: twoDigits(expYear % 100) })}
          </span>
        ) : null}
      </div>
      {isExpired ? <StatusBadge tone="error">{t('expired')}</StatusBadge> : null}
    </div>
  );
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
