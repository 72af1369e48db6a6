import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Announced } from './announced.tsx';
import { Button } from './button.tsx';
import { Row } from './layout.tsx';
import styles from './data-table.module.css';

/** Rest of a list beyond the rows that are shown. */
export interface More {
  readonly hasMore: boolean;
  /** All there are, when that is known. */
  readonly count?: number;
  readonly isLoading?: boolean;
  readonly onMore: () => void;
}

interface MoreRowsProps extends More {
  /** Number of rows that the table shows. */
  readonly shown: number;
}

/** Number of rows that are shown, and the way to more. The focus then goes to the first new row, where the eye is, and their count is read out. */
export function MoreRows({ hasMore, shown, count, isLoading = false, onMore }: MoreRowsProps) {
  const t = useTranslations('ui.more');
  const frame = useRef<HTMLDivElement>(null);
  /** Number of rows when more were asked for. */
  const before = useRef<number | null>(null);
  const [asked, setAsked] = useState(0);
  const words = count === undefined ? t('shown', { shown }) : t('shownOf', { shown, count });

  useEffect(() => {
    if (before.current === null || shown <= before.current) return;
    focusRow(frame.current, before.current);
    before.current = null;
  }, [shown]);

  const ask = (): void => {
    before.current = shown;
    setAsked(shown);
    onMore();
  };

  return (
    <Row ref={frame} className={styles.more} gap="lg" tone="soft" size="sm">
      {hasMore ? (
        <Button variant="default" loading={isLoading} onClick={ask}>
          {t('show')}
        </Button>
      ) : null}
      {hasMore ? <span>{words}</span> : null}
      <Announced about={String(asked)}>{shown > asked && !isLoading ? words : null}</Announced>
    </Row>
  );
}

/** Focuses the control that opens a row; a row without one is named by its first cell. Of a list that is no table, its first control. */
function focusRow(frame: HTMLElement | null, index: number): void {
  const row = frame?.parentElement?.querySelectorAll<HTMLElement>('tbody tr:not([data-detail], [data-group]), ol > li')[
    index
  ];
  const heading = row?.querySelector<HTMLElement>('th') ?? row;
  (heading?.querySelector<HTMLElement>('a, button') ?? heading)?.focus();
}
