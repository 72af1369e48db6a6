import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ChevronIcon } from './icons.tsx';
import { useDropdown } from './use-dropdown.ts';
import { Text } from './layout.tsx';
import styles from './choice-filter.module.css';

interface FilterPanelProps {
  readonly label: string;
  /** Choice in words; null when there is none, which means all unless the choice is explicit. */
  readonly summary: string | null;
  readonly isExplicit?: boolean | undefined;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** As wide as the panel is where there is room. */
const PANEL_PX = 320;

/** A button that says what a filter lets through, and the panel under it in which that is chosen. */
export function FilterPanel({ label, summary, isExplicit = false, onClear, children }: FilterPanelProps) {
  const t = useTranslations('ui');
  const id = useId();
  const { isOpen, toggle, frame } = useDropdown();
  const [isAtEdge, setAtEdge] = useState(false);
  const press = (event: MouseEvent): void => {
    setAtEdge(event.currentTarget.getBoundingClientRect().left + PANEL_PX > document.documentElement.clientWidth);
    toggle(event);
  };
  return (
    <div className={styles.filter} data-inline={isExplicit || undefined} {...frame}>
      <button type="button" className={styles.button} aria-expanded={isOpen} aria-controls={id} onClick={press}>
        <Text as="span" tone="soft">
          {label}
        </Text>
        <span className={styles.summary}>{summary ?? t(isExplicit ? 'none' : 'all')}</span>
        <ChevronIcon size={18} />
      </button>
      <fieldset id={id} className={styles.panel} data-at-edge={isAtEdge || undefined} hidden={!isOpen}>
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
