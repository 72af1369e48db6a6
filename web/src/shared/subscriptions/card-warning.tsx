import type { SubscriptionView } from '@comptoir/contract/money/subscriptions';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatDay, formatMoney } from '../../lib/format.ts';
import { Banner } from '../../ui/banner.tsx';
import { usePermission } from '../access/permission.ts';
import { useReader } from '../sessions/use-reader.ts';

interface CardWarningProps {
  readonly subscription: SubscriptionView;
  /** There, where another card is given, no way leads to it. */
  readonly isThere?: boolean;
}

/** Warns of a claim that the saved card cannot pay, with the way to another one; nothing while the card will do. */
export function CardWarning({ subscription, isThere = false }: CardWarningProps) {
  const t = useTranslations('planPrice.next');
  const canEdit = usePermission('edit-card');
  const { cardProblem } = subscription;
  const sentence = useSentence(subscription);
  if (!sentence) return null;
  return (
    <Banner
      tone="warning"
      action={
        isThere ? null : (
          <Link to="/billing" hash="card">
            {t(canEdit ? (cardProblem === 'missing' ? 'add' : 'replace') : 'see')}
          </Link>
        )
      }
    >
      <strong>{sentence}</strong>
    </Banner>
  );
}

function useSentence({ cardProblem, nextPaymentAt, nextPaymentCents }: SubscriptionView): string | null {
  const t = useTranslations('planPrice.next');
  const reader = useReader();
  if (!cardProblem) return null;
  if (nextPaymentAt !== null && nextPaymentCents !== null) {
    const amount = formatMoney(cents(nextPaymentCents), reader.language);
    return t(`problems.${cardProblem}`, { amount, day: formatDay(new Date(nextPaymentAt), reader) });
  }
  return cardProblem === 'expiring' ? null : t(`owed.${cardProblem}`);
}
