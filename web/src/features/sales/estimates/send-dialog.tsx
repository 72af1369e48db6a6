import type { EstimateRevisionView, EstimateView } from '@comptoir/contract/sales/estimates';
import { Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { formatLongDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { EstimateFaults } from '../../../shared/estimates/estimate-faults.tsx';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { useSendEstimate } from './estimates.api.ts';

/** As long as the contract takes. */
const LONGEST = 1000;
const schema = z.object({ message: z.string().check(z.trim(), z.maxLength(LONGEST, 'too-long')) });

interface SendDialogProps {
  readonly estimate: EstimateView;
  readonly draft: EstimateRevisionView;
  readonly onClose: () => void;
}

/** Sends a draft to its customer, once it is said to whom and what follows. */
export function SendDialog(props: SendDialogProps) {
  const t = useTranslations('estimate.send');
  const { customer } = props.estimate;
  return (
    <Dialog title={t('title')} onClose={props.onClose}>
      {customer.email === '' ? (
        <>
          <p>{t('noEmail', { name: customer.name })}</p>
          <p>
            <Link to="/sales/customers" search={{ q: customer.name, open: customer.id }}>
              {t('toCustomer')}
            </Link>
          </p>
          <DialogFooter />
        </>
      ) : (
        <SendForm {...props} />
      )}
    </Dialog>
  );
}

function SendForm({ estimate, draft: { revision, content, price }, onClose }: SendDialogProps) {
  const t = useTranslations('estimate.send');
  const language = useLanguage();
  const { form, field } = useFields({
    schema,
    initial: { message: '' },
    call: useSendEstimate(estimate.id),
    onSubmit: ({ message }, send) => send({ revision, message }, { onSuccess: onClose }),
    words: { 'too-long': t('tooLong') },
  });
  return (
    <Form {...form}>
      <EstimateFaults
        content={content}
        price={price}
        isOfContract={estimate.contractState !== null}
        customer={estimate.customer}
      />
      <p>{t('to', { name: estimate.customer.name, email: estimate.customer.email })}</p>
      <p>{t('text', { day: formatLongDay(content.validUntil, language) })}</p>
      <Textarea {...field('message')} required={false} label={t('message')} description={t('messageHint')} rows={4} />
      <DialogFooter>
        <SubmitButton>{t('confirm')}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
