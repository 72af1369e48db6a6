import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FrontFrame } from '../../../shared/front-frame/front-frame.tsx';
import { SupportContact } from '../../../shared/support/support-contact.tsx';
import { useSupportHours } from '../../../shared/support/use-support-calendar.ts';
import { Page } from '../../../ui/page.tsx';
import { TEXT_TARGET } from '../../../ui/text-target.ts';
import { Bullets, Row } from '../../../ui/layout.tsx';
import type { Registration } from './registration.api.ts';
import { RegistrationForm } from './registration-form.tsx';
import { Resend } from './resend.tsx';
import styles from './registration.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Registration sent from this address. */
    readonly registered?: Registration;
  }
}

/** Signing a business up; what is said afterwards never says whether the address is known already. */
export function RegistrationPage() {
  const t = useTranslations('registration');
  const hours = useSupportHours();
  const sent = useRouterState({ select: ({ location }) => location.state.registered }) ?? null;
  const navigate = useNavigate();
  const [isAgain, setAgain] = useState(false);
  const email = sent?.email ?? '';
  // with the address: who loads the page again still reads that the account was asked for
  const send = (registered: Registration): void => {
    setAgain(false);
    void navigate({ to: '.', search: true, state: { registered }, replace: true });
  };
  return (
    <FrontFrame>
      {sent && !isAgain ? (
        <Page key="sent" title={t('sent.title')} lead={t('sent.text', { email })}>
          <Bullets as="ol">
            <li>{t('sent.password')}</li>
            <li>{t('sent.plan')}</li>
            <li>{t('sent.information')}</li>
          </Bullets>
          <Resend registered={sent} />
          <Row gap="xl" align="stretch" justify="between" size="md">
            <Link to="/" state={{ email }} className={TEXT_TARGET}>
              {t('sent.signIn')}
            </Link>
            <button type="button" className={TEXT_TARGET} onClick={() => setAgain(true)}>
              {t('sent.again')}
            </button>
          </Row>
          <p className={styles.other}>
            {t('sent.help', { hours })} <SupportContact />
          </p>
        </Page>
      ) : (
        <Page title={t('title')} lead={t('lead')}>
          <RegistrationForm typed={sent} onSent={send} />
          <p className={styles.other}>
            {t('already')} <Link to="/">{t('signIn')}</Link>
          </p>
          <SupportContact isOffered />
        </Page>
      )}
    </FrontFrame>
  );
}
