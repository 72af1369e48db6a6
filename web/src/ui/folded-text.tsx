import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './folded-text.module.css';

interface FoldedTextProps {
  readonly text: string;
  /** Number of letters that are shown at first. */
  readonly limit: number;
}

/** A text that people wrote, of any length: what is beyond the limit is folded away until it is asked for. */
export function FoldedText({ text, limit }: FoldedTextProps) {
  const t = useTranslations('ui.fold');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (text.length <= limit) return <>{text}</>;
  return (
    <>
      <span id={id}>{isOpen ? text : `${beginningOf(text, limit)}…`}</span>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'less' : 'more')}
      </button>
    </>
  );
}

/** Not between the two halves of a character. */
const beginningOf = (text: string, limit: number): string =>
  text
    .slice(0, limit)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
