import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PROVIDER_PORTAL } from '../../../shared/pos-connection/provider-portal.ts';
import { failureCode } from '../../../shared/http/api-error.ts';
import { formatCountdown } from '../../../lib/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import styles from './sign-in.module.css';

interface SignInFailureProps {
  readonly error: Error;
  /** As it was typed. */
  readonly email?: string;
  /** Text for an error inside the server. */
  readonly unavailable: string;
  /** Milliseconds until the next try is worth it, null when the server asks for no pause. */
  readonly left: number | null;
}

/** A wrong password is said in its own words; other failures in theirs, with what can be done and when. */
export function SignInFailure({ error, email = '', unavailable, left }: SignInFailureProps) {
  const tError = useTranslations('errorMessages');
  const t = useTranslations('signIn');
  const code = failureCode(error);
  return (
    <>
      <Banner tone="error" announced="at-once">
        <strong>{code === 'internal-error' ? unavailable : tError(code)}</strong>
        {code === 'invalid-credentials' ? <p>{t.rich('invalidHint', waysOn(email))}</p> : null}
      </Banner>
      {left ? <RetryCountdown left={left} /> : null}
    </>
  );
}

/** Ways on, with or without such an account. */
const waysOn = (email: string) => ({
  reset: (text: ReactNode) => (
    <Link to="/reset-password" state={(before) => ({ ...before, email })}>
      {text}
    </Link>
  ),
  provider: (text: ReactNode) => <a href={PROVIDER_PORTAL}>{text}</a>,
});

/** Beside the alert and not in it: it would be read out every second. */
function RetryCountdown({ left }: { readonly left: number }) {
  const t = useTranslations('signIn');
  const seconds = Math.ceil(left / 1000);
  const time = seconds < 60 ? `${seconds}\u00A0s` : formatCountdown(left);
  return (
    <p role="timer" className={styles.wait}>
      {t('wait', { time })}
    </p>
  );
}
