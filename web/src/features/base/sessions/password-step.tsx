import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { filled, usePlainFields } from '../../../shared/forms/use-plain-fields.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import type { Credentials } from './sign-in.api.ts';

interface PasswordStepProps {
  readonly email: string;
  readonly failure: ReactNode;
  readonly isPending: boolean;
  /** The server asks to wait before the next try. */
  readonly isPaused: boolean;
  readonly onTyped?: ((email: string) => void) | undefined;
  readonly onSubmit: (credentials: Credentials) => void;
}

/** Email and password; works with password managers and by keyboard alone. */
export function PasswordStep({ email: known, failure, isPending, isPaused, onTyped, onSubmit }: PasswordStepProps) {
  const t = useTranslations('signIn');
  const { form, field } = usePlainFields({
    rules: { email: filled, password: (text) => (text === '' ? 'required' : null) },
    isPending,
    onSubmit: ({ email, password }) => onSubmit({ email: email.trim(), password }),
  });

  return (
    <Form {...form} takesFocus>
      {failure}
      <TextInput
        {...field('email')}
        defaultValue={known}
        onBlur={({ currentTarget }) => onTyped?.(currentTarget.value.trim())}
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="md"
      />
      <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" size="md" />
      <SubmitButton size="md" fullWidth disabled={isPaused}>
        {t('submit')}
      </SubmitButton>
    </Form>
  );
}
