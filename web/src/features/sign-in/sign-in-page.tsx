import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Banner } from '../../ui/banner.tsx';
import { Page } from '../../ui/page.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import styles from './sign-in.module.css';

/** Where customers of the point-of-sale provider sign in. */
const PROVIDER_PORTAL = 'https://www.clover.com/dashboard/login';

/** The login screen. */
export const SignInPage = () => <SignIn cameFromProvider={false} />;

/** The same screen, reached from the provider. Source: spec §2 "loginClover". */
export const CloverSignInPage = () => <SignIn cameFromProvider />;

function SignIn({ cameFromProvider }: { readonly cameFromProvider: boolean }) {
  const t = useTranslations('signIn');
  return (
    <SignInFrame>
      <Page title={t('title')} lead={t('lead')}>
        {cameFromProvider ? <Banner tone="info">{t('arrival')}</Banner> : null}
        <SignInForm />
        <Link to="/reset-password" className={styles.forgot}>
          {t('forgot')}
        </Link>
        <p className={styles.provider}>
          {t('provider')} <a href={PROVIDER_PORTAL}>{t('providerLink')}</a>
        </p>
      </Page>
    </SignInFrame>
  );
}
