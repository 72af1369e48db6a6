import { useTranslations } from 'use-intl';
import { Shape } from './shape.tsx';
import styles from './skeleton-rows.module.css';

/** The grey shape of a list on its way. */
export function SkeletonRows({ count = 6 }: { readonly count?: number }) {
  const t = useTranslations('ui');
  return (
    <output className={styles.rows} aria-label={t('loading')}>
      {Array.from({ length: count }, (_, row) => (
        <span key={row} className={styles.row}>
          <Shape height="0.875rem" width="18%" />
          <Shape height="0.875rem" width="14%" />
          <Shape height="0.875rem" width={`${58 - (row % 3) * 9}%`} />
        </span>
      ))}
    </output>
  );
}
