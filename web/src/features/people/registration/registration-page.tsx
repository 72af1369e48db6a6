import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FrontFrame } from '../../../shared/front-frame/front-frame.tsx';
import { SupportContact } from '../../../shared/support/support-contact.tsx';
import { useSupportHours } from '../../../shared/support/use-support-calendar.ts';
import { Page } from '../../../ui/page.tsx';
import { TEXT_TARGET } from '../../../ui/text-target.ts';
import { RegistrationForm, type Typed } from './registration-form.tsx';
import styles from './registration.module.css';

/** Signing a business up; what is said afterwards never says whether the address is known already. */
export function RegistrationPage() {
  const t = useTranslations('registration');
  const hours = useSupportHours();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isSent, setSent] = useState(false);
  const email = typed?.email ?? '';
  const send = (read: Typed): void => {
    setTyped(read);
    setSent(true);
  };
  return (
    <FrontFrame>
      {isSent ? (
        <Page key="sent" title={t('sent.title')} lead={t('sent.text', { email })}>
          <ol className={styles.expect}>
            <li>{t('sent.password')}</li>
            <li>{t('sent.plan')}</li>
            <li>{t('sent.information')}</li>
          </ol>
          <div className={styles.ways}>
            <Link to="/" state={{ email }} className={TEXT_TARGET}>
              {t('sent.signIn')}
            </Link>
            <button type="button" className={TEXT_TARGET} onClick={() => setSent(false)}>
              {t('sent.again')}
            </button>
          </div>
          <p className={styles.other}>
            {t('sent.help', { hours })} <SupportContact />
          </p>
        </Page>
      ) : (
        <Page title={t('title')} lead={t('lead')}>
          <RegistrationForm typed={typed} onSent={send} />
          <p className={styles.other}>
            {t('already')} <Link to="/">{t('signIn')}</Link>
          </p>
          <SupportContact isOffered />
        </Page>
      )}
    </FrontFrame>
  );
}
