import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './button.module.css';

interface MoreButtonProps {
  /** What the list shows now. */
  readonly rows: readonly unknown[] | undefined;
  readonly hasMore: boolean;
  readonly loading?: boolean;
  readonly onMore: () => void;
  readonly children: ReactNode;
}

/** Shows more of the list that it stands under. The first row that comes gets the focus, also when the button goes. */
export function MoreButton({ rows, hasMore, loading = false, onMore, children }: MoreButtonProps) {
  const count = rows?.length ?? 0;
  const place = useRef<HTMLDivElement>(null);
  /** How many there were when more was asked for. */
  const before = useRef<number | null>(null);

  useEffect(() => {
    if (before.current === null || count <= before.current) return;
    const lines = place.current?.parentElement?.querySelectorAll<HTMLElement>('tbody > tr:not([data-detail])');
    const first = lines?.[before.current];
    before.current = null;
    if (!first) return;
    first.tabIndex = -1;
    first.focus();
  }, [count]);

  const more = (): void => {
    before.current = count;
    onMore();
  };
  return (
    <div ref={place} className={styles.more}>
      {hasMore ? (
        <Button variant="default" loading={loading} onClick={more}>
          {children}
        </Button>
      ) : null}
    </div>
  );
}
