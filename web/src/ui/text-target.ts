import styles from './text-target.module.css';

/** For the link or button that stands alone, outside of any sentence, and is drawn as words: it is as high as a finger needs. */
export const TEXT_TARGET = styles.target;
