import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ChevronIcon } from './icons.tsx';
import { useDropdown } from './use-dropdown.ts';
import styles from './choice-filter.module.css';

interface FilterPanelProps {
  readonly label: string;
  /** What is chosen, in words; null when it is nothing, which means all unless the choice is explicit. */
  readonly summary: string | null;
  readonly isExplicit?: boolean | undefined;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** A button that says what a filter lets through, and the panel under it in which that is chosen. */
export function FilterPanel({ label, summary, isExplicit = false, onClear, children }: FilterPanelProps) {
  const t = useTranslations('ui');
  const id = useId();
  const { isOpen, toggle, frame } = useDropdown();
  return (
    <div className={styles.filter} data-inline={isExplicit || undefined} {...frame}>
      <button type="button" className={styles.button} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <span className={styles.label}>{label}</span>
        <span className={styles.summary}>{summary ?? t(isExplicit ? 'none' : 'all')}</span>
        <ChevronIcon size={18} />
      </button>
      <fieldset id={id} className={styles.panel} hidden={!isOpen}>
        <legend className="visually-hidden">{label}</legend>
        {children}
        <button
          type="button"
          className={styles.clear}
          tabIndex={summary === null ? -1 : undefined}
          aria-disabled={summary === null}
          onClick={summary === null ? undefined : onClear}
        >
          {t('clear')}
        </button>
      </fieldset>
    </div>
  );
}
