import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { PasswordField } from '../../ui/password-field.tsx';
import type { Credentials } from './sign-in.api.ts';
import styles from './sign-in.module.css';

/** Messages are keys, put into words when shown. */
const required = z.string().check(z.trim(), z.minLength(1, 'required'));
const credentials = z.object({ email: required, password: z.string().check(z.minLength(1, 'required')) });

interface PasswordStepProps {
  readonly email: string;
  readonly failure: ReactNode;
  readonly isPending: boolean;
  /** The server asks to wait before the next try. */
  readonly isPaused: boolean;
  readonly onSubmit: (credentials: Credentials) => void;
}

/** E-mail and password; works with password managers and by keyboard alone. */
export function PasswordStep({ email, failure, isPending, isPaused, onSubmit }: PasswordStepProps) {
  const t = useTranslations('signIn');
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(credentials),
    defaultValues: { email, password: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(onSubmit);

  useEffect(() => setFocus('email'), [setFocus]);

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {failure}
      <TextInput
        {...register('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="md"
        error={errors.email && t('required')}
      />
      <PasswordField
        {...register('password')}
        label={t('password')}
        autoComplete="current-password"
        size="md"
        error={errors.password && t('required')}
      />
      <Button type="submit" size="md" fullWidth loading={isPending} disabled={isPaused}>
        {t('submit')}
      </Button>
    </form>
  );
}
