import type { UnexpectedCharge } from '@comptoir/contract/money/unexpected-charges';
import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../lib/alerts.ts';
import { ConfirmStep } from '../confirmation/confirm-dialog.tsx';
import { FormError } from '../errors/form-error.tsx';
import { useKeepCharge, useRefundCharge } from './unexpected-charges.api.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { useSubmitOnce } from '../../lib/use-submit-once.ts';
import styles from './unexpected-charges.module.css';

const SHORTEST_NOTE = 3;
const LONGEST_NOTE = 300;

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
      cancel={t('back')}
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
  const { mutate, error, isPending } = useKeepCharge();
  const submit = useSubmitOnce(mutate);
  const [note, setNote] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const isTooShort = note.trim().length < SHORTEST_NOTE;
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (isTooShort) return;
    submit(
      { id, note: note.trim() },
      {
        onSuccess: () => {
          showAlert({ tone: 'success', text: t('states.kept') });
          onDone();
        },
      },
    );
  };
  return (
    <form noValidate className={styles.form} onSubmit={keep}>
      <FormError error={error} />
      <p>{t(reason === 'amount-differs' ? 'askKeepHeld' : 'askKeep')}</p>
      <TextInput
        required
        label={t('noteLabel')}
        maxLength={LONGEST_NOTE}
        autoComplete="off"
        value={note}
        error={isSubmitted && isTooShort ? t('noteRule') : null}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <DialogFooter cancel={t('back')} onCancel={onDone}>
        <Button type="submit" loading={isPending}>
          {t('doKeep')}
        </Button>
      </DialogFooter>
    </form>
  );
}
