import type { UnexpectedCharge } from '@comptoir/contract/money/unexpected-charges';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { showAlert } from '../../lib/alerts.ts';
import { ConfirmStep } from '../confirmation/confirm-dialog.tsx';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useFields } from '../forms/use-fields.ts';
import { useKeepCharge, useRefundCharge } from './unexpected-charges.api.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { useSubmitOnce } from '../../lib/use-submit-once.ts';
import styles from './unexpected-charges.module.css';

const LONGEST_NOTE = 300;
const schema = z.object({ note: z.string().check(z.trim(), z.minLength(3, 'too-short')) });

interface ResolveChargeProps {
  readonly charge: UnexpectedCharge;
  readonly amount: string;
}

/** What an administrator can do about a charge that pays no invoice. However often it is pressed, one call goes out at a time. */
export function ResolveCharge({ charge, amount }: ResolveChargeProps) {
  const t = useTranslations('unexpectedCharges');
  const [step, setStep] = useState<'shown' | 'refund' | 'keep'>('shown');
  const goBack = (): void => setStep('shown');
  if (step === 'refund') return <RefundCharge charge={charge} amount={amount} onDone={goBack} />;
  if (step === 'keep') return <KeepCharge charge={charge} amount={amount} onDone={goBack} />;
  return (
    <div className={styles.buttons}>
      <Button variant="default" onClick={() => setStep('refund')}>
        {t('refund')}
      </Button>
      <Button variant="default" onClick={() => setStep('keep')}>
        {t('keep')}
      </Button>
    </div>
  );
}

interface StepProps extends ResolveChargeProps {
  readonly onDone: () => void;
}

function RefundCharge({ charge: { id }, amount, onDone }: StepProps) {
  const t = useTranslations('unexpectedCharges');
  const { mutate, error, isPending } = useRefundCharge();
  const submit = useSubmitOnce(mutate);
  const refund = (): void => {
    submit(id, {
      onSuccess: ({ state }) => {
        showAlert({ tone: state === 'refunded' ? 'success' : 'error', text: t(`states.${state}`) });
        onDone();
      },
    });
  };
  return (
    <ConfirmStep
      onCancel={onDone}
      confirm={t('doRefund', { amount })}
      onConfirm={refund}
      isGrave
      isPending={isPending}
      error={error}
    >
      <p>{t('askRefund', { amount })}</p>
    </ConfirmStep>
  );
}

function KeepCharge({ charge: { id, reason }, onDone }: StepProps) {
  const t = useTranslations('unexpectedCharges');
  const { form, field } = useFields({
    schema,
    initial: { note: '' },
    call: useKeepCharge(),
    onSubmit: ({ note }, send) =>
      send(
        { id, note },
        {
          onSuccess: () => {
            showAlert({ tone: 'success', text: t('states.kept') });
            onDone();
          },
        },
      ),
    words: { 'too-short': t('noteRule') },
  });
  return (
    <Form {...form} takesFocus>
      <p>{t(reason === 'amount-differs' ? 'askKeepHeld' : 'askKeep')}</p>
      <TextInput {...field('note')} label={t('noteLabel')} maxLength={LONGEST_NOTE} autoComplete="off" />
      <DialogFooter onCancel={onDone}>
        <SubmitButton>{t('doKeep')}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
