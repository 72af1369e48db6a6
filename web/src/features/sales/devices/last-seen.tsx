import { useTranslations } from 'use-intl';
import { formatAgo } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { TimeText } from '../../../shared/sessions/time-text.tsx';
import { Text } from '../../../ui/layout.tsx';

/** Time since a till called last. */
export function LastSeen({ at, now }: { readonly at: string | null; readonly now: Date }) {
  const t = useTranslations('devices');
  const language = useLanguage();
  if (!at)
    return (
      <Text as="span" tone="soft">
        {t('never')}
      </Text>
    );
  const seen = new Date(at);
  return <TimeText at={seen}>{formatAgo(seen, now, language)}</TimeText>;
}
