import { useTranslations } from 'use-intl';
import { Shape } from './shape.tsx';
import styles from './skeleton-section.module.css';

/** The grey shape of a section on its way: its title, and so many facts, one a line. */
export function SkeletonSection({ facts }: { readonly facts: number }) {
  const t = useTranslations('ui');
  return (
    <output className={styles.section} aria-label={t('loading')}>
      <Shape height="1.25rem" width="12rem" />
      {Array.from({ length: facts }, (_, fact) => (
        <span key={fact} className={styles.fact}>
          <Shape height="0.875rem" width="6rem" />
          <Shape height="0.875rem" width={`${9 + (fact % 3) * 2}rem`} />
        </span>
      ))}
    </output>
  );
}
