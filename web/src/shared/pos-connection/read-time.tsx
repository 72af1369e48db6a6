import { useTranslations } from 'use-intl';
import { formatAgo } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useNow } from '../../lib/use-now.ts';
import { TimeText } from '../sessions/time-text.tsx';

/** Time since something was read at the provider; that it never was, where it was not. */
export function ReadTime({ at }: { readonly at: string | null }) {
  const t = useTranslations('provider');
  const language = useLanguage();
  const now = useNow(30_000);
  if (!at) return t('unread');
  return <TimeText at={new Date(at)}>{t('read', { ago: formatAgo(new Date(at), now, language) })}</TimeText>;
}
