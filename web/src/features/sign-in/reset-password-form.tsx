import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { useRequestPasswordReset } from './sign-in.api.ts';
import { SignInFailure } from './sign-in-failure.tsx';
import { useRetryPause } from './use-retry-pause.ts';
import styles from './sign-in.module.css';

/** No more than a glance: only the mail that arrives proves an address. */
const form = z.object({
  email: z.string().check(z.trim(), z.maxLength(254, 'invalid'), z.regex(/^\S+@\S+\.\S+$/, 'invalid')),
});

/** The e-mail to which a temporary password is to be sent. */
export function ResetPasswordForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useTranslations('signIn');
  const { mutate, error, isPending } = useRequestPasswordReset();
  const pause = useRetryPause(error);
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { email: '' },
  });
  const submit = handleSubmit((values) => mutate(values, { onSuccess: () => onSent(values.email) }));

  useEffect(() => setFocus('email'), [setFocus]);

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {error ? <SignInFailure error={error} unavailable={t('reset.failed')} left={pause} /> : null}
      <TextInput
        {...register('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="md"
        error={formState.errors.email && t('reset.invalid')}
      />
      <Button type="submit" size="md" fullWidth loading={isPending} disabled={Boolean(pause)}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
