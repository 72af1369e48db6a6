import type { ReportChanges as Changes } from '@comptoir/contract/sales/report-changes';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { ReactNode } from 'react';
import { formatInstant, formatMoney } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Banner } from '../../../ui/banner.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { ROW_OPENER } from '../../../ui/row-opener.ts';
import { Section } from '../../../ui/section.tsx';
import type { Column } from '../../../ui/table-column.ts';

type Bill = Changes['added'][number] & { readonly what: 'added' | 'refused' };

interface ReportChangesProps {
  /** The report of a year that was kept, or one that was given out as a file. */
  readonly of: 'kept' | 'given';
  readonly changes: Changes;
  readonly nowCents: number;
  /** Further words when it has changed. */
  readonly children?: ReactNode;
}

/** True when nothing of a report has changed since it was made. */
export const isSame = ({ added, refused, unexplainedCents }: Changes): boolean =>
  added.length + refused.length === 0 && unexplainedCents === 0;

/** Says that an earlier report still holds, or lists the bills by which it does not. */
export function ReportChanges({ of, changes, nowCents, children }: ReportChangesProps) {
  const t = useTranslations('merchantReports.changes');
  const reader = useReader();
  const columns = useColumns();
  const money = (amount: number): string => formatMoney(cents(amount), reader.language);
  const at = formatInstant(new Date(changes.madeAt), reader);
  const { added, refused, differenceCents, unexplainedCents, soldCents } = changes;
  const bills: Bill[] = [
    ...added.map((bill) => ({ ...bill, what: 'added' as const })),
    ...refused.map((bill) => ({ ...bill, what: 'refused' as const })),
  ];
  const difference = money(differenceCents + unexplainedCents);
  const others = differenceCents - bills.reduce((sum, bill) => sum + signedCents(bill), 0);
  return (
    <Section title={t(`${of}.title`)}>
      {isSame(changes) ? (
        <Banner tone="success">{t(`${of}.same`, { at })}</Banner>
      ) : (
        <Banner tone="warning">
          {t(`${of}.changed`, { at, difference, earlier: money(soldCents), now: money(nowCents) })}{' '}
          {unexplainedCents === 0 ? null : t('moved', { amount: money(unexplainedCents) })}
        </Banner>
      )}
      {children}
      {bills.length === 0 ? null : (
        <DataTable
          caption={t('caption')}
          columns={columns}
          rows={bills}
          idOf={({ id }) => id}
          totals={{
            date: t('sum'),
            ...(others === 0 ? {} : { what: t('others', { amount: money(others) }) }),
            amount: money(differenceCents),
          }}
        />
      )}
    </Section>
  );
}

const signedCents = ({ what, soldCents }: Bill): number => (what === 'added' ? soldCents : -soldCents);

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
    { key: 'what', header: t('changes.what'), keeps: true, cell: ({ what }) => t(`changes.${what}`) },
    {
      key: 'amount',
      header: t('authority.columns.amount'),
      isFigure: true,
      keeps: true,
      phone: 'primary',
      cell: (bill) => formatMoney(cents(signedCents(bill)), reader.language),
    },
  ];
}
