import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Text to be read: a comfortable width and lists that can be followed step by step. */
export const Prose = ({ children }: { readonly children: ReactNode }) => <div className={styles.prose}>{children}</div>;
