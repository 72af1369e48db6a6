import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { readField } from './read-field.ts';
import type { Credentials } from './sign-in.api.ts';
import styles from './sign-in.module.css';

interface PasswordStepProps {
  readonly email: string;
  readonly failure: ReactNode;
  readonly isPending: boolean;
  /** The server asks to wait before the next try. */
  readonly isPaused: boolean;
  readonly onSubmit: (credentials: Credentials) => void;
}

/** E-mail and password; works with password managers and by keyboard alone. Plain, so that the first screen is light. */
export function PasswordStep({ email: known, failure, isPending, isPaused, onSubmit }: PasswordStepProps) {
  const t = useTranslations('signIn');
  const [missing, setMissing] = useState({ email: false, password: false });
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  useEffect(() => emailField.current?.focus(), []);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const email = readField(event.currentTarget, 'email').trim();
    const password = readField(event.currentTarget, 'password');
    setMissing({ email: email === '', password: password === '' });
    if (email === '') emailField.current?.focus();
    else if (password === '') passwordField.current?.focus();
    else onSubmit({ email, password });
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {failure}
      <TextInput
        required
        ref={emailField}
        name="email"
        defaultValue={known}
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="md"
        error={missing.email && t('required')}
      />
      <PasswordField
        required
        ref={passwordField}
        name="password"
        label={t('password')}
        autoComplete="current-password"
        size="md"
        error={missing.password && t('required')}
      />
      <Button type="submit" size="md" fullWidth loading={isPending} disabled={isPaused}>
        {t('submit')}
      </Button>
    </form>
  );
}
