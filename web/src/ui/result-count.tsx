import { useTranslations } from 'use-intl';
import { Announced } from './announced.tsx';

interface ResultCountProps {
  /** What the list is narrowed to, and the page of it: anything that is written differently when it differs. */
  readonly wanted: unknown;
  /** Undefined while they are on their way. */
  readonly count: number | undefined;
  /** Whether there are more than these. */
  readonly hasMore?: boolean;
  /** The same in words of the screen, where it has its own. */
  readonly words?: string | undefined;
}

/** How many rows a list has, read out when it is narrowed in another way. Stands over the table, which comes and goes. */
export function ResultCount({ wanted, count, hasMore = false, words }: ResultCountProps) {
  const t = useTranslations('ui');
  return (
    <Announced about={JSON.stringify(wanted)}>
      {count === undefined ? null : (words ?? t(hasMore ? 'foundSome' : 'found', { count }))}
    </Announced>
  );
}
