import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { showAlert } from '../../../lib/alerts.ts';
import { typedEmail } from '../../../shared/forms/email-rules.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useEmailBill } from './bills.api.ts';

const schema = z.object({
  to: typedEmail,
  language: z.enum(['fr', 'en']),
});

interface EmailBillDialogProps {
  readonly id: string;
  readonly noTrans: string;
  readonly onClose: () => void;
}

/** Sends a bill to its customer, and says who sees that it was sent. */
export function EmailBillDialog({ id, noTrans, onClose }: EmailBillDialogProps) {
  const t = useTranslations('bills.bill.email');
  const { form, field } = useFields({
    schema,
    initial: { to: '', language: 'fr' },
    call: useEmailBill(id),
    onSubmit: (content, send) =>
      send(content, {
        onSuccess: () => {
          showAlert({ tone: 'success', text: t('done', { to: content.to }) });
          onClose();
        },
      }),
  });
  return (
    <Dialog title={t('title', { number: noTrans })} onClose={onClose}>
      <Form {...form}>
        <p>{t('text')}</p>
        <TextInput
          {...field('to')}
          label={t('to')}
          type="email"
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <NativeSelect
          {...field('language')}
          label={t('language')}
          data={[
            { value: 'fr', label: 'Français' },
            { value: 'en', label: 'English' },
          ]}
        />
        <DialogFooter>
          <SubmitButton>{t('send')}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
