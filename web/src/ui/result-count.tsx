import { useTranslations } from 'use-intl';
import { Announced } from './announced.tsx';

interface ResultCountProps {
  /** Filters and page of the list: anything that is written differently when it differs. */
  readonly wanted: unknown;
  /** Undefined while they are on their way. */
  readonly count: number | undefined;
  /** True when there are more than these. */
  readonly hasMore?: boolean;
  /** The same in words of the screen, where it has its own. */
  readonly words?: string | undefined;
}

/** Number of rows of a list, read out when it is narrowed in another way. Stands over the table, which comes and goes. */
export function ResultCount({ wanted, count, hasMore = false, words }: ResultCountProps) {
  const t = useTranslations('ui');
  return (
    <Announced about={JSON.stringify(wanted)}>
      {count === undefined ? null : (words ?? t(hasMore ? 'foundSome' : 'found', { count }))}
    </Announced>
  );
}
