import { useTranslations } from 'use-intl';
import details from './detail-list.module.css';
import styles from './section.module.css';
import { Shape } from './shape.tsx';

/** The grey shape of a section on its way: its title, and so many facts, one a line. */
export function SkeletonSection({ facts }: { readonly facts: number }) {
  const t = useTranslations('ui');
  return (
    <output className={styles.section} aria-label={t('loading')}>
      <Shape height="1.25rem" width="50%" />
      <span className={details.list}>
        {Array.from({ length: facts }, (_, fact) => (
          <span key={fact} className={details.row}>
            <Shape height="1rem" width="6rem" />
            <Shape height="1rem" width="60%" />
          </span>
        ))}
      </span>
    </output>
  );
}
