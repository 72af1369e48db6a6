import { Shape } from './shape.tsx';
import { StatTiles } from './stat-tile.tsx';
import styles from './stat-tile.module.css';

/** The grey shape of tiles on their way, above what says so. */
export const SkeletonTiles = ({ count }: { readonly count: number }) => (
  <div aria-hidden="true">
    <StatTiles>
      {Array.from({ length: count }, (_, tile) => (
        <div key={tile} className={styles.tile}>
          <Shape height="0.875rem" width="60%" />
          <Shape height="2.4rem" width="4rem" />
          <Shape height="0.875rem" width="75%" />
        </div>
      ))}
    </StatTiles>
  </div>
);
