import type { InvoiceView } from '@comptoir/contract/money/invoices';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ForMerchant } from '../../../shared/merchants/for-merchant.tsx';
import { GUIDE_TAGS } from '../../../shared/guides/guide-tags.tsx';
import { moreOf } from '../../../shared/lists/more-of.ts';
import { useOpenedRow } from '../../../shared/lists/use-opened-row.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { BillIcon, CheckIcon } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/page.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { ResultCount } from '../../../ui/result-count.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import { useInvoices } from './invoices.api.ts';
import styles from './invoices.module.css';
import { InvoiceDialog, type InvoiceStep } from './invoice-dialog.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { YearTotal } from './invoice-total.tsx';
import type { ChosenInvoices } from '../../../shared/queries/money.ts';
import { useMerchant } from '../../../shared/merchants/use-merchant.ts';
import { isAwaited } from '../../../ui/in-order.tsx';

const VIEWS = ['unpaid', 'all'] as const;

/** The invoices of a merchant's subscription: those to be paid, or all. */
export function InvoicesPage() {
  const t = useTranslations('invoices');
  const { view = 'unpaid', year: digits } = useSearch({ strict: false });
  const navigate = useNavigate();
  const year = view === 'all' && digits ? Number(digits) : null;
  const chosen = { ...(view === 'unpaid' ? { unpaid: true } : {}), ...(year === null ? {} : { year }) };
  const isThere = !isAwaited(useMerchant(), useInvoices(chosen));
  const show = (next: { view: (typeof VIEWS)[number]; year: number | null }): void =>
    void navigate({
      to: '/bills',
      search: ({ merchantId }) => ({
        ...(merchantId ? { merchantId } : {}),
        ...(next.view === 'all' ? { view: next.view } : {}),
        ...(next.year === null ? {} : { year: String(next.year) }),
      }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ViewSwitch
        label={t('views.label')}
        views={VIEWS.map((name) => ({ view: name, label: t(`views.${name}`) }))}
        shown={view}
        onShow={(name) => show({ view: name, year: null })}
      />
      <ForMerchant>
        {({ company_name: name }) => (
          <>
            {view === 'all' ? (
              <YearTotal year={year} onYear={(chosenYear) => show({ view, year: chosenYear })} />
            ) : null}
            <Invoices name={name} chosen={chosen} />
          </>
        )}
      </ForMerchant>
      {isThere ? (
        <Section title={t('how.title')}>
          <Prose>{t.rich('how.text', GUIDE_TAGS)}</Prose>
        </Section>
      ) : null}
    </Page>
  );
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
  const { opened: shown, close } = useOpenedRow(invoices);
  /** What was chosen of an invoice's menu. */
  const [chosen, setChosen] = useState<Opened | null>(null);

  return (
    <div className={styles.list}>
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
      {shown ? <InvoiceDialog invoice={shown} step="details" onClose={close} /> : null}
      {chosen ? <InvoiceDialog {...chosen} onClose={() => setChosen(null)} /> : null}
    </div>
  );
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
