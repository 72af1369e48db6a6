import type { SubscriptionView } from '@comptoir/contract/money/subscriptions';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { dayIn, formatLongDay } from '../../../lib/format.ts';
import { ConfirmDialog } from '../../../shared/confirmation/confirm-dialog.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { useSeasonChange, type SeasonChange } from './subscription.api.ts';

interface SeasonDialogProps {
  readonly change: SeasonChange;
  readonly subscription: SubscriptionView;
  readonly onClose: () => void;
}

/** Says what a pause or its end means for bills, days and money before it is done. */
export function SeasonDialog({ change, subscription, onClose }: SeasonDialogProps) {
  const t = useTranslations('subscription.season');
  const { language, timeZone } = useReader();
  const today = dayIn(useNow(60_000), timeZone);
  const { mutate, error, isPending } = useSeasonChange();
  const until = untilOf(subscription, language);

  const confirm = (): void =>
    mutate(change, {
      onSuccess: () => {
        showAlert({ tone: 'success', text: t(`${change}.done`) });
        onClose();
      },
    });

  return (
    <ConfirmDialog
      title={t(`${change}.title`)}
      onCancel={onClose}
      confirm={t(`${change}.confirm`)}
      onConfirm={confirm}
      isPending={isPending}
      error={error}
    >
      <ul>
        {pointsOf(change, { subscription, today }).map((point) => (
          <li key={point}>{t(point, { until })}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

/** The last day that is paid for, in words. */
export const untilOf = ({ validUntil }: SubscriptionView, language: Language): string =>
  validUntil === null ? '' : formatLongDay(validUntil, language);

interface Today {
  readonly subscription: SubscriptionView;
  /** By the merchant's clock. */
  readonly today: string;
}

/**
 * While days that are paid for are left, a season simply goes on; afterwards a new one begins and is billed. It is the day that
 * decides, as on the server, not whether midnight has already noticed the end of what was paid for.
 */
function pointsOf(change: SeasonChange, { subscription: { validUntil }, today }: Today) {
  if (change === 'pause') return ['pause.until', 'pause.nothing', 'pause.bills'] as const;
  return validUntil === null || validUntil < today
    ? (['reactivate.today', 'reactivate.invoice', 'reactivate.monthly'] as const)
    : (['reactivate.goesOn', 'reactivate.monthly'] as const);
}
