import type { BillSummary } from '@comptoir/contract/sales/bills';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Columns } from '../../../ui/layout.tsx';
import styles from './bills.module.css';

/** Sum of the filtered bills; undefined while it is on its way, or could not be had. */
export function BillsSum({ sum }: { readonly sum: BillSummary | undefined }) {
  const t = useTranslations('bills.sum');
  const language = useLanguage();
  const amounts = ['sold', 'received', 'returned'] as const;
  const counted = sum?.countedBills ?? 0;
  return (
    <Columns as="dl" className={styles.sum} least="9rem" gap="xl" align="stretch">
      <div>
        <dt>{t('count')}</dt>
        <dd>{sum ? formatNumber(sum.count, language) : '–'}</dd>
        <dd>{sum ? t('countedHint', { count: counted, words: formatNumber(counted, language) }) : null}</dd>
      </div>
      {amounts.map((name) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{sum ? formatMoney(cents(sum[`${name}Cents`]), language) : '–'}</dd>
          <dd>{t(`${name}Hint`)}</dd>
        </div>
      ))}
    </Columns>
  );
}
