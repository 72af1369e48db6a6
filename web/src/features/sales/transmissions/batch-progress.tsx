import type { BatchView } from '@comptoir/contract/sales/transmissions';
import { useTranslations } from 'use-intl';
import { Row } from '../../../ui/layout.tsx';
import styles from './transmissions.module.css';

/** Number of bills of a batch that the authority has, as a bar and in words. */
export function BatchProgress({ batch }: { readonly batch: BatchView }) {
  const t = useTranslations('transmissions.batches');
  const { planned, accepted, refused } = batch;
  return (
    <Row as="span" isInline>
      <progress className={styles.bar} value={accepted + refused} max={planned} aria-label={t('progress')} />
      <span>
        {t('of', { done: accepted, planned })}
        {refused > 0 ? ` ${t('refused', { count: refused })}` : null}
      </span>
    </Row>
  );
}
