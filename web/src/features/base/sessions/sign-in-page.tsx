import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { FrontFrame } from '../../../shared/front-frame/front-frame.tsx';
import { Page } from '../../../ui/page.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in.module.css';

/** Where customers of the point-of-sale provider sign in. */
const PROVIDER_PORTAL = 'https://www.clover.com/dashboard/login';

/** The login screen. */
export function SignInPage() {
  const t = useTranslations('signIn');
  return (
    <FrontFrame>
      <Page title={t('title')} lead={t('lead')}>
        <SignInForm>
          <Link to="/reset-password" className={styles.forgot}>
            {t('forgot')}
          </Link>
          <p className={styles.register}>
            {t('newHere')} <Link to="/registration">{t('register')}</Link>
          </p>
          <p className={styles.provider}>
            {t('provider')} <a href={PROVIDER_PORTAL}>{t('providerLink')}</a>
          </p>
        </SignInForm>
      </Page>
    </FrontFrame>
  );
}
