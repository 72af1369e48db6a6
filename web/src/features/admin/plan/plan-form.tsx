import type { PlanPricesView } from '@comptoir/contract/money/plan';
import { taxSubtotal } from '@comptoir/domain/base/taxes/quebec-taxes';
import { ratesOfClass } from '@comptoir/domain/base/taxes/tax-calendar';
import { TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { useTaxCalendar, useTaxDay } from '../../../shared/taxes/use-tax-rates.ts';
import { NO_PRICES, planSchema, PRICES, readPrice, typedPrices } from './plan-form-values.ts';
import { useSetPlan } from './plan.api.ts';
import { Columns, Hint } from '../../../ui/layout.tsx';
import styles from './plan.module.css';

/** The three prices, each with what a merchant pays in the end. */
export function PlanForm({ plan }: { readonly plan: PlanPricesView | null }) {
  const t = useTranslations('plan');
  const language = useLanguage();
  const { form, field, methods } = useFields({
    schema: planSchema,
    initial: plan ? typedPrices(plan, language === 'fr' ? ',' : '.') : NO_PRICES,
    call: useSetPlan(),
    onSubmit: (prices, send) => send(prices),
    words: { amount: t('rules.amount') },
  });
  const typed = useWatch({ control: methods.control });

  return (
    <Form {...form}>
      <Columns least="14rem" gap="xl">
        {PRICES.map((price) => (
          <TextInput
            {...field(price)}
            key={price}
            label={t(`prices.${price}`)}
            description={<WithTaxes typed={typed[price] ?? ''} />}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="decimal"
            autoComplete="off"
            rightSection="$"
            rightSectionPointerEvents="none"
          />
        ))}
      </Columns>
      <TextInput
        {...field('from')}
        required={false}
        type="date"
        label={t('from')}
        description={t('fromHint')}
        className={styles.from}
      />
      <Hint size="md">{t('hint')}</Hint>
      <SubmitButton>{t('save')}</SubmitButton>
    </Form>
  );
}

/** Price that the merchant pays, by the tax rates of today in Québec. */
function WithTaxes({ typed }: { readonly typed: string }) {
  const t = useTranslations('plan');
  const language = useLanguage();
  const [calendar, today] = [useTaxCalendar(), useTaxDay()];
  const price = readPrice(typed);
  if (price === null) return t('noTotal');
  const { gst, qst, total } = taxSubtotal(price, ratesOfClass(calendar, 'other', today));
  return t('withTaxes', {
    gst: formatMoney(gst, language),
    qst: formatMoney(qst, language),
    total: formatMoney(total, language),
  });
}
