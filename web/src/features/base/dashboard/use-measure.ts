import { cents } from '@comptoir/domain/base/amounts/cents';
import { formatMoney, formatNumber, formatShortMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

/** Measures of sales. */
export const MEASURES = ['amount', 'bills'] as const;
export type Measure = (typeof MEASURES)[number];

/** Returns the formats for values of a measure. */
export function useMeasure(measure: Measure) {
  const language = useLanguage();
  if (measure === 'bills') return { format: (value: number) => formatNumber(value, language) };
  return {
    format: (value: number) => formatMoney(cents(value), language),
    formatTick: (value: number) => formatShortMoney(cents(value), language),
    finest: 100,
  };
}
