import type { RevenueReport } from '@comptoir/contract/money/revenue';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { StatTile, StatTiles } from '../../../ui/stat-tile.tsx';

/** The figures looked at first, each with the period before. */
export function RevenueTiles({ report }: { readonly report: RevenueReport | undefined }) {
  const t = useTranslations('revenue');
  const language = useLanguage();
  const money = (amount: number | undefined) =>
    amount === undefined ? undefined : formatMoney(cents(amount), language);
  const { total, totalBefore } = report ?? {};
  const recurring = (figure: 'closing' | 'new' | 'paused') => (
    <StatTile
      label={figure === 'closing' ? t('tiles.recurring') : t(`figures.${figure}`)}
      value={money(total?.[figure].cents)}
      hint={t('tiles.merchants', {
        count: total?.[figure].count ?? 0,
        before: money(totalBefore?.[figure].cents) ?? '',
      })}
    />
  );
  const documents = (figure: 'invoiced' | 'credited') => (
    <StatTile
      label={t(`figures.${figure}`)}
      value={money(total?.[figure].totalCents)}
      hint={t('tiles.documents', {
        count: total?.[figure].count ?? 0,
        before: money(totalBefore?.[figure].totalCents) ?? '',
      })}
    />
  );
  return (
    <StatTiles>
      {recurring('closing')}
      {recurring('new')}
      {recurring('paused')}
      {documents('invoiced')}
      {documents('credited')}
    </StatTiles>
  );
}
