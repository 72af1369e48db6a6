import type { SubscriptionView } from '@comptoir/contract/money/subscriptions';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatLongDay, formatMoney } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

/** Price of a month of the plan, and the one that was announced, for a list of details; nothing before there is a subscription. */
export function usePriceDetails({ price }: Pick<SubscriptionView, 'price'>) {
  const t = useTranslations('planPrice');
  const language = useLanguage();
  if (!price) return [];
  const money = (amount: number): string => formatMoney(cents(amount), language);
  const { monthlyServiceCents, coming } = price;
  const hint = coming
    ? t('coming', { amount: money(coming.monthlyServiceCents), on: formatLongDay(coming.on, language) })
    : undefined;
  return [{ label: t('label'), value: t('monthly', { amount: money(monthlyServiceCents) }), hint }];
}
