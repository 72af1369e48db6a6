import type { PlanPricesView } from '@comptoir/contract/money/plan';
import { taxSubtotalOn } from '@comptoir/domain/base/taxes/dated-rates';
import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { dayIn, formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { NO_PRICES, PRICES, readPlan, readPrice, typedPrices, type Price } from './plan-form-values.ts';
import { useSetPlan } from './plan.api.ts';
import styles from './plan.module.css';

/** The three prices, each with what a merchant pays in the end. */
export function PlanForm({ plan }: { readonly plan: PlanPricesView | null }) {
  const t = useTranslations('plan');
  const language = useLanguage();
  const { mutate, error, isPending } = useSetPlan();
  const [typed, setTyped] = useState(() => (plan ? typedPrices(plan, language === 'fr' ? ',' : '.') : NO_PRICES));
  const [isSubmitted, setSubmitted] = useState(false);

  const fault = (price: Price): string | null => {
    if (!isSubmitted || readPrice(typed[price]) !== null) return null;
    return t(typed[price].trim() === '' ? 'rules.required' : 'rules.amount');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    const prices = readPlan(typed);
    if (prices && !isPending) mutate(prices);
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <FormError error={error} />
      <div className={styles.prices}>
        {PRICES.map((price) => (
          <TextInput
            required
            key={price}
            label={t(`prices.${price}`)}
            description={<WithTaxes typed={typed[price]} />}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="decimal"
            autoComplete="off"
            rightSection="$"
            rightSectionPointerEvents="none"
            value={typed[price]}
            error={fault(price)}
            onChange={({ currentTarget }) => setTyped({ ...typed, [price]: currentTarget.value })}
          />
        ))}
      </div>
      <p className={styles.hint}>{t('hint')}</p>
      <Button type="submit" loading={isPending} className={styles.save}>
        {t('save')}
      </Button>
    </form>
  );
}

/** What the merchant pays, by the rates of today in Québec. */
function WithTaxes({ typed }: { readonly typed: string }) {
  const t = useTranslations('plan');
  const language = useLanguage();
  const today = dayIn(useNow(60_000), 'America/Montreal');
  const price = readPrice(typed);
  if (price === null) return t('noTotal');
  const { gst, qst, total } = taxSubtotalOn(price, today);
  return t('withTaxes', {
    gst: formatMoney(gst, language),
    qst: formatMoney(qst, language),
    total: formatMoney(total, language),
  });
}
