import type { TaxRow } from '@comptoir/domain/base/taxes/tax-calendar';
import { TAX_NAMES } from '@comptoir/domain/base/taxes/tax-names';
import { useTranslations } from 'use-intl';
import { formatLongDay, formatRate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

/** Writes a row in words: its change, its classes and its days. */
export function useRowWords() {
  const t = useTranslations('taxes');
  const language = useLanguage();
  const names = TAX_NAMES[language];
  const classes = (row: Pick<TaxRow, 'classes'>): string => row.classes.map((of) => names[of]).join('; ');
  return {
    tax: (row: Pick<TaxRow, 'tax'>): string => names[row.tax],
    rate: (row: Pick<TaxRow, 'rate'>): string => formatRate(row.rate, language),
    classes,
    change: (row: TaxRow): string =>
      t('change', { tax: names[row.tax], rate: formatRate(row.rate, language), classes: classes(row) }),
    days: ({ from, until }: Pick<TaxRow, 'from' | 'until'>): string =>
      until === null
        ? t('from', { from: formatLongDay(from, language) })
        : t('fromUntil', { from: formatLongDay(from, language), until: formatLongDay(until, language) }),
  };
}
