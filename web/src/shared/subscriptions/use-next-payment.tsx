import type { SubscriptionView } from '@comptoir/contract/money/subscriptions';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../lib/format.ts';
import { usePermission } from '../access/permission.ts';
import { useReader } from '../sessions/use-reader.ts';
import { paymentMoment } from './payment-moment.ts';

/** A detail's value, and what is added to it. */
interface Shown {
  readonly value: ReactNode;
  readonly hint?: string;
}

/** The next payment as a detail: how much, when by the merchant's clock, and with what, or why with nothing. `none`: what is said when no one is planned. */
export function useNextPayment(subscription: SubscriptionView, none: Shown): Shown & { readonly label: string } {
  const t = useTranslations('planPrice.next');
  const reader = useReader();
  const seesCard = usePermission('read-card');
  const { nextPaymentAt, nextPaymentCents, cardProblem } = subscription;
  if (nextPaymentAt === null || nextPaymentCents === null) return { label: t('label'), ...none };
  const means = seesCard ? (cardProblem ?? 'card') : 'unsaid';
  return {
    label: t('label'),
    value: <strong>{formatMoney(cents(nextPaymentCents), reader.language)}</strong>,
    hint: t('at', { ...paymentMoment(new Date(nextPaymentAt), reader), means }),
  };
}
