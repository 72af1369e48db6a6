import { formatMonthName } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

/** juin 2026 · June 2026, of `2026-06`. */
export function useFormatWholeMonth(): (month: string) => string {
  const language = useLanguage();
  return (month) => `${formatMonthName(Number(month.slice(5)), language)} ${month.slice(0, 4)}`;
}
