import { Link } from '@tanstack/react-router';
import { useRef, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { hasDrafts } from '../../../shared/forms/drafts.ts';
import { FrontFrame } from '../../../shared/front-frame/front-frame.tsx';
import { PROVIDER_PORTAL } from '../../../shared/pos-connection/provider-portal.ts';
import { sessionStore } from '../../../shared/sessions/session-store.ts';
import { SupportContact } from '../../../shared/support/support-contact.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Page } from '../../../ui/page.tsx';
import { TEXT_TARGET } from '../../../ui/text-target.ts';
import { Text } from '../../../ui/layout.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in.module.css';

/** Reason for signing in again, as long as someone who was signed in has not; who signed out reads nothing. */
function Parting() {
  const t = useTranslations('signIn.parting');
  const parting = useSyncExternalStore(sessionStore.subscribe, sessionStore.parting);
  if (parting === null) return null;
  return (
    <Banner tone="info" announced="in-turn">
      {parting === 'elsewhere' ? t('elsewhere') : t('ended')} {parting === 'ended' && hasDrafts() ? t('kept') : null}
    </Banner>
  );
}

/** The login screen. */
export function SignInPage() {
  const t = useTranslations('signIn');
  const typed = useRef('');
  return (
    <FrontFrame>
      <Page title={t('title')} lead={t('lead')}>
        <Parting />
        <SignInForm onTyped={(email) => void (typed.current = email)}>
          <Link to="/reset-password" state={(before) => ({ ...before, email: typed.current })} className={TEXT_TARGET}>
            {t('forgot')}
          </Link>
          <Text size="md">
            {t('newHere')} <Link to="/registration">{t('register')}</Link>
          </Text>
          <p className={styles.provider}>
            {t('provider')} <a href={PROVIDER_PORTAL}>{t('providerLink')}</a>
          </p>
          <SupportContact isOffered />
        </SignInForm>
      </Page>
    </FrontFrame>
  );
}
