import type { PriceMovePlanView } from '@comptoir/contract/money/price-moves';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { formatLongDay, formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ConfirmStep } from '../../../shared/confirmation/confirm-dialog.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DetailList } from '../../../ui/detail-list.tsx';
import { useAnnounceMove } from './price-moves.api.ts';

interface MovePlanProps {
  readonly plan: PriceMovePlanView;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Effect of a move, before it is announced. */
export function MovePlan({ plan, onBack, onClose }: MovePlanProps) {
  const t = useTranslations('plan.move');
  const { mutate, error, isPending } = useAnnounceMove();
  const { fromPricesId, toPricesId, takesEffectOn, count } = plan;
  if (count === 0)
    return (
      <>
        <Banner tone="info">{t('noMerchant', { elsewhere: plan.elsewhere })}</Banner>
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
      </>
    );
  const send = (): void =>
    mutate(
      { fromPricesId, toPricesId, takesEffectOn, count },
      {
        onSuccess: () => {
          showAlert({ tone: 'success', text: t('done', { count }) });
          onClose();
        },
      },
    );
  return (
    <ConfirmStep
      cancel={t('back')}
      onCancel={onBack}
      confirm={t('send', { count })}
      onConfirm={send}
      isPending={isPending}
      error={error}
    >
      <Figures plan={plan} />
      <Renewals plan={plan} />
      <p>{t('follows')}</p>
    </ConfirmStep>
  );
}

interface OfPlan {
  readonly plan: PriceMovePlanView;
}

function Figures({ plan }: OfPlan) {
  const t = useTranslations('plan.move');
  const language = useLanguage();
  const money = (amount: number): string => formatMoney(cents(amount), language);
  const { fromCents, toCents, count, byState, byInstallation, elsewhere, monthlyDifferenceCents } = plan;
  const sign = monthlyDifferenceCents > 0 ? '+' : '';
  return (
    <DetailList
      details={[
        { label: t('change'), value: t('fromTo', { from: money(fromCents), to: money(toCents) }) },
        { label: t('on'), value: formatLongDay(plan.takesEffectOn, language) },
        {
          label: t('subscriptions'),
          value: formatNumber(count, language),
          hint: [
            t('byState', byState),
            t('byInstallation', byInstallation),
            elsewhere > 0 ? t('elsewhere', { elsewhere }) : '',
          ]
            .filter(Boolean)
            .join(' · '),
        },
        { label: t('difference'), value: `${sign}${money(monthlyDifferenceCents)}`, hint: t('differenceHint') },
      ]}
    />
  );
}

/** Number of subscriptions that go over on each day. */
function Renewals({ plan: { renewals } }: OfPlan) {
  const t = useTranslations('plan.move');
  const language = useLanguage();
  if (renewals.length === 0) return null;
  return (
    <DataTable
      caption={t('renewals')}
      rows={renewals}
      idOf={({ on }) => on}
      columns={[
        {
          key: 'on',
          header: t('renewalOn'),
          phone: 'primary',
          grows: true,
          cell: ({ on }) => formatLongDay(on, language),
        },
        {
          key: 'count',
          header: t('subscriptions'),
          phone: 'primary',
          isFigure: true,
          cell: ({ count }) => formatNumber(count, language),
        },
      ]}
    />
  );
}
