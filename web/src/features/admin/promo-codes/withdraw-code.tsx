import type { PromoCodeView } from '@comptoir/contract/money/promo-codes';
import { useTranslations } from 'use-intl';
import { ConfirmStep } from '../../../shared/confirmation/confirm-dialog.tsx';
import { useWithdrawPromoCode } from './promo-codes.api.ts';

interface WithdrawCodeProps {
  readonly code: PromoCodeView;
  readonly onClose: () => void;
}

/** Says what follows before a code is withdrawn. */
export function WithdrawCode({ code, onClose }: WithdrawCodeProps) {
  const t = useTranslations('promoCodes');
  const { mutate, error, isPending } = useWithdrawPromoCode();
  return (
    <ConfirmStep
      cancel={t('keep')}
      onCancel={onClose}
      confirm={t('withdraw')}
      onConfirm={() => mutate(code.id, { onSuccess: onClose })}
      isGrave
      isPending={isPending}
      error={error}
    >
      <p>{t('withdrawal', { uses: code.uses })}</p>
    </ConfirmStep>
  );
}
