import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  /** Name of the part that is shown; it stands in the title of the document. */
  readonly part?: string | undefined;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The first screen keeps the focus where the browser put it; later ones take it to their heading, to be read out, unless a
 * field on them has asked for it.
 */
let isFirstPage = true;

/** Whom or what the screens are about, where a user looks after several; it stands in the title of the document. */
export const Subject = createContext<string | null>(null);

/** A screen's frame: its main heading, which is also the title of the document, and its content. */
export function Page({ title, part, lead, actions, children }: PageProps) {
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const subject = useContext(Subject);

  useEffect(() => {
    document.title = [...new Set([title, part, subject, 'Comptoir'])].filter(Boolean).join(' · ');
  }, [title, part, subject]);

  useEffect(() => {
    const isTaken = page.current?.contains(document.activeElement) ?? false;
    if (!isFirstPage && !isTaken) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);

  return (
    <div ref={page} className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead ? <div className={styles.lead}>{lead}</div> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children}
    </div>
  );
}
