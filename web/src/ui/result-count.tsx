import { useTranslations } from 'use-intl';

interface ResultCountProps {
  /** Undefined while they are on their way. */
  readonly count: number | undefined;
  /** Whether there are more than these. */
  readonly hasMore?: boolean;
}

/** How many rows a list has after filtering, read out when it changes. Stays while the table comes and goes. */
export function ResultCount({ count, hasMore = false }: ResultCountProps) {
  const t = useTranslations('ui');
  return (
    <output className="visually-hidden">
      {count === undefined ? null : t(hasMore ? 'foundSome' : 'found', { count })}
    </output>
  );
}
