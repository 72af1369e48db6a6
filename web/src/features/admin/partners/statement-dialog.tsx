import type { CommissionStatement } from '@comptoir/contract/money/commissions';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import type { RowFile } from '../../../shared/http/fetch-rows.ts';
import { commissionStatementQuery } from '../../../shared/queries/commissions.ts';
import { SaveButton } from '../../../shared/reports/save-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { fetchStatement } from './commissions.api.ts';
import { useFormatWholeMonth } from './use-format-whole-month.ts';

interface StatementDialogProps {
  readonly partnerId: string;
  readonly month: string;
  readonly onClose: () => void;
}

/** The commissions of a month, merchant by merchant, and its statement as a file once it is closed. */
export function StatementDialog({ partnerId, month, onClose }: StatementDialogProps) {
  const t = useTranslations('partner.commissions');
  const formatMonth = useFormatWholeMonth();
  const { data, error, refetch } = useQuery(commissionStatementQuery(partnerId, month));
  return (
    <Dialog title={t('statement', { month: formatMonth(month) })} onClose={onClose}>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows count={3} />}
      {data ? (
        <ListSection
          title={t('lines')}
          aside={data.closedAt ? <Files fetchFile={(format) => fetchStatement(partnerId, month, format)} /> : null}
        >
          <Lines statement={data} />
        </ListSection>
      ) : null}
    </Dialog>
  );
}

/** The statement as it is kept, one beside the other. */
function Files({ fetchFile }: { readonly fetchFile: (format: 'pdf' | 'csv' | 'xlsx') => Promise<RowFile> }) {
  const t = useTranslations('partner.commissions.files');
  return (
    <>
      {(['pdf', 'csv', 'xlsx'] as const).map((format) => (
        <SaveButton key={format} label={t(format)} fetchFile={() => fetchFile(format)} />
      ))}
    </>
  );
}

type Line = Omit<CommissionStatement['lines'][number], 'merchantId'> & { readonly merchantId: string | null };

function Lines({ statement }: { readonly statement: CommissionStatement }) {
  const t = useTranslations('partner.commissions');
  const columns = useColumns();
  const { lines, closedAt } = statement;
  const all: Line = { ...statement, merchantId: null, company_name: t('all') };
  return (
    <>
      <p>{t(closedAt ? 'how' : 'howOpen')}</p>
      {lines.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <DataTable<Line>
          caption={t('lines')}
          isFacts
          columns={columns}
          rows={lines}
          idOf={({ merchantId }) => merchantId ?? ''}
          totals={Object.fromEntries(columns.map(({ key, cell }) => [key, cell(all)]))}
        />
      )}
    </>
  );
}

function useColumns(): Column<Line>[] {
  const t = useTranslations('partner.commissions');
  const language = useLanguage();
  const figure = (key: string, header: string, cell: (line: Line) => string): Column<Line> => ({
    key,
    header,
    isFigure: true,
    isLabelled: true,
    cell,
  });
  const counted = (what: 'paid' | 'credited', many: number, amount: number): string =>
    t(`counted.${what}`, { count: many, amount: formatMoney(cents(amount), language) });
  return [
    { key: 'name', header: t('columns.merchant'), cell: ({ company_name: name }) => name },
    figure('paid', t('columns.netCents'), ({ invoices, netCents }) => counted('paid', invoices, netCents)),
    figure('earned', t('columns.earnedCents'), ({ earnedCents }) => formatMoney(cents(earnedCents), language)),
    figure('credited', t('columns.creditedCents'), ({ credits, creditedCents }) =>
      counted('credited', credits, creditedCents),
    ),
    figure('takenBack', t('columns.takenBackCents'), ({ takenBackCents }) =>
      formatMoney(cents(takenBackCents), language),
    ),
    figure('total', t('columns.totalCents'), ({ totalCents }) => formatMoney(cents(totalCents), language)),
  ];
}
