import { cents, type Cents } from '@comptoir/domain/base/amounts/cents';
import { taxSubtotal, type TaxedAmount } from '@comptoir/domain/base/taxes/quebec-taxes';
import { ratesOfClass } from '@comptoir/domain/base/taxes/tax-calendar';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../../lib/format.ts';
import { GUIDE_TAGS } from '../../../shared/guides/guide-tags.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './installation.module.css';
import { TaxCheck } from './tax-check.tsx';
import { useTaxCalendar, useTaxDay, useTaxRates } from '../../../shared/taxes/use-tax-rates.ts';

/** Amounts of the test bill of today: $5 of a meal and its taxes. Source: spec §9 "Test receipt amount". */
export const useTestBill = (): TaxedAmount =>
  taxSubtotal(cents(500), ratesOfClass(useTaxCalendar(), 'meal', useTaxDay()));

/** Taxes that there must be, those at the provider, and their amounts. */
export function TaxGuide() {
  const t = useTranslations('installation');
  const language = useLanguage();
  const rates = useTaxRates();
  const bill = useTestBill();
  const money = (amount: Cents): string => formatMoney(amount, language);
  return (
    <Section id="taxes" title={t('sections.taxes')} lead={t('leads.taxes')}>
      <Prose>{t.rich('taxes.text', { ...GUIDE_TAGS, ...rates })}</Prose>
      <div className={styles.amounts}>
        <DetailList
          details={[
            { label: t('taxes.item'), value: money(bill.subtotal) },
            { label: t('taxes.gst', { rate: rates.gst }), value: money(bill.gst) },
            { label: t('taxes.qst', { rate: rates.qst }), value: money(bill.qst) },
            { label: t('taxes.total'), value: <strong>{money(bill.total)}</strong> },
          ]}
        />
      </div>
      <TaxCheck />
    </Section>
  );
}
