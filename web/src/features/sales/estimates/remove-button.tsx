import { CloseIcon } from '../../../ui/icons.tsx';
import styles from './editor.module.css';

/** Takes a line away. `words` say which. */
export const RemoveButton = ({ words, onRemove }: { readonly words: string; readonly onRemove: () => void }) => (
  <button type="button" className={styles.icon} aria-label={words} title={words} onClick={onRemove}>
    <CloseIcon />
  </button>
);
