import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FrontFrame } from '../../../shared/front-frame/front-frame.tsx';
import { SupportContact } from '../../../shared/support/support-contact.tsx';
import { useSupportHours } from '../../../shared/support/use-support-calendar.ts';
import { Page } from '../../../ui/page.tsx';
import { TEXT_TARGET } from '../../../ui/text-target.ts';
import { Bullets, Row } from '../../../ui/layout.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import styles from './sign-in.module.css';

/** An email for a temporary password; what is said afterwards never says whether there is such an account. */
export function ResetPasswordPage() {
  const [email, setEmail] = useState<string | null>(null);
  return (
    <FrontFrame>
      {email === null ? <AskForEmail onSent={setEmail} /> : <Sent email={email} onAgain={() => setEmail(null)} />}
    </FrontFrame>
  );
}

function AskForEmail({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useTranslations('signIn.reset');
  return (
    <Page title={t('title')} lead={t('text')}>
      <ResetPasswordForm onSent={onSent} />
      <Link to="/" className={TEXT_TARGET}>
        {t('back')}
      </Link>
      <p className={styles.provider}>{t('provider')}</p>
      <SupportContact isOffered />
    </Page>
  );
}

function Sent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const t = useTranslations('signIn.reset');
  const hours = useSupportHours();
  return (
    <Page title={t('sentTitle')} lead={t('sentText', { email })}>
      <Bullets>
        <li>{t('sentWait')}</li>
        <li>{t('sentUse')}</li>
        <li>{t('sentOld')}</li>
      </Bullets>
      <Row gap="xl" align="stretch" justify="between" size="md">
        <Link to="/" state={{ email }} className={TEXT_TARGET}>
          {t('back')}
        </Link>
        <button type="button" className={TEXT_TARGET} onClick={onAgain}>
          {t('again')}
        </button>
      </Row>
      <p className={styles.provider}>
        {t('sentHelp', { hours })} <SupportContact />
      </p>
    </Page>
  );
}
