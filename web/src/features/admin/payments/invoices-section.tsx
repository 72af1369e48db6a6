import type { InvoiceView } from '@comptoir/contract/money/invoices';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { moreOf } from '../../../shared/lists/more-of.ts';
import { useOpenedRow } from '../../../shared/lists/use-opened-row.ts';
import type { More } from '../../../ui/more-rows.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { BillIcon } from '../../../ui/icons.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { InvoicesTable } from './invoices-table.tsx';
import { useInvoices } from './merchant-money.api.ts';

// what is done with an invoice is for the moments when something is put right
const InvoicePanel = lazy(async () => ({ default: (await import('./invoice-panel.tsx')).InvoicePanel }));

/** Every invoice of a merchant, to be opened. */
export function InvoicesSection({ merchantId }: { readonly merchantId: string }) {
  const t = useTranslations('merchantMoney.invoices');
  const query = useInvoices(merchantId);
  const { data, error, refetch } = query;
  const invoices = data?.pages.flatMap(({ items }) => items);
  const { opened, close } = useOpenedRow(invoices);
  return (
    <ListSection title={t('title')}>
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {invoices || !error ? <Invoices invoices={invoices} more={moreOf(query)} /> : null}
      <Suspense>{opened ? <InvoicePanel opened={opened} onClose={close} /> : null}</Suspense>
    </ListSection>
  );
}

interface InvoicesProps {
  readonly invoices: readonly InvoiceView[] | undefined;
  readonly more: More;
}

function Invoices({ invoices, more }: InvoicesProps) {
  const t = useTranslations('merchantMoney.invoices');
  if (!invoices) return <SkeletonRows count={4} />;
  if (invoices.length > 0) return <InvoicesTable invoices={invoices} more={more} />;
  return <EmptyState icon={<BillIcon size={24} />} title={t('empty')} />;
}
