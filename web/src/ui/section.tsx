import { useId, type ReactNode } from 'react';
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
    <section id={id} className={styles.section} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </section>
  );
}
