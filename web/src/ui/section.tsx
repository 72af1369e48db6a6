import { useId, type ReactNode } from 'react';
import { Row, Stack } from './layout.tsx';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  /** Makes the section an address of its own: `#id`. */
  readonly id?: string;
  /** Beside the title, such as a state. */
  readonly aside?: ReactNode;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** A part of a screen under a heading, on a surface of its own. */
export function Section({ title, id, aside, lead, children }: SectionProps) {
  const heading = useId();
  return (
    <Stack id={id} as="section" className={styles.section} gap="lg" frame="card" aria-labelledby={heading}>
      <Row className={styles.head} gap="lg" justify="between">
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {aside}
      </Row>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </Stack>
  );
}
