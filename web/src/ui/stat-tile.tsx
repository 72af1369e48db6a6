import type { ReactNode } from 'react';
import { Shape } from './shape.tsx';
import { Columns, Stack } from './layout.tsx';
import styles from './stat-tile.module.css';

interface StatTileProps {
  /** A text, or a link to the list behind the figure: then the whole tile leads there. */
  readonly label: ReactNode;
  /** Undefined while it is on its way, null when it could not be loaded. */
  readonly value: string | number | undefined | null;
  readonly hint: string;
  readonly isWarning?: boolean;
}

/** As many characters stand beside one another on half of a phone. */
const SHORT = 6;

/** One figure with what it counts. */
export function StatTile({ label, value, hint, isWarning = false }: StatTileProps) {
  return (
    <Stack className={styles.tile} gap="xs" frame="card" data-warning={isWarning || undefined}>
      <span className={styles.label}>{label}</span>
      {value === undefined ? (
        <Shape height="2.4rem" width="4rem" />
      ) : (
        <>
          <span className={styles.value} data-long={String(value).length > SHORT || undefined}>
            {value ?? '–'}
          </span>
          {value === null ? null : <span className={styles.label}>{hint}</span>}
        </>
      )}
    </Stack>
  );
}

interface StatTilesProps {
  /** Figures and amounts beside one another, which have one size. */
  readonly isEven?: boolean;
  readonly children: ReactNode;
}

/** Tiles side by side for as long as there is room. */
export const StatTiles = ({ isEven = false, children }: StatTilesProps) => (
  <Columns className={styles.tiles} least="11rem" align="stretch" data-even={isEven || undefined}>
    {children}
  </Columns>
);
