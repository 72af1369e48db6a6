import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { filled, usePlainFields } from '../../../shared/forms/use-plain-fields.ts';

interface CodeFormProps {
  readonly kind: 'app' | 'recovery';
  readonly failure: ReactNode;
  readonly isPending: boolean;
  readonly isPaused: boolean;
  readonly onSubmit: (code: string) => void;
}

const FIELD = {
  app: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  recovery: { inputMode: 'text', autoComplete: 'off' },
} as const;

/** One code, which has the focus. */
export function CodeForm({ kind, failure, isPending, isPaused, onSubmit }: CodeFormProps) {
  const t = useTranslations('signIn.code');
  const { form, field } = usePlainFields({
    rules: { code: filled },
    isPending,
    // apps show six digits as two groups of three
    onSubmit: ({ code }) => onSubmit(kind === 'app' ? code.replaceAll(/\s/g, '') : code.trim()),
  });

  return (
    <Form {...form} takesFocus>
      {failure}
      <p>{t(kind === 'app' ? 'lead' : 'leadRecovery')}</p>
      <TextInput
        {...field('code')}
        {...FIELD[kind]}
        label={t(kind === 'app' ? 'label' : 'labelRecovery')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
        size="md"
      />
      <SubmitButton size="md" fullWidth disabled={isPaused}>
        {t('submit')}
      </SubmitButton>
    </Form>
  );
}
