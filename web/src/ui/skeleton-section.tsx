import { useTranslations } from 'use-intl';
import styles from './section.module.css';
import { Shape } from './shape.tsx';

/** The grey shape of a section on its way, of so many lines. */
export function SkeletonSection({ lines }: { readonly lines: number }) {
  const t = useTranslations('ui');
  return (
    <output className={styles.section} aria-label={t('loading')}>
      {Array.from({ length: lines }, (_, line) => (
        <Shape key={line} height="1.2rem" width={`${38 + 9 * (line % 3)}%`} />
      ))}
    </output>
  );
}
