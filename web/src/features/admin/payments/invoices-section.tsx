import type { InvoiceView } from '@comptoir/contract/money/invoices';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MoreButton } from '../../../ui/more-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
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
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInvoices(merchantId);
  const [opened, setOpened] = useState<InvoiceView | null>(null);
  const invoices = data?.pages.flatMap(({ items }) => items);
  return (
    <ListSection title={t('title')}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {invoices || !error ? <Invoices invoices={invoices} onOpen={setOpened} /> : null}
      <MoreButton
        rows={invoices}
        hasMore={hasNextPage}
        loading={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      >
        {t('more')}
      </MoreButton>
      <Suspense>{opened ? <InvoicePanel opened={opened} onClose={() => setOpened(null)} /> : null}</Suspense>
    </ListSection>
  );
}

interface InvoicesProps {
  readonly invoices: readonly InvoiceView[] | undefined;
  readonly onOpen: (invoice: InvoiceView) => void;
}

function Invoices({ invoices, onOpen }: InvoicesProps) {
  const t = useTranslations('merchantMoney.invoices');
  if (!invoices) return <SkeletonRows count={4} />;
  if (invoices.length > 0) return <InvoicesTable invoices={invoices} onOpen={onOpen} />;
  return <EmptyState icon={<BillIcon size={24} />} title={t('empty')} />;
}
