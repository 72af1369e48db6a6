import { useTranslations } from 'use-intl';
import { ForMerchant } from '../../lib/for-merchant.tsx';
import { GUIDE_TAGS } from '../../lib/guide-tags.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BillIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './bills.module.css';

/** The invoices of a merchant's subscription. */
export function BillsPage() {
  const t = useTranslations('bills');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ForMerchant>{({ company_name }) => <Invoices name={company_name} />}</ForMerchant>
      <Section title={t('how.title')}>
        <Prose>{t.rich('how.text', GUIDE_TAGS)}</Prose>
      </Section>
    </Page>
  );
}

function Invoices({ name }: { readonly name: string }) {
  const t = useTranslations('bills');
  return (
    <div className={styles.list}>
      <DataTable
        caption={t('caption')}
        heading="createdOn"
        headers={{
          createdOn: t('columns.createdOn'),
          due: t('columns.due'),
          client: t('columns.client'),
          total: t('columns.total'),
        }}
        rows={[]}
      />
      <EmptyState icon={<BillIcon size={24} />} title={t('empty.title')}>
        {t('empty.text', { name })}
      </EmptyState>
    </div>
  );
}
