import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FrontFrame } from '../../../shared/front-frame/front-frame.tsx';
import { SupportContact } from '../../../shared/support/support-contact.tsx';
import { Page } from '../../../ui/page.tsx';
import { RegistrationForm } from './registration-form.tsx';
import styles from './registration.module.css';

/** Signing a business up; what is said afterwards never says whether the address is known already. */
export function RegistrationPage() {
  const t = useTranslations('registration');
  const [email, setEmail] = useState<string | null>(null);
  return (
    <FrontFrame>
      {email === null ? (
        <Page title={t('title')} lead={t('lead')}>
          <RegistrationForm onSent={setEmail} />
          <p className={styles.other}>
            {t('already')} <Link to="/">{t('signIn')}</Link>
          </p>
        </Page>
      ) : (
        <Page key="sent" title={t('sent.title')} lead={t('sent.text', { email })}>
          <ol className={styles.expect}>
            <li>{t('sent.password')}</li>
            <li>{t('sent.plan')}</li>
            <li>{t('sent.information')}</li>
          </ol>
          <Link to="/">{t('sent.signIn')}</Link>
          <p className={styles.other}>
            {t('sent.help')} <SupportContact />
          </p>
        </Page>
      )}
    </FrontFrame>
  );
}
