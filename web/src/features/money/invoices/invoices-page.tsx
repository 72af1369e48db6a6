import type { InvoiceView } from '@comptoir/contract/money/invoices';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ForMerchant } from '../../../shared/merchants/for-merchant.tsx';
import { GUIDE_TAGS } from '../../../shared/guides/guide-tags.tsx';
import { moreOf } from '../../../shared/lists/more-of.ts';
import { useOpenedId } from '../../../shared/lists/use-opened-row.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { BillIcon, CheckIcon } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/page.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { ResultCount } from '../../../ui/result-count.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import { useInvoice } from '../../../shared/invoices/invoices.api.ts';
import { useFollowedPayments, useInvoices } from './invoices.api.ts';
import { InvoiceDialog, type InvoiceStep } from './invoice-dialog.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { YearTotal } from './invoice-total.tsx';
import type { ChosenInvoices } from '../../../shared/queries/money.ts';
import { useMerchant } from '../../../shared/merchants/use-merchant.ts';
import { isAwaited } from '../../../ui/in-order.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { INVOICE_VIEWS, useInvoiceView, type InvoiceView as View } from './use-invoice-view.ts';
import { useTaxRates } from '../../../shared/taxes/use-tax-rates.ts';

/** The invoices of a merchant's subscription: those to be paid, or all. */
export function InvoicesPage() {
  const t = useTranslations('invoices');
  const rates = useTaxRates();
  const { view, year } = useInvoiceView();
  const show = useShow();
  const chosen = { ...(view === 'all' ? {} : { unpaid: true }), ...(year === null ? {} : { year }) };
  const query = useInvoices(chosen);
  const isOnItsWay = isAwaited(useMerchant(), query) || query.isPlaceholderData || view === null;
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ViewSwitch
        label={t('views.label')}
        views={INVOICE_VIEWS.map((name) => ({ view: name, label: t(`views.${name}`) }))}
        shown={view}
        onShow={(name) => show(name, null)}
      />
      <ForMerchant>
        {({ company_name: name }) => (
          <>
            {view === 'all' ? <YearTotal year={year} onYear={(chosenYear) => show(view, chosenYear)} /> : null}
            {view === null ? <SkeletonRows count={4} /> : <Invoices name={name} chosen={chosen} />}
          </>
        )}
      </ForMerchant>
      {isOnItsWay ? null : (
        <Section title={t('how.title')}>
          <Prose>{t.rich('how.text', { ...GUIDE_TAGS, ...rates })}</Prose>
        </Section>
      )}
    </Page>
  );
}

function useShow() {
  const navigate = useNavigate();
  return (view: View, year: number | null): void =>
    void navigate({
      to: '/bills',
      search: ({ merchantId }) => ({
        ...(merchantId ? { merchantId } : {}),
        view,
        ...(year === null ? {} : { year: String(year) }),
      }),
      replace: true,
      resetScroll: false,
    });
}

interface InvoicesProps {
  readonly name: string;
  readonly chosen: ChosenInvoices;
}

interface Opened {
  readonly invoice: InvoiceView;
  readonly step: InvoiceStep;
}

function Invoices({ name, chosen: filters }: InvoicesProps) {
  const query = useInvoices(filters);
  const { data, error, refetch } = query;
  const invoices = data?.pages.flatMap(({ items }) => items);
  const { openId, close } = useOpenedId();
  /** Choice from an invoice's menu. */
  const [chosen, setChosen] = useState<Opened | null>(null);
  useFollowedPayments(invoices);

  return (
    <Stack>
      <ResultCount
        wanted={filters}
        count={query.isPlaceholderData ? undefined : invoices?.length}
        hasMore={query.hasNextPage}
      />
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {invoices || error ? null : <SkeletonRows count={4} />}
      {invoices && invoices.length > 0 ? (
        <InvoiceTable
          invoices={invoices}
          more={moreOf(query)}
          onOpen={(invoice, step) => setChosen({ invoice, step })}
        />
      ) : null}
      <Nothing invoices={invoices} name={name} chosen={filters} />
      {openId ? <OpenedInvoice key={openId} id={openId} invoices={invoices} onClose={close} /> : null}
      {chosen ? <InvoiceDialog {...chosen} onClose={() => setChosen(null)} /> : null}
    </Stack>
  );
}

interface OpenedInvoiceProps {
  readonly id: string;
  readonly invoices: readonly InvoiceView[] | undefined;
  readonly onClose: () => void;
}

/** The one that the address names, also when it is none of those listed. */
function OpenedInvoice({ id, invoices, onClose }: OpenedInvoiceProps) {
  const { data } = useInvoice(id);
  const invoice = invoices?.find((one) => one.id === id) ?? data;
  return invoice ? <InvoiceDialog invoice={invoice} step="details" onClose={onClose} /> : null;
}

function Nothing({
  invoices,
  name,
  chosen: { unpaid = false },
}: InvoicesProps & { readonly invoices: readonly InvoiceView[] | undefined }) {
  const t = useTranslations('invoices.empty');
  if (invoices?.length !== 0) return null;
  const Icon = unpaid ? CheckIcon : BillIcon;
  return (
    <EmptyState icon={<Icon size={24} />} title={t(unpaid ? 'unpaidTitle' : 'title')}>
      {t(unpaid ? 'unpaidText' : 'text', { name })}
    </EmptyState>
  );
}
