import type { PriceMoveView } from '@comptoir/contract/money/price-moves';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { formatLongDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ConfirmDialog } from '../../../shared/confirmation/confirm-dialog.tsx';
import { useCancelMove } from './price-moves.api.ts';

interface CancelMoveProps {
  readonly move: PriceMoveView;
  readonly onClose: () => void;
}

/** Says who hears of it before a move is called off. */
export function CancelMoveDialog({ move: { id, takesEffectOn, counts }, onClose }: CancelMoveProps) {
  const t = useTranslations('plan.moves.cancellation');
  const language = useLanguage();
  const { mutate, error, isPending } = useCancelMove();
  const confirm = (): void =>
    mutate(id, {
      onSuccess: () => {
        showAlert({ tone: 'success', text: t('done') });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      title={t('title', { on: formatLongDay(takesEffectOn, language) })}
      cancel={t('keep')}
      onCancel={onClose}
      confirm={t('confirm')}
      onConfirm={confirm}
      isGrave
      isPending={isPending}
      error={error}
    >
      <p>{t('text', { notified: counts.notified })}</p>
    </ConfirmDialog>
  );
}
