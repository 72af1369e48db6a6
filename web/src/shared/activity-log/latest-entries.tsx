import { useTranslations } from 'use-intl';
import { formatAgo } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useNow } from '../../lib/use-now.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { TimeText } from '../sessions/time-text.tsx';
import type { FoldedEntry } from '../queries/fold-entries.ts';
import styles from './latest-entries.module.css';

/** The last lines of the activity log. */
export function LatestEntries({ entries }: { readonly entries: readonly FoldedEntry[] }) {
  const t = useTranslations('latestEntries');
  const tEmpty = useTranslations('ui.empty');
  const language = useLanguage();
  const now = useNow(30_000);
  if (entries.length === 0) return <p className={styles.nothing}>{tEmpty('nothing')}</p>;

  return (
    <Stack as="ol" gap="none" frame="card">
      {entries.map(({ id, occurredAt, level, message, event, person, folded }) => {
        const at = new Date(occurredAt);
        return (
          <li key={id} className={styles.entry}>
            <StatusBadge tone={level}>{t(`levels.${level}`)}</StatusBadge>
            <span className={styles.message}>
              {folded.length === 0 ? message : null}
              {folded.length > 0 && event === 'signed-in' ? t('folded.signIns', { count: folded.length }) : null}
              {folded.length > 0 && event !== 'signed-in'
                ? t('folded.actions', { count: folded.length, person: person ?? '' })
                : null}
            </span>
            <Text as="span" tone="soft" size="sm">
              <TimeText at={at}>{formatAgo(at, now, language)}</TimeText>
            </Text>
          </li>
        );
      })}
    </Stack>
  );
}
