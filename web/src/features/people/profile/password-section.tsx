import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '../../../ui/banner.tsx';
import { Section } from '../../../ui/section.tsx';
import { Hint } from '../../../ui/layout.tsx';
import { PasswordForm } from './password-form.tsx';

/** Changing the password; a form that starts empty again once it is done. */
export function PasswordSection() {
  const t = useTranslations('profile.password');
  const [changes, setChanges] = useState(0);
  return (
    <Section title={t('title')} lead={t('lead')}>
      {changes > 0 ? (
        <Banner tone="success" announced="in-turn">
          {t('changed')}
        </Banner>
      ) : null}
      <PasswordForm key={changes} submitLabel={t('submit')} onChosen={() => setChanges(changes + 1)} />
      <Hint size="md">
        {t('none')} <Link to="/reset-password">{t('reset')}</Link>
      </Hint>
    </Section>
  );
}
