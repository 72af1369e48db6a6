import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { likeAnEmail, usePlainFields } from '../../../shared/forms/use-plain-fields.ts';
import { useTypedEmail } from '../../../shared/sessions/typed-email.ts';
import { useRequestPasswordReset } from './sign-in.api.ts';
import { SignInFailure } from './sign-in-failure.tsx';
import { useRetryPause } from './use-retry-pause.ts';

/** The longest that an address can be. */
const MAX_LENGTH = 254;

/** The email to which a temporary password is to be sent. */
export function ResetPasswordForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useTranslations('signIn');
  const { mutate, error, isPending } = useRequestPasswordReset();
  const pause = useRetryPause(error);
  const typed = useTypedEmail();
  const { form, field } = usePlainFields({
    rules: { email: likeAnEmail },
    isPending,
    onSubmit: (fields) => {
      const email = fields.email.trim();
      mutate({ email }, { onSuccess: () => onSent(email) });
    },
  });

  return (
    <Form {...form} takesFocus>
      {error ? <SignInFailure error={error} unavailable={t('reset.failed')} left={pause} /> : null}
      <TextInput
        {...field('email')}
        defaultValue={typed}
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        size="md"
      />
      <SubmitButton size="md" fullWidth disabled={Boolean(pause)}>
        {t('reset.submit')}
      </SubmitButton>
    </Form>
  );
}
