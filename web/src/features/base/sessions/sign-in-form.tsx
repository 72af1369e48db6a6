import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { failureCode } from '../../../shared/http/api-error.ts';
import { useTypedEmail } from '../../../shared/sessions/typed-email.ts';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { useSignIn, type Credentials } from './sign-in.api.ts';
import { SignInFailure } from './sign-in-failure.tsx';
import { useRetryPause } from './use-retry-pause.ts';

interface SignInFormProps {
  /** The email, once the field is left. */
  readonly onTyped?: (email: string) => void;
  /** Below the first step. */
  readonly children?: ReactNode;
}

/** Email and password, then a code for those who have set up two-step sign-in. */
export function SignInForm({ onTyped, children }: SignInFormProps) {
  const t = useTranslations('signIn');
  const { mutate, reset, error, isPending } = useSignIn();
  const [email, setEmail] = useState(useTypedEmail());
  const [held, hold] = useState<Credentials | null>(null);
  const pause = useRetryPause(error);
  const isAsked = error !== null && failureCode(error) === 'second-factor-required';
  const failure =
    error && !isAsked ? (
      <SignInFailure error={error} email={email} unavailable={t('unavailable')} left={pause} />
    ) : null;
  const step = { failure, isPending, isPaused: Boolean(pause) };

  const submit = (credentials: Credentials): void => {
    setEmail(credentials.email);
    mutate(credentials, {
      onError: (refusal) => {
        const code = failureCode(refusal);
        if (code === 'second-factor-required') hold(credentials);
        if (code === 'invalid-credentials') hold(null);
      },
    });
  };
  const goBack = (): void => {
    hold(null);
    reset();
  };

  if (held) {
    const { email: heldEmail, password } = held;
    return (
      <CodeStep
        {...step}
        onSubmit={(code) => submit({ email: heldEmail, password, code })}
        onSwitch={reset}
        onBack={goBack}
      />
    );
  }
  return (
    <>
      <PasswordStep {...step} email={email} onTyped={onTyped} onSubmit={submit} />
      {children}
    </>
  );
}
