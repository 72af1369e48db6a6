import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { useRetryRefund } from './merchant-money.api.ts';
import styles from './merchant-money.module.css';

/** Asks the provider once more for a refund that it refused, and says when it refuses again. */
export function RetryRefund({ creditNoteId }: { readonly creditNoteId: string }) {
  const t = useTranslations('merchantMoney.invoice.retryRefund');
  const { mutate, data: answered, error, isPending } = useRetryRefund();
  const isRefused = answered?.credits.some(({ id, refund }) => id === creditNoteId && refund === 'failed');

  const retry = (): void => {
    mutate(creditNoteId, {
      onSuccess: ({ credits }) => {
        const state = credits.find(({ id }) => id === creditNoteId)?.refund;
        if (state === 'done') showAlert({ tone: 'success', text: t('done') });
      },
    });
  };

  // the line above says the rest, once it is read again
  if (answered && !isRefused) return null;
  return (
    <Form onSubmit={retry} isPending={isPending} error={error} className={styles.retryRefund}>
      {isRefused ? (
        <Banner tone="error" announced="at-once">
          {t('refused')}
        </Banner>
      ) : null}
      <SubmitButton variant="default">{t('do')}</SubmitButton>
    </Form>
  );
}
