import { cents } from '@comptoir/domain/base/amounts/cents';
import { taxSubtotal } from '@comptoir/domain/base/taxes/quebec-taxes';
import { ratesOfClass } from '@comptoir/domain/base/taxes/tax-calendar';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTaxCalendar, useTaxDay, useTaxRates } from '../../../shared/taxes/use-tax-rates.ts';

/** Facts that answers take, as they are today: the rates of both taxes, and what an item of $5 comes to. */
export function useFacts() {
  const { total } = taxSubtotal(cents(500), ratesOfClass(useTaxCalendar(), 'meal', useTaxDay()));
  return { ...useTaxRates(), total: formatMoney(total, useLanguage()) };
}
