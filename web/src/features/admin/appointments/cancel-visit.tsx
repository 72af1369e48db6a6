import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { Refusal } from '../../../shared/errors/refusal.tsx';
import { useCancel } from './appointments.api.ts';
import styles from './appointments.module.css';

interface CancelVisitProps {
  readonly visit: AppointmentView;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** Says what follows before a visit is cancelled. */
export function CancelVisit({ visit: { id, company_name: name }, onDone, onBack }: CancelVisitProps) {
  const t = useTranslations('appointments.cancelling');
  const question = useRef<HTMLParagraphElement>(null);
  const { mutate, error, isPending } = useCancel();

  // it takes the place of what had the focus, and is read out
  useEffect(() => question.current?.focus(), []);

  const confirm = (): void =>
    mutate(id, {
      onSuccess: () => {
        showAlert({ tone: 'success', text: t('done', { name }) });
        onDone();
      },
    });

  return (
    <div className={styles.form}>
      <Refusal error={error} />
      <p ref={question} tabIndex={-1}>
        {t('ask', { name })}
      </p>
      <div className={styles.buttons}>
        <Button color="red" loading={isPending} onClick={confirm}>
          {t('confirm')}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('keep')}
        </Button>
      </div>
    </div>
  );
}
