import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { Row, Stack, Text } from './layout.tsx';
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
    <Stack ref={page} gap="xl">
      <Row className={styles.head} gap="xl" align="start" justify="between">
        <div>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead ? (
            <Text as="div" className={styles.lead} tone="soft" size="md">
              {lead}
            </Text>
          ) : null}
        </div>
        {actions ? (
          <Row className={styles.actions} gap="md">
            {actions}
          </Row>
        ) : null}
      </Row>
      {children}
    </Stack>
  );
}
