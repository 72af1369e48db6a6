import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { readField } from './read-field.ts';
import { useRequestPasswordReset } from './sign-in.api.ts';
import { SignInFailure } from './sign-in-failure.tsx';
import { useRetryPause } from './use-retry-pause.ts';
import styles from './sign-in.module.css';

/** No more than a glance: only the mail that arrives proves an address. */
const LIKE_AN_EMAIL = /^\S+@\S+\.\S+$/;

/** The longest that an address can be. */
const MAX_LENGTH = 254;

/** The e-mail to which a temporary password is to be sent. */
export function ResetPasswordForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useTranslations('signIn');
  const { mutate, error, isPending } = useRequestPasswordReset();
  const pause = useRetryPause(error);
  const [isInvalid, setInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const email = readField(event.currentTarget, 'email').trim();
    const isValid = LIKE_AN_EMAIL.test(email);
    setInvalid(!isValid);
    if (isValid) mutate({ email }, { onSuccess: () => onSent(email) });
    else field.current?.focus();
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {error ? <SignInFailure error={error} unavailable={t('reset.failed')} left={pause} /> : null}
      <TextInput
        required
        ref={field}
        name="email"
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        size="md"
        error={isInvalid && t('reset.invalid')}
      />
      <Button type="submit" size="md" fullWidth loading={isPending} disabled={Boolean(pause)}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
