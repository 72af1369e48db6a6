import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { failureCode } from '../../lib/http/api-error.ts';
import { Banner } from '../../ui/banner.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useSignIn } from './sign-in.api.ts';
import styles from './sign-in.module.css';

/** Messages are keys, put into words when shown. */
const required = z.string().check(z.trim(), z.minLength(1, 'required'));
const credentials = z.object({ email: required, password: z.string().check(z.minLength(1, 'required')) });

/** E-mail and password; works with password managers and by keyboard alone. */
export function SignInForm() {
  const t = useTranslations('signIn');
  const signIn = useSignIn();
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(credentials),
    defaultValues: { email: '', password: '' },
  });
  const { email, password } = formState.errors;

  const submit = handleSubmit((values) => signIn.mutate(values));

  useEffect(() => setFocus('email'), [setFocus]);

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {signIn.isError ? <SignInFailure error={signIn.error} /> : null}
      <TextInput
        {...register('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="md"
        error={email && t('required')}
      />
      <PasswordField
        {...register('password')}
        label={t('password')}
        autoComplete="current-password"
        size="md"
        error={password && t('required')}
      />
      <Button type="submit" size="md" fullWidth loading={signIn.isPending}>
        {t('submit')}
      </Button>
    </form>
  );
}

/** A wrong password is said in its own words; other failures in theirs, with what can be done. */
function SignInFailure({ error }: { readonly error: Error }) {
  const t = useTranslations('signIn');
  const tError = useTranslations('errors');
  const code = failureCode(error);
  return (
    <Banner tone="error" announced="at-once">
      {code === 'internal-error' ? t('unavailable') : tError(code)}
    </Banner>
  );
}
