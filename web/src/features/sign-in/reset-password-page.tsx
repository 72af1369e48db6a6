import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Page } from '../../ui/page.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Who to turn to when the password is lost. */
export function ResetPasswordPage() {
  const t = useTranslations('signIn.reset');
  return (
    <SignInFrame>
      <Page title={t('title')} lead={t('text')}>
        <p>{t('provider')}</p>
        <Link to="/">{t('back')}</Link>
      </Page>
    </SignInFrame>
  );
}
