import type { InvoiceView } from '@comptoir/contract/money/invoices';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { useCard } from '../../../shared/cards/card-entry.api.ts';
import { CardFace } from '../../../shared/cards/card-face.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { isUnderWay, usePayInvoice } from './invoices.api.ts';
import { useSubmitOnce } from '../../../lib/use-submit-once.ts';
import styles from './invoices.module.css';

interface PayInvoiceProps {
  readonly invoice: InvoiceView;
  readonly onClose: () => void;
}

/** How much, with which card, and what became of it. However often the button is pressed, one call goes out at a time. */
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
    <div className={styles.form}>
      <FormError error={error} />
      {answered && answered.state !== 'paid' ? (
        <Banner tone="error" announced="at-once">
          {tError('payment-declined')}
        </Banner>
      ) : null}
      <p className={styles.amount}>{amount}</p>
      {card === undefined ? <SkeletonRows count={1} /> : null}
      {card ? <CardFace card={card} /> : null}
      {card === null ? <p>{t('noCard')}</p> : null}
      <div className={styles.buttons}>
        {card ? (
          <Button loading={isPending} onClick={pay}>
            {t('pay', { amount })}
          </Button>
        ) : null}
        <Link to="/billing">{t(card === null ? 'addCard' : 'otherCard')}</Link>
      </div>
    </div>
  );
}

function usePayment({ id, number }: InvoiceView, onPaid: () => void) {
  const t = useTranslations('invoices.payment');
  const { mutate, data, error, isPending } = usePayInvoice();
  const submit = useSubmitOnce(mutate);

  const pay = (): void => {
    submit(id, {
      onSuccess: ({ state }) => {
        if (state !== 'paid') return;
        showAlert({ tone: 'success', text: t('done', { number }) });
        onPaid();
      },
    });
  };
  return { pay, data, error, isPending };
}
