import { NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
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

const schema = z.object({
  subject: z.enum(SUBJECTS),
  message: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(5000, 'too-long')),
});

/** A message to support. Until it is sent it stays as it was typed, and however often it is sent it is one ticket. */
export function SupportForm() {
  const t = useTranslations('support.form');
  const [id, setId] = useState(() => crypto.randomUUID());
  const ask = useAskSupport();
  const { form, field, methods } = useFields({
    schema,
    initial: { subject: 'certificate', message: '' },
    call: ask,
    onSubmit: (content, send) => send({ id, ...content }),
    words: { 'too-long': t('tooLong') },
  });
  const writeAnother = (): void => {
    setId(crypto.randomUUID());
    methods.reset();
    ask.reset();
  };

  return (
    <Section title={t('title')} lead={ask.data ? undefined : t('lead')}>
      {ask.data ? (
        <TicketConfirmation ticketNumber={ask.data.ticketNumber} onAnother={writeAnother} />
      ) : (
        <Form {...form} className={styles.form}>
          <NativeSelect
            {...field('subject')}
            label={t('subject')}
            data={SUBJECTS.map((value) => ({ value, label: t(`subjects.${value}`) }))}
          />
          <Textarea {...field('message')} label={t('message')} description={t('messageHint')} rows={6} />
          <SubmitButton>{t('send')}</SubmitButton>
        </Form>
      )}
    </Section>
  );
}
