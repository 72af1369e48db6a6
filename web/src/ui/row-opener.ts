import styles from './data-table.module.css';

/**
 * For the link or button in a row's first cell that opens what the row is about: it can be pressed anywhere on the row, other
 * controls of the row excepted.
 */
export const ROW_OPENER = styles.opener;
