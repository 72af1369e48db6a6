import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Page } from '../../ui/page.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import styles from './sign-in.module.css';

/** Where customers of the point-of-sale provider sign in. */
const PROVIDER_PORTAL = 'https://www.clover.com/dashboard/login';

/** The login screen. */
export function SignInPage() {
  const t = useTranslations('signIn');
  return (
    <SignInFrame>
      <Page title={t('title')} lead={t('lead')}>
        <SignInForm>
          <Link to="/reset-password" className={styles.forgot}>
            {t('forgot')}
          </Link>
          <p className={styles.provider}>
            {t('provider')} <a href={PROVIDER_PORTAL}>{t('providerLink')}</a>
          </p>
        </SignInForm>
      </Page>
    </SignInFrame>
  );
}
