import { useState } from 'react';
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
    <div className={styles.page}>
      <div className={styles.head} aria-hidden="true">
        <div>
          <p className={styles.title}>{head.title}</p>
          {head.lead ? <div className={styles.lead}>{head.lead}</div> : null}
        </div>
      </div>
      <SkeletonRows />
    </div>
  );
}

/** The frame goes with the first screen: for later ones there is none. */
const readFirstHead = () => ({ title: readPainted('first-title'), lead: readPainted('first-lead') });

const readPainted = (name: string): string | undefined =>
  document.querySelector(`#first-main .${name}`)?.textContent ?? undefined;
