import styles from './shape.module.css';

interface ShapeProps {
  readonly height: string;
  readonly width: string;
}

/** The grey shape of a line or a figure that is on its way: there are dozens on a screen that comes in, and each is one element. */
export const Shape = ({ height, width }: ShapeProps) => (
  <span className={styles.shape} style={{ height, width }} data-awaited />
);
