import styles from './spinner.module.css';

/** Work under way; the words stand beside it. */
export const Spinner = ({ className = '' }: { readonly className?: string }) => (
  <span className={`${styles.spinner} ${className}`} aria-hidden />
);
