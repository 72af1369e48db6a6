import type { InvoiceDetails } from '@comptoir/contract/money/invoices';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ConfirmStep } from '../../../shared/confirmation/confirm-dialog.tsx';
import { useRetry } from './merchant-money.api.ts';
import styles from './merchant-money.module.css';
import { RetryOutcome } from './retry-outcome.tsx';

interface RetryNowProps {
  readonly invoice: InvoiceDetails;
  readonly onDone: () => void;
}

/** Says what is charged before it is, and what became of it. However often it is pressed, one call goes out at a time. */
export function RetryNow({ invoice: { id, amountDueCents }, onDone }: RetryNowProps) {
  const t = useTranslations('merchantMoney.invoice.retry');
  const amount = formatMoney(cents(amountDueCents), useLanguage());
  const { mutate, data: answered, error, isPending } = useRetry();

  const charge = (): void => {
    mutate(id);
  };

  if (!answered)
    return (
      <ConfirmStep
        cancel={t('back')}
        onCancel={onDone}
        confirm={t('do', { amount })}
        onConfirm={charge}
        isPending={isPending}
        error={error}
      >
        <p>{t('ask', { amount })}</p>
      </ConfirmStep>
    );
  return (
    <Stack className={styles.form} gap="lg">
      <RetryOutcome state={answered.state} />
      <DialogFooter cancel={t('back')} onCancel={onDone} />
    </Stack>
  );
}
