import type { PromoCodeView } from '@comptoir/contract/money/promo-codes';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialog.tsx';
import { PromoCodeForm } from './promo-code-form.tsx';
import { WithdrawCode } from './withdraw-code.tsx';

interface PromoCodeDialogProps {
  /** The code to be withdrawn, or one to be made. */
  readonly code: PromoCodeView | 'new';
  readonly onClose: () => void;
}

/** Both dialogs in one load. */
export function PromoCodeDialog({ code, onClose }: PromoCodeDialogProps) {
  const t = useTranslations('promoCodes');
  return code === 'new' ? (
    <Dialog title={t('form.title')} onClose={onClose}>
      <PromoCodeForm onDone={onClose} />
    </Dialog>
  ) : (
    <Dialog title={t('withdrawNamed', { code: code.code })} onClose={onClose}>
      <WithdrawCode code={code} onClose={onClose} />
    </Dialog>
  );
}
