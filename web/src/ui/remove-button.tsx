import { CloseIcon } from './icons.tsx';
import styles from './line-button.module.css';

interface RemoveButtonProps {
  readonly words: string;
  readonly onRemove: () => void;
}

/** Takes a line away. `words` say which. */
export const RemoveButton = ({ words, onRemove }: RemoveButtonProps) => (
  <button type="button" className={styles.button} aria-label={words} title={words} onClick={onRemove}>
    <CloseIcon />
  </button>
);
