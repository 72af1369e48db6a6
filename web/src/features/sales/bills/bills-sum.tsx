import type { BillSummary } from '@comptoir/contract/sales/bills';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { StatTile, StatTiles } from '../../../ui/stat-tile.tsx';

/** What the filter leaves, added up; undefined while it is on its way. */
export function BillsSum({ sum }: { readonly sum: BillSummary | undefined }) {
  const t = useTranslations('bills.sum');
  const language = useLanguage();
  const money = (amount: number | undefined) => amount !== undefined && formatMoney(cents(amount), language);
  return (
    <StatTiles>
      <StatTile
        label={t('count')}
        value={sum && formatNumber(sum.count, language)}
        hint={sum ? t('countedHint', { count: sum.countedBills, words: formatNumber(sum.countedBills, language) }) : ''}
      />
      <StatTile label={t('sold')} value={money(sum?.soldCents) || undefined} hint={t('soldHint')} />
      <StatTile label={t('received')} value={money(sum?.receivedCents) || undefined} hint={t('receivedHint')} />
      <StatTile label={t('returned')} value={money(sum?.returnedCents) || undefined} hint={t('returnedHint')} />
    </StatTiles>
  );
}
