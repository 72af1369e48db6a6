import type { InvoiceDetails } from '@comptoir/contract/money/invoices';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { useRefund } from './merchant-money.api.ts';
import styles from './merchant-money.module.css';
import { REASON_LENGTH, readRefund, type RefundFaults } from './read-refund.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { useSubmitOnce } from '../../../lib/use-submit-once.ts';

interface RefundFormProps {
  readonly invoice: InvoiceDetails;
  readonly onDone: () => void;
}

/** How much is credited, all that is left unless stated otherwise, and why: the merchant reads it on the credit note. */
export function RefundForm({ invoice: { id, number, paidAt, totalCents, creditedCents }, onDone }: RefundFormProps) {
  const t = useTranslations('merchantMoney.invoice.refund');
  const language = useLanguage();
  const { mutate, error, isPending } = useRefund();
  const send = useSubmitOnce(mutate);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const left = cents(totalCents - creditedCents);
  const { refund, faults } = readRefund({ typed, reason }, left);
  const fault = (field: keyof RefundFaults): string | null => {
    const found = isSubmitted ? faults[field] : undefined;
    return found ? t(`rules.${found}`, { amount: formatMoney(left, language) }) : null;
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (!refund) return;
    send(
      { id, ...refund },
      {
        onSuccess: () => {
          showAlert({ tone: 'success', text: t('done', { number }) });
          onDone();
        },
      },
    );
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <FormError error={error} />
      <p>{t(paidAt ? 'paid' : 'unpaid')}</p>
      <TextInput
        required
        label={t('amount')}
        description={t('left', { amount: formatMoney(left, language) })}
        inputMode="decimal"
        autoComplete="off"
        rightSection="$"
        rightSectionPointerEvents="none"
        value={typed}
        error={fault('typed')}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <TextInput
        required
        label={t('reason')}
        maxLength={REASON_LENGTH}
        autoComplete="off"
        value={reason}
        error={fault('reason')}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <DialogFooter cancel={t('back')} onCancel={onDone}>
        <Button type="submit" color="red" loading={isPending}>
          {t(paidAt ? 'do' : 'doUnpaid')}
        </Button>
      </DialogFooter>
    </form>
  );
}
