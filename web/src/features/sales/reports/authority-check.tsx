import type { TaxBill, TaxReport } from '@comptoir/contract/sales/reports';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatInstant, formatMoney } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Banner } from '../../../ui/banner.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DetailList } from '../../../ui/detail-list.tsx';
import { ROW_OPENER } from '../../../ui/row-opener.ts';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';

type Authority = TaxReport['authority'];
type Counter = Authority['counters'][number];

interface AuthorityCheckProps {
  readonly report: Pick<TaxReport, 'authority'> & { readonly total: Pick<TaxReport['total'], 'soldCents'> };
}

/** Part of the sums that Revenu Québec has; the missing part bill by bill. */
export function AuthorityCheck({ report: { authority, total } }: AuthorityCheckProps) {
  const t = useTranslations('merchantReports.authority');
  const { language } = useReader();
  const columns = useBillColumns();
  const money = (amount: number): string => formatMoney(cents(amount), language);
  const details = [
    { label: t('accepted'), value: money(authority.acceptedCents) },
    { label: t('waiting'), value: money(authority.outstandingCents) },
    { label: t('sum'), value: money(total.soldCents) },
  ];
  return (
    <>
      <Section title={t('title')}>
        <Verdict authority={authority} />
        <DetailList details={details} />
        {authority.bills.length > 0 ? (
          <DataTable caption={t('bills')} columns={columns} rows={authority.bills} idOf={({ id }) => id} />
        ) : null}
      </Section>
      <Counters counters={authority.counters} />
    </>
  );
}

function Verdict({ authority }: { readonly authority: Authority }) {
  const t = useTranslations('merchantReports.authority');
  const { language } = useReader();
  const { outstandingBills, refusedBills, unexplainedCents } = authority;
  return (
    <>
      {unexplainedCents === 0 ? null : (
        <Banner tone="error">{t('unexplained', { amount: formatMoney(cents(unexplainedCents), language) })}</Banner>
      )}
      {outstandingBills > 0 ? <Banner tone="warning">{t('open', { count: outstandingBills })}</Banner> : null}
      {refusedBills > 0 ? <Banner tone="warning">{t('refused', { count: refusedBills })}</Banner> : null}
      {outstandingBills === 0 && unexplainedCents === 0 ? <Banner tone="success">{t('agrees')}</Banner> : null}
    </>
  );
}

function useBillColumns(): Column<TaxBill>[] {
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
    {
      key: 'amount',
      header: t('authority.columns.amount'),
      isFigure: true,
      keeps: true,
      phone: 'primary',
      cell: ({ soldCents }) => formatMoney(cents(soldCents), reader.language),
    },
    {
      key: 'state',
      header: t('authority.columns.state'),
      keeps: true,
      cell: ({ state }) => (
        <StatusBadge tone={state === 'refused' ? 'error' : 'warning'}>{t(`states.${state}`)}</StatusBadge>
      ),
    },
  ];
}

/** Counters that devices stated themselves; nothing for a year without a user report. */
function Counters({ counters }: { readonly counters: readonly Counter[] }) {
  const t = useTranslations('merchantReports.authority');
  const columns = useCounterColumns();
  const [first] = counters;
  if (!first) return null;
  const title = t('counters', { year: String(first.year) });
  return (
    <Section title={title} lead={t('countersLead')}>
      <DataTable isFacts caption={title} columns={columns} rows={counters} idOf={({ deviceId }) => deviceId} />
    </Section>
  );
}

function useCounterColumns(): Column<Counter>[] {
  const t = useTranslations('merchantReports.authority');
  const reader = useReader();
  const money = (amount: number): string => formatMoney(cents(amount), reader.language);
  return [
    { key: 'device', header: t('counterColumns.device'), cell: ({ deviceName }) => deviceName },
    {
      key: 'date',
      header: t('counterColumns.date'),
      phone: 'hidden',
      cell: ({ receivedAt }) => formatInstant(new Date(receivedAt), reader),
    },
    { key: 'stated', header: t('counterColumns.stated'), isFigure: true, cell: ({ soldCents }) => money(soldCents) },
    {
      key: 'ours',
      header: t('counterColumns.ours'),
      isFigure: true,
      cell: ({ ourCents }) => (ourCents === null ? '–' : money(ourCents)),
    },
    {
      key: 'state',
      header: t('counterColumns.state'),
      keeps: true,
      cell: (counter) => <Agreement counter={counter} />,
    },
  ];
}

function Agreement({ counter: { soldCents, ourCents } }: { readonly counter: Counter }) {
  const t = useTranslations('merchantReports.authority');
  const { language } = useReader();
  if (ourCents === null) return <StatusBadge tone="neutral">{t('unknown')}</StatusBadge>;
  if (soldCents === ourCents) return <StatusBadge tone="success">{t('same')}</StatusBadge>;
  const amount = formatMoney(cents(soldCents - ourCents), language);
  return <StatusBadge tone="warning">{t('different', { amount })}</StatusBadge>;
}
