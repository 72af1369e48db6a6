import type { RevenueMerchant } from '@comptoir/contract/money/revenue';
import type { RevenueGroup } from '@comptoir/domain/money/revenue/revenue-figures';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { ROW_OPENER } from '../../../ui/row-opener.ts';
import type { Column } from '../../../ui/table-column.ts';
import { useWholeList } from '../../../shared/lists/use-whole-list.ts';
import { useMerchantsBehind, type BehindWhat } from './revenue.api.ts';

interface RevenueMerchantsProps {
  readonly period: ReportPeriod;
  readonly groupBy: RevenueGroup;
  readonly what: BehindWhat;
  readonly row: string;
  readonly onClose: () => void;
}

/** The merchants behind a figure, each leading to its own dashboard. */
export function RevenueMerchants({ period, groupBy, what, row, onClose }: RevenueMerchantsProps) {
  const t = useTranslations('revenue');
  const { data, error, refetch } = useMerchantsBehind(period, groupBy, what);
  const title = t('behind', { figure: t(`figures.${what.figure}`), row });
  return (
    <Section title={title}>
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {!data && !error ? <SkeletonRows count={3} /> : null}
      {data ? <Merchants caption={title} merchants={data.items} /> : null}
      <div>
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Section>
  );
}

function Merchants({ caption, merchants }: { caption: string; merchants: readonly RevenueMerchant[] }) {
  const columns = useColumns();
  const { rows, sort, onSort } = useWholeList(merchants, columns);
  const t = useTranslations('revenue');
  const language = useLanguage();
  const sum = (of: (merchant: RevenueMerchant) => number) => merchants.reduce((all, one) => all + of(one), 0);
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      sort={sort}
      onSort={onSort}
      idOf={({ merchantId }) => merchantId}
      totals={{
        name: t('all'),
        count: formatNumber(
          sum(({ count }) => count),
          language,
        ),
        amount: formatMoney(cents(sum((one) => one.cents)), language),
        total: formatMoney(cents(sum((one) => one.totalCents)), language),
      }}
    />
  );
}

function useColumns(): Column<RevenueMerchant>[] {
  const t = useTranslations('revenue.columns');
  const language = useLanguage();
  return [
    {
      key: 'name',
      header: t('name'),
      sortBy: ({ company_name: name }) => name,
      cell: ({ merchantId, company_name: name }) => (
        <Link to="/dashboard" search={{ merchantId }} className={ROW_OPENER}>
          {name}
        </Link>
      ),
    },
    {
      key: 'count',
      header: t('count'),
      isFigure: true,
      isLabelled: true,
      cell: ({ count }) => formatNumber(count, language),
    },
    {
      key: 'amount',
      header: t('amount'),
      isFigure: true,
      phone: 'primary',
      sortBy: (one) => one.cents,
      cell: (one) => formatMoney(cents(one.cents), language),
    },
    {
      key: 'total',
      header: t('total'),
      isFigure: true,
      isLabelled: true,
      sortBy: ({ totalCents }) => totalCents,
      cell: ({ totalCents }) => formatMoney(cents(totalCents), language),
    },
  ];
}
