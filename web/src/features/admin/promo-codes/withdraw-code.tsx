import type { PromoCodeView } from '@comptoir/contract/money/promo-codes';
import { useTranslations } from 'use-intl';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { useWithdrawPromoCode } from './promo-codes.api.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import styles from './promo-codes.module.css';

interface WithdrawCodeProps {
  readonly code: PromoCodeView;
  readonly onClose: () => void;
}

/** Says what follows before a code is withdrawn. */
export function WithdrawCode({ code, onClose }: WithdrawCodeProps) {
  const t = useTranslations('promoCodes');
  const { mutate, error, isPending } = useWithdrawPromoCode();
  return (
    <div className={styles.form}>
      <FormError error={error} />
      <p>{t('withdrawal', { uses: code.uses })}</p>
      <DialogFooter cancel={t('keep')} onCancel={onClose}>
        <Button color="red" loading={isPending} onClick={() => mutate(code.id, { onSuccess: onClose })}>
          {t('withdraw')}
        </Button>
      </DialogFooter>
    </div>
  );
}
