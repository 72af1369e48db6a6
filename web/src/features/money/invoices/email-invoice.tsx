import type { InvoiceView } from '@comptoir/contract/money/invoices';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { showAlert } from '../../../lib/alerts.ts';
import { typedEmailOrNone } from '../../../shared/forms/email-rules.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { contactsQuery } from '../../../shared/queries/people.ts';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { useEmailInvoice } from './invoices.api.ts';

const schema = z.object({ to: typedEmailOrNone });

interface EmailInvoiceProps {
  readonly invoice: InvoiceView;
  readonly onClose: () => void;
}

/** Sends an invoice, or its receipt once it is paid, to the business or to another address. */
export function EmailInvoice({ invoice: { id, state }, onClose }: EmailInvoiceProps) {
  const t = useTranslations('invoices.email');
  const { data: contacts } = useQuery(contactsQuery(useMerchantScope()));
  const people = contacts?.items.filter((person) => person.state !== 'suspended').map(({ email }) => email) ?? [];
  const { form, field } = useFields({
    schema,
    initial: { to: '' },
    call: useEmailInvoice(),
    onSubmit: ({ to }, send) =>
      send(
        { id, ...(to ? { to } : {}) },
        {
          onSuccess: () => {
            showAlert({ tone: 'success', text: t('done') });
            onClose();
          },
        },
      ),
  });

  return (
    <Form {...form}>
      <p>{t(state === 'paid' ? 'receipt' : 'invoice')}</p>
      <TextInput
        {...field('to')}
        required={false}
        label={t('to')}
        description={people.length > 0 ? t('hintTo', { people: people.join(', ') }) : t('hint')}
        type="email"
        maxLength={254}
        autoCapitalize="none"
        spellCheck={false}
      />
      <DialogFooter>
        <SubmitButton>{t('send')}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
