import type { EstimateItemView } from '@comptoir/contract/sales/estimates';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatMediumDay, formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { More } from '../../../ui/more-rows.tsx';
import { ROW_OPENER } from '../../../ui/row-opener.ts';
import type { Column } from '../../../ui/table-column.ts';
import { Row } from '../../../ui/layout.tsx';
import styles from './estimates.module.css';
import { OccasionState } from './occasion-state.tsx';

interface EstimateTableProps {
  readonly estimates: readonly EstimateItemView[];
  readonly more: More;
}

/** The day of the occasion, for whom, what, how much, and what comes next. */
export function EstimateTable({ estimates, more }: EstimateTableProps) {
  const t = useTranslations('estimates');
  return <DataTable caption={t('caption')} columns={useColumns()} rows={estimates} idOf={({ id }) => id} more={more} />;
}

function useColumns(): Column<EstimateItemView>[] {
  const t = useTranslations('estimates');
  const language = useLanguage();
  return [
    {
      key: 'customer',
      header: t('columns.customer'),
      cell: ({ id, customer }) => (
        <Link to="/sales/estimates/$idEstimate" params={{ idEstimate: id }} className={ROW_OPENER}>
          {customer.company || customer.name || t('erasedCustomer')}
        </Link>
      ),
    },
    { key: 'occasion', header: t('columns.occasion'), grows: true, cell: ({ occasion }) => occasion.name },
    {
      key: 'date',
      header: t('columns.date'),
      keeps: true,
      cell: ({ occasion }) => formatMediumDay(occasion.date, language),
    },
    {
      key: 'amount',
      header: t('columns.amount'),
      isFigure: true,
      keeps: true,
      phone: 'primary',
      cell: ({ totalCents }) => formatMoney(cents(totalCents), language),
    },
    {
      key: 'state',
      header: t('columns.state'),
      keeps: true,
      cell: ({ state, contractState, hasDraft }) => (
        <Row as="span" className={styles.state} isInline isWhole>
          <OccasionState state={state} contractState={contractState} />
          {hasDraft && state !== 'draft' ? <small>{t('withDraft')}</small> : null}
        </Row>
      ),
    },
    {
      key: 'next',
      header: t('columns.next'),
      keeps: true,
      // most often the day of the event, which stands there already
      phone: 'hidden',
      cell: ({ nextDate }) => (nextDate === null ? null : formatMediumDay(nextDate, language)),
    },
  ];
}
