import { useState } from 'react';
import { Row, Stack, Text } from './layout.tsx';
import styles from './page.module.css';
import { SkeletonRows } from './skeleton-rows.tsx';

/**
 * A screen that is on its way. The first one keeps the heading that the frame in the page has painted before any script: what is read
 * already stays where it is until the screen draws it there.
 */
export function AwaitedPage() {
  const [head] = useState(readFirstHead);
  if (head.title === undefined) return <SkeletonRows />;
  return (
    <Stack gap="xl">
      <Row className={styles.head} gap="xl" align="start" justify="between" aria-hidden="true">
        <div>
          <p className={styles.title}>{head.title}</p>
          {head.lead ? (
            <Text as="div" className={styles.lead} tone="soft" size="md">
              {head.lead}
            </Text>
          ) : null}
        </div>
      </Row>
      <SkeletonRows />
    </Stack>
  );
}

/** The frame goes with the first screen: for later ones there is none. */
const readFirstHead = () => ({ title: readPainted('first-title'), lead: readPainted('first-lead') });

const readPainted = (name: string): string | undefined =>
  document.querySelector(`#first-main .${name}`)?.textContent ?? undefined;
