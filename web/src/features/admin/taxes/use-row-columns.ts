import type { TaxRow } from '@comptoir/domain/base/taxes/tax-calendar';
import { useTranslations } from 'use-intl';
import type { Column } from '../../../ui/table-column.ts';
import { useRowWords } from './use-row-words.ts';

/** Columns of a rate, wherever its row comes from: which tax, how much, on what, and when. */
export function useRowColumns(): Column<TaxRow>[] {
  const t = useTranslations('taxes.columns');
  const words = useRowWords();
  return [
    { key: 'tax', header: t('tax'), phone: 'primary', keeps: true, cell: words.tax },
    { key: 'rate', header: t('rate'), isFigure: true, phone: 'primary', cell: words.rate },
    { key: 'classes', header: t('classes'), grows: true, cell: words.classes },
    { key: 'days', header: t('days'), cell: words.days },
  ];
}
