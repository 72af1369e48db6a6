import { zodResolver } from '@hookform/resolvers/zod';
import { NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { useAskSupport, type SupportMessage } from './support.api.ts';
import styles from './support.module.css';
import { TicketConfirmation } from './ticket-confirmation.tsx';

const SUBJECTS = [
  'certificate',
  'transmission',
  'terminal',
  'billing',
  'account',
  'other',
] as const satisfies readonly SupportMessage['subject'][];

/** Messages are keys, put into words when shown. */
const form = z.object({
  subject: z.enum(SUBJECTS),
  message: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(5000, 'tooLong')),
});

/** A message to support. Until it is sent it stays as it was typed, and however often it is sent it is one ticket. */
export function SupportForm() {
  const t = useTranslations('support.form');
  const [id, setId] = useState(() => crypto.randomUUID());
  const ask = useAskSupport();
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(form),
    defaultValues: { subject: 'certificate' as SupportMessage['subject'], message: '' },
  });
  const submit = handleSubmit((content) => ask.mutate({ id, ...content }));
  const writeAnother = (): void => {
    setId(crypto.randomUUID());
    reset();
    ask.reset();
  };
  const broken = formState.errors.message?.message as 'required' | 'tooLong' | undefined;

  return (
    <Section title={t('title')} lead={ask.data ? undefined : t('lead')}>
      {ask.data ? (
        <TicketConfirmation ticketNumber={ask.data.ticketNumber} onAnother={writeAnother} />
      ) : (
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          <FormError error={ask.error} />
          <NativeSelect
            {...register('subject')}
            label={t('subject')}
            data={SUBJECTS.map((value) => ({ value, label: t(`subjects.${value}`) }))}
          />
          <Textarea
            required
            {...register('message')}
            label={t('message')}
            description={t('messageHint')}
            rows={6}
            error={broken ? t(broken) : undefined}
          />
          <Button type="submit" loading={ask.isPending}>
            {t('send')}
          </Button>
        </form>
      )}
    </Section>
  );
}
