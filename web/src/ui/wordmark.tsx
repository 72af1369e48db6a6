import styles from './wordmark.module.css';

/** The mark, a receipt standing on a counter, and the name beside it. */
export function Wordmark() {
  return (
    <span className={styles['wordmark']}>
      <svg width={30} height={30} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="8" fill="#228800" />
        <path d="M10 6h12v16l-2-1.6-2 1.6-2-1.6-2 1.6-2-1.6-2 1.6z" fill="#fff" />
        <path d="M13 11h6M13 15h4" stroke="#228800" strokeWidth="1.8" strokeLinecap="round" />
        <path d="M5 25.5h22" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
      </svg>
      <span>Comptoir</span>
    </span>
  );
}
