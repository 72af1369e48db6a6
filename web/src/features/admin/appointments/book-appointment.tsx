import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/banner.tsx';
import type { ChosenMerchant } from './chosen-merchant.tsx';
import { MerchantField } from './merchant-field.tsx';
import { useBook } from './appointments.api.ts';
import styles from './appointments.module.css';
import { useFormatHour } from './use-format-hour.ts';

const NOTE_LENGTH = 300;

interface BookAppointmentProps {
  readonly startsAt: string;
  readonly chosen: ChosenMerchant | null;
  readonly appointments: readonly AppointmentView[];
  readonly onDone: () => void;
}

/** Books an hour. The merchant is known already, or chosen here. */
export function BookAppointment({ startsAt, chosen, appointments, onDone }: BookAppointmentProps) {
  const t = useTranslations('appointments.booking');
  const words = useFormatHour();
  const now = useNow(60_000);
  const { mutate, error, isPending } = useBook();
  const [merchantId, setMerchantId] = useState(chosen?.merchantId ?? null);
  const [note, setNote] = useState(chosen?.note ?? '');
  const [isMissing, setMissing] = useState(false);
  const before = appointments.find(
    (appointment) => appointment.merchantId === merchantId && Date.parse(appointment.startsAt) > now.getTime(),
  );

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(merchantId === null);
    if (merchantId === null || isPending) return;
    const said = note.trim();
    mutate(
      { merchantId, startsAt, ...(said ? { note: said } : {}) },
      {
        onSuccess: (appointment) => {
          showAlert({
            tone: 'success',
            text: t('done', { name: appointment.company_name, ...words(appointment.startsAt) }),
          });
          onDone();
        },
      },
    );
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <FormError error={error} />
      {chosen ? (
        <p>{t('for', { name: chosen.name })}</p>
      ) : (
        <MerchantField error={isMissing && merchantId === null ? t('required') : null} onChange={setMerchantId} />
      )}
      {before ? <Banner tone="info">{t('moves', words(before.startsAt))}</Banner> : null}
      <TextInput
        label={t('note')}
        maxLength={NOTE_LENGTH}
        value={note}
        autoComplete="off"
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Button type="submit" loading={isPending}>
        {t(before ? 'move' : 'book')}
      </Button>
    </form>
  );
}
