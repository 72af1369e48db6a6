import type { UnexpectedCharge } from '@comptoir/contract/money/unexpected-charges';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../lib/alerts.ts';
import { ConfirmStep } from '../confirmation/confirm-dialog.tsx';
import { useRefundCharge } from './unexpected-charges.api.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';

/** Asked for by few: what its form needs is loaded with it. */
const KeepCharge = lazy(async () => ({ default: (await import('./keep-charge.tsx')).KeepCharge }));

interface ResolveChargeProps {
  readonly charge: UnexpectedCharge;
  readonly amount: string;
}

/** Actions of an administrator on a charge that pays no invoice. However often it is pressed, one call goes out at a time. */
export function ResolveCharge({ charge, amount }: ResolveChargeProps) {
  const t = useTranslations('unexpectedCharges');
  const [step, setStep] = useState<'shown' | 'refund' | 'keep'>('shown');
  const goBack = (): void => setStep('shown');
  if (step === 'refund') return <RefundCharge charge={charge} amount={amount} onDone={goBack} />;
  if (step === 'keep')
    return (
      <Suspense>
        <KeepCharge charge={charge} amount={amount} onDone={goBack} />
      </Suspense>
    );
  return (
    <Row gap="lg" align="stretch">
      <Button variant="default" onClick={() => setStep('refund')}>
        {t('refund')}
      </Button>
      <Button variant="default" onClick={() => setStep('keep')}>
        {t('keep')}
      </Button>
    </Row>
  );
}

export interface StepProps extends ResolveChargeProps {
  readonly onDone: () => void;
}

function RefundCharge({ charge: { id }, amount, onDone }: StepProps) {
  const t = useTranslations('unexpectedCharges');
  const { mutate, error, isPending } = useRefundCharge();
  const refund = (): void => {
    mutate(id, {
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
