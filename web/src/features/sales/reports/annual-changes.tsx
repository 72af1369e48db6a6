import type { AnnualChanges as Changes } from '@comptoir/contract/sales/annual-reports';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatInstant, formatMoney } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Banner } from '../../../ui/banner.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { ROW_OPENER } from '../../../ui/row-opener.ts';
import { Section } from '../../../ui/section.tsx';
import type { Column } from '../../../ui/table-column.ts';

type Bill = Changes['added'][number] & { readonly what: 'added' | 'refused' };

/** Whether the kept report of a year still holds, and by which bills it does not. */
export function AnnualChanges({ kept, nowCents }: { readonly kept: Changes; readonly nowCents: number }) {
  const t = useTranslations('merchantReports.annual.kept');
  const reader = useReader();
  const columns = useColumns();
  const money = (amount: number): string => formatMoney(cents(amount), reader.language);
  const at = formatInstant(new Date(kept.madeAt), reader);
  const { added, refused, differenceCents, unexplainedCents, soldCents } = kept;
  const bills: Bill[] = [
    ...added.map((bill) => ({ ...bill, what: 'added' as const })),
    ...refused.map((bill) => ({ ...bill, what: 'refused' as const })),
  ];
  const difference = money(differenceCents + unexplainedCents);
  const isSame = bills.length === 0 && unexplainedCents === 0;
  return (
    <Section title={t('title')}>
      {isSame ? (
        <Banner tone="success">{t('same', { at })}</Banner>
      ) : (
        <Banner tone="warning">
          {t('changed', { at, difference, earlier: money(soldCents), now: money(nowCents) })}{' '}
          {unexplainedCents === 0 ? null : t('moved', { amount: money(unexplainedCents) })}
        </Banner>
      )}
      {bills.length === 0 ? null : (
        <DataTable caption={t('caption')} columns={columns} rows={bills} idOf={({ id }) => id} />
      )}
    </Section>
  );
}

function useColumns(): Column<Bill>[] {
  const t = useTranslations('merchantReports');
  const reader = useReader();
  return [
    {
      key: 'date',
      header: t('authority.columns.date'),
      cell: ({ id, signedAt }) => (
        <Link to="/sales/$idBill" params={{ idBill: id }} className={ROW_OPENER}>
          <time dateTime={signedAt}>{formatInstant(new Date(signedAt), reader)}</time>
        </Link>
      ),
    },
    { key: 'number', header: t('authority.columns.number'), cell: ({ noTrans }) => noTrans },
    { key: 'device', header: t('authority.columns.device'), phone: 'hidden', cell: ({ deviceName }) => deviceName },
    { key: 'what', header: t('annual.kept.what'), keeps: true, cell: ({ what }) => t(`annual.kept.${what}`) },
    {
      key: 'amount',
      header: t('authority.columns.amount'),
      isFigure: true,
      keeps: true,
      phone: 'primary',
      cell: ({ soldCents, what }) => formatMoney(cents(what === 'added' ? soldCents : -soldCents), reader.language),
    },
  ];
}
