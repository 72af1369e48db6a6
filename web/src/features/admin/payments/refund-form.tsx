import type { InvoiceDetails } from '@comptoir/contract/money/invoices';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { schemaOf } from '../../../shared/forms/schema-of.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { useRefund } from './merchant-money.api.ts';
import { REASON_LENGTH, readRefund, type TypedRefund } from './read-refund.ts';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';

interface RefundFormProps {
  readonly invoice: InvoiceDetails;
  readonly onDone: () => void;
}

/** Form of a credit: the amount, all that is left unless stated otherwise, and the reason, which the merchant reads on the credit note. */
export function RefundForm({ invoice: { id, number, paidAt, totalCents, creditedCents }, onDone }: RefundFormProps) {
  const t = useTranslations('merchantMoney.invoice.refund');
  const language = useLanguage();
  const left = cents(totalCents - creditedCents);
  const amount = formatMoney(left, language);
  const { form, field } = useFields({
    schema: schemaOf((typed: TypedRefund) => readRefund(typed, left)),
    initial: { amount: '', reason: '' },
    call: useRefund(),
    onSubmit: (refund, send) =>
      send(
        { id, ...refund },
        {
          onSuccess: () => {
            showAlert({ tone: 'success', text: t('done', { number }) });
            onDone();
          },
        },
      ),
    words: { amount: t('rules.amount', { amount }), reason: t('rules.reason') },
    fieldOf: { 'refund-too-large': 'amount' },
  });

  return (
    <Form {...form} takesFocus>
      <p>{t(paidAt ? 'paid' : 'unpaid')}</p>
      <TextInput
        {...field('amount')}
        required={false}
        label={t('amount')}
        description={t('left', { amount })}
        inputMode="decimal"
        autoComplete="off"
        rightSection="$"
        rightSectionPointerEvents="none"
      />
      <TextInput {...field('reason')} label={t('reason')} maxLength={REASON_LENGTH} autoComplete="off" />
      <DialogFooter cancel={t('back')} onCancel={onDone}>
        <SubmitButton color="red">{t(paidAt ? 'do' : 'doUnpaid')}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
