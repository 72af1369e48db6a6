import type { Reader } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useSession } from './use-session.ts';

/** Words and clock for the times on a screen: the interface's language, the merchant's zone. */
export function useReader(): Reader {
  const language = useLanguage();
  const timeZone = useSession()?.merchant?.time_zone ?? 'America/Montreal';
  return { language, timeZone };
}
