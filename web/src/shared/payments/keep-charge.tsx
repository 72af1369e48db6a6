import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { showAlert } from '../../lib/alerts.ts';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useFields } from '../forms/use-fields.ts';
import type { StepProps } from './resolve-charge.tsx';
import { useKeepCharge } from './unexpected-charges.api.ts';

const LONGEST_NOTE = 300;
const schema = z.object({ note: z.string().check(z.trim(), z.minLength(3, 'too-short')) });

/** Asks why a charge is kept. */
export function KeepCharge({ charge: { id, reason }, onDone }: StepProps) {
  const t = useTranslations('unexpectedCharges');
  const { form, field } = useFields({
    schema,
    initial: { note: '' },
    about: id,
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
