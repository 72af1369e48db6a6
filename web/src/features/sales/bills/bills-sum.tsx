import type { BillSummary } from '@comptoir/contract/sales/bills';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Sums } from '../../../ui/sums.tsx';

/** Sum of the filtered bills; undefined while it is on its way, or could not be had. */
export function BillsSum({ sum }: { readonly sum: BillSummary | undefined }) {
  const t = useTranslations('bills.sum');
  const language = useLanguage();
  const amounts = ['sold', 'received', 'returned'] as const;
  const counted = sum?.countedBills ?? 0;
  return (
    <Sums
      sums={[
        {
          label: t('count'),
          value: sum ? formatNumber(sum.count, language) : '–',
          hint: sum ? t('countedHint', { count: counted, words: formatNumber(counted, language) }) : null,
        },
        ...amounts.map((name) => ({
          label: t(name),
          value: sum ? formatMoney(cents(sum[`${name}Cents`]), language) : '–',
          hint: t(`${name}Hint`),
        })),
      ]}
    />
  );
}
