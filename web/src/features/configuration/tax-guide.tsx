import { cents } from '@comptoir/domain/money/money';
import { GST_RATE, QST_RATE, taxSubtotal } from '@comptoir/domain/taxes/quebec-taxes';
import { useTranslations } from 'use-intl';
import { GUIDE_TAGS } from '../../lib/guide-tags.tsx';
import { formatMoney, formatRate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';

/** What the test bill comes to: $5 and its taxes. Source: spec §9 "Test receipt amount". */
export const TEST_BILL = taxSubtotal(cents(500));

/** Which taxes there must be, and what they come to. */
export function TaxGuide() {
  const t = useTranslations('configuration');
  const language = useLanguage();
  const row = (id: 'gst' | 'qst', rate: number) => ({
    id,
    cells: { tax: t(`taxes.${id}`), rate: formatRate(rate, language), amount: formatMoney(TEST_BILL[id], language) },
  });
  const total = { tax: <strong>{t('taxes.total')}</strong>, rate: '', amount: formatMoney(TEST_BILL.total, language) };
  return (
    <Section id="taxes" title={t('sections.taxes')} lead={t('leads.taxes')}>
      <Prose>{t.rich('taxes.text', GUIDE_TAGS)}</Prose>
      <DataTable
        caption={t('taxes.caption')}
        heading="tax"
        headers={{ tax: t('taxes.columns.tax'), rate: t('taxes.columns.rate'), amount: t('taxes.columns.amount') }}
        rows={[row('gst', GST_RATE), row('qst', QST_RATE), { id: 'total', cells: total }]}
      />
    </Section>
  );
}
