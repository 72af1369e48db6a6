import type { InvoiceDetails } from '@comptoir/contract/money/invoices';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { useRetry } from './merchant-money.api.ts';
import styles from './merchant-money.module.css';
import { RetryOutcome } from './retry-outcome.tsx';
import { useSubmitOnce } from '../../../lib/use-submit-once.ts';

interface RetryNowProps {
  readonly invoice: InvoiceDetails;
  readonly onDone: () => void;
}

/** Says what is charged before it is, and what became of it. However often it is pressed, one call goes out at a time. */
export function RetryNow({ invoice: { id, amountDueCents }, onDone }: RetryNowProps) {
  const t = useTranslations('merchantMoney.invoice.retry');
  const amount = formatMoney(cents(amountDueCents), useLanguage());
  const { mutate, data: answered, error, isPending } = useRetry();
  const submit = useSubmitOnce(mutate);
  const question = useRef<HTMLParagraphElement>(null);

  // it takes the place of what had the focus, and is read out
  useEffect(() => question.current?.focus(), []);

  const charge = (): void => {
    submit(id);
  };

  return (
    <div className={styles.form}>
      <FormError error={error} />
      {answered ? (
        <RetryOutcome state={answered.state} />
      ) : (
        <p ref={question} tabIndex={-1}>
          {t('ask', { amount })}
        </p>
      )}
      <div className={styles.buttons}>
        {answered ? null : (
          <Button loading={isPending} onClick={charge}>
            {t('do', { amount })}
          </Button>
        )}
        <Button variant="default" onClick={onDone}>
          {t('back')}
        </Button>
      </div>
    </div>
  );
}
