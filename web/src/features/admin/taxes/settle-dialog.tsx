import type { TaxRowView } from '@comptoir/contract/base/taxes';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { formatLongDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ConfirmDialog } from '../../../shared/confirmation/confirm-dialog.tsx';
import { useSettleRow } from './taxes.api.ts';
import { useRowWords } from './use-row-words.ts';

interface SettleDialogProps {
  readonly row: TaxRowView;
  readonly way: 'confirm' | 'withdraw';
  readonly onClose: () => void;
}

/** Shows a change and what follows, before it is confirmed or withdrawn. */
export function SettleDialog({ row, way, onClose }: SettleDialogProps) {
  const t = useTranslations('taxes');
  const language = useLanguage();
  const words = useRowWords();
  const { mutate, error, isPending } = useSettleRow();
  const texts = way === 'confirm' ? 'confirmation' : 'withdrawal';
  const settle = (): void =>
    mutate(
      { id: row.id, way },
      {
        onSuccess: () => {
          showAlert({ tone: 'success', text: t(`${texts}.done`) });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={t(`${texts}.title`, { from: formatLongDay(row.from, language) })}
      cancel={t('keep')}
      onCancel={onClose}
      confirm={t(way)}
      onConfirm={settle}
      isGrave={way === 'withdraw'}
      isPending={isPending}
      error={error}
    >
      <p>
        <strong>{words.change(row)}</strong>
        <br />
        {words.days(row)}
        <br />
        {t('source', { source: row.source })}
      </p>
      <p>{t(`${texts}.text`)}</p>
    </ConfirmDialog>
  );
}
