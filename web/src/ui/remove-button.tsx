import { CloseIcon } from './icons.tsx';
import styles from './remove-button.module.css';

interface RemoveButtonProps {
  readonly words: string;
  readonly className?: string | undefined;
  readonly onRemove: () => void;
}

/** Takes a line away. `words` say which. */
export const RemoveButton = ({ words, className = '', onRemove }: RemoveButtonProps) => (
  <button type="button" className={`${styles.button} ${className}`} aria-label={words} title={words} onClick={onRemove}>
    <CloseIcon />
  </button>
);
