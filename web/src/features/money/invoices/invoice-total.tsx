import type { InvoiceTotal } from '@comptoir/contract/money/invoices';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Filters } from '../../../ui/filters.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Sums } from '../../../ui/sums.tsx';
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
      <TotalSums total={total} />
    </>
  );
}

function TotalSums({ total }: { readonly total: InvoiceTotal | undefined }) {
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
    <Sums
      sums={sums.map(({ key, amount, hint }) => ({
        label: t(key),
        value: amount === undefined ? '–' : money(amount),
        hint,
      }))}
    />
  );
}
