import { useId, type ReactNode } from 'react';
import { Row, Stack } from './layout.tsx';
import styles from './list-section.module.css';

interface ListSectionProps {
  readonly title: string;
  /** Beside the title, such as the way to the whole. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One of several lists of a screen, under a heading. */
export function ListSection({ title, aside, children }: ListSectionProps) {
  const id = useId();
  return (
    <Stack as="section" className={styles.section} aria-labelledby={id}>
      <Row gap="lg" align="baseline" justify="between">
        <h2 id={id}>{title}</h2>
        {aside}
      </Row>
      {children}
    </Stack>
  );
}
