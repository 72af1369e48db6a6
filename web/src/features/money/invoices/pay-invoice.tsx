import type { InvoiceView } from '@comptoir/contract/money/invoices';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { useCard } from '../../../shared/cards/card-entry.api.ts';
import { CardFace } from '../../../shared/cards/card-face.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { isUnderWay, usePayInvoice } from './invoices.api.ts';
import styles from './invoices.module.css';

interface PayInvoiceProps {
  readonly invoice: InvoiceView;
  readonly onClose: () => void;
}

/** Amount, card and outcome. However often the button is pressed, one call goes out at a time. */
export function PayInvoice({ invoice, onClose }: PayInvoiceProps) {
  const t = useTranslations('invoices.payment');
  const tError = useTranslations('errorMessages');
  const { data: card } = useCard();
  const { pay, data: answered, error, isPending } = usePayment(invoice, onClose);
  const amount = formatMoney(cents(invoice.amountDueCents), useLanguage());

  if (answered && isUnderWay(answered.state)) {
    return (
      <Banner tone="warning" announced="in-turn">
        <strong>{t('unknown')}</strong>
        <p>{t('unknownHint')}</p>
      </Banner>
    );
  }
  return (
    <Form onSubmit={pay} isPending={isPending} error={error}>
      {answered && answered.state !== 'paid' ? (
        <Banner tone="error" announced="at-once">
          {tError('payment-declined')}
        </Banner>
      ) : null}
      <p className={styles.amount}>{amount}</p>
      {card === undefined ? <SkeletonRows count={1} /> : null}
      {card ? <CardFace card={card} /> : null}
      {card === null ? <p>{t('noCard')}</p> : null}
      <Link to="/billing">{t(card === null ? 'addCard' : 'otherCard')}</Link>
      <DialogFooter>{card ? <SubmitButton>{t('pay', { amount })}</SubmitButton> : null}</DialogFooter>
    </Form>
  );
}

function usePayment({ id, number }: InvoiceView, onPaid: () => void) {
  const t = useTranslations('invoices.payment');
  const { mutate, data, error, isPending } = usePayInvoice();

  const pay = (): void => {
    mutate(id, {
      onSuccess: ({ state }) => {
        if (state !== 'paid') return;
        showAlert({ tone: 'success', text: t('done', { number }) });
        onPaid();
      },
    });
  };
  return { pay, data, error, isPending };
}
