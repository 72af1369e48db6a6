import type { InvoiceView } from '@comptoir/contract/money/invoices';
import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { showAlert } from '../../../lib/alerts.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { useEmailInvoice } from './invoices.api.ts';
import styles from './invoices.module.css';

/** No more than a glance: only the mail that arrives proves an address. */
const LIKE_AN_EMAIL = /^\S+@\S+\.\S+$/;

interface EmailInvoiceProps {
  readonly invoice: InvoiceView;
  readonly onClose: () => void;
}

/** Sends an invoice, or its receipt once it is paid, to the business or to another address. */
export function EmailInvoice({ invoice: { id, state }, onClose }: EmailInvoiceProps) {
  const t = useTranslations('invoices.email');
  const { mutate, error, isPending } = useEmailInvoice();
  const [to, setTo] = useState('');
  const [isInvalid, setInvalid] = useState(false);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const address = to.trim();
    const isWrong = address !== '' && !LIKE_AN_EMAIL.test(address);
    setInvalid(isWrong);
    if (isWrong || isPending) return;
    mutate(
      { id, ...(address ? { to: address } : {}) },
      {
        onSuccess: () => {
          showAlert({ tone: 'success', text: t('done') });
          onClose();
        },
      },
    );
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <FormError error={error} />
      <p>{t(state === 'paid' ? 'receipt' : 'invoice')}</p>
      <TextInput
        label={t('to')}
        description={t('hint')}
        type="email"
        maxLength={254}
        autoCapitalize="none"
        spellCheck={false}
        value={to}
        error={isInvalid && t('invalid')}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" loading={isPending}>
          {t('send')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
