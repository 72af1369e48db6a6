import { cents } from '@comptoir/domain/base/amounts/cents';
import { GST_RATE, QST_RATE, taxSubtotal } from '@comptoir/domain/base/taxes/quebec-taxes';
import { useTranslations } from 'use-intl';
import { formatMoney, formatRate } from '../../../lib/format.ts';
import { GUIDE_TAGS } from '../../../shared/guides/guide-tags.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './installation.module.css';
import { TaxCheck } from './tax-check.tsx';

/** Amounts of the test bill: $5 and its taxes. Source: spec §9 "Test receipt amount". */
export const TEST_BILL = taxSubtotal(cents(500));

/** Taxes that there must be, those at the provider, and their amounts. */
export function TaxGuide() {
  const t = useTranslations('installation');
  const language = useLanguage();
  const money = (amount: typeof TEST_BILL.total): string => formatMoney(amount, language);
  return (
    <Section id="taxes" title={t('sections.taxes')} lead={t('leads.taxes')}>
      <Prose>{t.rich('taxes.text', GUIDE_TAGS)}</Prose>
      <div className={styles.amounts}>
        <DetailList
          details={[
            { label: t('taxes.item'), value: money(TEST_BILL.subtotal) },
            { label: t('taxes.gst', { rate: formatRate(GST_RATE, language) }), value: money(TEST_BILL.gst) },
            { label: t('taxes.qst', { rate: formatRate(QST_RATE, language) }), value: money(TEST_BILL.qst) },
            { label: t('taxes.total'), value: <strong>{money(TEST_BILL.total)}</strong> },
          ]}
        />
      </div>
      <TaxCheck />
    </Section>
  );
}
