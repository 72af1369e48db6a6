import { Skeleton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import styles from './skeleton-rows.module.css';

/** The grey shape of a list on its way. */
export function SkeletonRows({ count = 6 }: { readonly count?: number }) {
  const t = useTranslations('ui');
  return (
    <output className={styles.rows} aria-label={t('loading')}>
      {Array.from({ length: count }, (_, row) => (
        <span key={row} className={styles.row}>
          <Skeleton component="span" height={14} width="18%" />
          <Skeleton component="span" height={14} width="14%" />
          <Skeleton component="span" height={14} width={`${58 - (row % 3) * 9}%`} />
        </span>
      ))}
    </output>
  );
}
