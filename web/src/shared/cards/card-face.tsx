import type { CardView } from '@comptoir/contract/money/cards';
import { useTranslations } from 'use-intl';
import { CardIcon } from '../../ui/icons.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Hint, Row } from '../../ui/layout.tsx';
import styles from './card-face.module.css';

/** A saved card as it may be shown: brand, last four digits and expiry, as far as they are known. Source: spec §2 "Payment information". */
export function CardFace({ card }: { readonly card: CardView }) {
  const t = useTranslations('cardEntry');
  const { brand, last4, expMonth, expYear, isExpired } = card;
  return (
    <Row className={styles.card} gap="md">
      <span className={styles.icon}>
        <CardIcon size={24} />
      </span>
      <div>
        <strong>{brand && last4 ? t('face', { brand, last4 }) : t('faceless')}</strong>
        {expMonth && expYear ? (
          <Hint as="span">{t('expires', { month: twoDigits(expMonth), year: twoDigits(expYear % 100) })}</Hint>
        ) : null}
      </div>
      {isExpired ? <StatusBadge tone="error">{t('expired')}</StatusBadge> : null}
    </Row>
  );
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
