import type { RevenueReport, RevenueRow } from '@comptoir/contract/money/revenue';
import type { RevenueGroup } from '@comptoir/domain/money/revenue/revenue-figures';
import { useTranslations } from 'use-intl';
import { formatMonth } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

const KEYS = ['autonomous', 'assisted', 'food_truck', 'bar', 'restaurant', 'none'] as const;

/** How a row is called: its month, its partner's name, or what its key means. */
export function useRevenueWords(groupBy: RevenueGroup) {
  const t = useTranslations('revenue');
  const language = useLanguage();
  return ({ key, name }: Pick<RevenueRow, 'key' | 'name'>): string => {
    if (groupBy === 'month') return formatMonth(`${key}-01`, language);
    const known = KEYS.find((one) => one === key);
    return name ?? (known ? t(`keys.${known}`) : key);
  };
}

/** The rows of a report with what they are called. */
export type NamedRow = RevenueReport['rows'][number] & { readonly label: string };
