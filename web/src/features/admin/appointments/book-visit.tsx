import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { Refusal } from '../../../shared/errors/refusal.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { Banner } from '../../../ui/banner.tsx';
import type { Visited } from './choosing-for.tsx';
import { MerchantField } from './merchant-field.tsx';
import { useBook } from './appointments.api.ts';
import styles from './appointments.module.css';
import { useVisitWords } from './use-visit-words.ts';

const NOTE_LENGTH = 300;

interface BookVisitProps {
  readonly startsAt: string;
  readonly visited: Visited | null;
  readonly visits: readonly AppointmentView[];
  readonly onDone: () => void;
}

/** Books an hour. Whom it is for is known already, or chosen here. */
export function BookVisit({ startsAt, visited, visits, onDone }: BookVisitProps) {
  const t = useTranslations('appointments.booking');
  const words = useVisitWords();
  const now = useNow(60_000);
  const { mutate, error, isPending } = useBook();
  const [merchantId, setMerchantId] = useState(visited?.merchantId ?? null);
  const [note, setNote] = useState(visited?.note ?? '');
  const [isMissing, setMissing] = useState(false);
  const before = visits.find((visit) => visit.merchantId === merchantId && Date.parse(visit.startsAt) > now.getTime());

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(merchantId === null);
    if (merchantId === null || isPending) return;
    const said = note.trim();
    mutate(
      { merchantId, startsAt, ...(said ? { note: said } : {}) },
      {
        onSuccess: (visit) => {
          showAlert({ tone: 'success', text: t('done', { name: visit.company_name, ...words(visit.startsAt) }) });
          onDone();
        },
      },
    );
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Refusal error={error} />
      {visited ? (
        <p>{t('for', { name: visited.name })}</p>
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
