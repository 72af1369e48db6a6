import type { InvoiceTotal } from '@comptoir/contract/money/invoices';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Filters } from '../../../ui/filters.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Columns } from '../../../ui/layout.tsx';
import styles from './invoices.module.css';
import { useInvoiceTotal } from './invoices.api.ts';

interface YearTotalProps {
  readonly year: number | null;
  readonly onYear: (year: number | null) => void;
}

/** Total of all invoices, or those of a year, over the list of the same invoices. */
export function YearTotal({ year, onYear }: YearTotalProps) {
  const t = useTranslations('invoices.total');
  const { data: total } = useInvoiceTotal(year === null ? {} : { year });
  if (total && total.years.length === 0) return null;
  // a year that the address names stays to be left, even when nothing is of it
  const years = [...new Set([...(total?.years ?? []), ...(year === null ? [] : [year])])];
  return (
    <>
      <Filters label={t('label')}>
        <SelectField
          label={t('year')}
          value={year === null ? '' : String(year)}
          options={[
            { value: '', label: t('allYears') },
            ...years.map((one) => ({ value: String(one), label: String(one) })),
          ]}
          onChange={(chosen) => onYear(chosen === '' ? null : Number(chosen))}
        />
      </Filters>
      <Sums total={total} />
    </>
  );
}

function Sums({ total }: { readonly total: InvoiceTotal | undefined }) {
  const t = useTranslations('invoices.total');
  const language = useLanguage();
  const money = (amount: number): string => formatMoney(cents(amount), language);
  const taxes = total ? total.gstCents + total.qstCents : 0;
  const sums = [
    { key: 'total', amount: total?.totalCents, hint: total && t('invoices', { count: total.invoices }) },
    {
      key: 'paid',
      amount: total?.paidCents,
      hint: total && total.creditedCents > 0 ? t('credited', { amount: money(total.creditedCents) }) : null,
    },
    {
      key: 'taxes',
      amount: total && taxes,
      hint: total && t('ofTaxes', { gst: money(total.gstCents), qst: money(total.qstCents) }),
    },
    { key: 'due', amount: total?.dueCents, hint: null },
  ] as const;
  return (
    <Columns as="dl" className={styles.sums} least="9rem" gap="xl" align="stretch">
      {sums.map(({ key, amount, hint }) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{amount === undefined ? '–' : money(amount)}</dd>
          <dd>{hint}</dd>
        </div>
      ))}
    </Columns>
  );
}
